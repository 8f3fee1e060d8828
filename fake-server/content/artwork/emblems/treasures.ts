import { bronze, gold, lit, shaded, tone } from '../palette.ts';
import {
  type Brush,
  disc,
  type Emblem,
  flat,
  glint,
  inked,
  line,
  mirrored,
  oval,
  place,
  spikes,
} from '../shapes.ts';

/** A gold coin with a star struck into it. */
export const coin: Emblem = (brush) =>
  disc(0, 6, 92, '#6b3803') +
  disc(0, 0, 92, gold(brush.sheet), `stroke="${brush.ink}"`) +
  disc(0, 0, 72, brush.sheet.linear('#a85f08', '#f3b72d', '#ffe88a')) +
  flat(spikes(5, 52, 24), gold(brush.sheet), 'stroke="#8f4e06" stroke-width="5"') +
  flat('M-84-30A90 90 0 0 1-10-89L-14-72A72 72 0 0 0-68-24z', '#fffc');

/** A star whose points are folded, half in light and half in shade. */
export function foldedStar(hue: number): Emblem {
  return (brush) => {
    const folds = Array.from({ length: 5 }, (_, index) =>
      place(
        flat('M0 0V-92L-24-33z', tone(hue + 8, 96, 74)) +
          flat('M0 0V-92L24-33z', tone(hue - 10, 92, 44)),
        0,
        0,
        1,
        index * 72,
      ),
    ).join('');
    return inked(brush, spikes(5, 96, 43), bronze(brush.sheet), 10) + folds + glint(-26, -34, 22);
  };
}

/** A king's crown. */
export const crown: Emblem = (brush) => {
  const balls = [-92, -47, 0, 47, 92].map((x) =>
    disc(
      x,
      Math.abs(x) * 0.32 - 72,
      13,
      lit(brush.sheet, 352),
      `stroke="${brush.ink}" stroke-width="3"`,
    ),
  );
  return (
    inked(
      brush,
      'M-70 40-92-40-46-4-47-56-18-12 0-72 18-12 47-56 46-4 92-40 70 40z',
      gold(brush.sheet),
    ) +
    flat('M0-72 18-12 47-56 46-4 92-40 70 40H0z', '#8a4a0040') +
    inked(brush, 'M-74 34Q0 60 74 34L70 76Q0 100-70 76z', bronze(brush.sheet)) +
    flat('M-74 34Q0 60 74 34L73 44Q0 70-73 44z', '#ffe58a') +
    balls.join('') +
    disc(0, 68, 15, lit(brush.sheet, 205), 'stroke="#ffe58a" stroke-width="4"') +
    disc(-42, 62, 11, lit(brush.sheet, 140), 'stroke="#ffe58a" stroke-width="3"') +
    disc(42, 62, 11, lit(brush.sheet, 350), 'stroke="#ffe58a" stroke-width="3"') +
    glint(-60, 2, 24)
  );
};

/** A lucky seven in red enamel with a gold rim. */
export const seven: Emblem = (brush) => {
  const d = 'M-66-88H70V-54C30-8 10 40 8 92H-46C-42 36-20-8 18-46H-34L-44-26H-66z';
  return (
    flat(d, '#3a0a00', 'transform="translate(5 7)" stroke="#3a0a00" stroke-width="16"') +
    flat(d, gold(brush.sheet), `stroke="#ffcf4a" stroke-width="14"`) +
    flat(
      d,
      brush.sheet.linear('#ff8a6b', '#f01b1b 45%', '#8d0010'),
      'stroke="#7c2b00" stroke-width="3"',
    ) +
    flat('M-60-82H64V-66H-60z', '#fff9') +
    flat('M-40 86C-36 36-10-12 26-46H38C6-6-18 40-20 86z', '#fff5') +
    glint(58, -76, 24)
  );
};

/** Three sevens, the middle one in front. */
export const tripleSeven: Emblem = (brush) => {
  const one = brush.sheet.keep(seven(brush));
  const use = `<use href="${one}"/>`;
  return place(use, -58, 8, 0.68, -12) + place(use, 58, 8, 0.68, 12) + place(use, 0, -6, 0.9);
};

/** A bell. */
export const bell: Emblem = (brush) =>
  disc(0, 76, 20, lit(brush.sheet, 36, 80, 42), `stroke="${brush.ink}"`) +
  inked(
    brush,
    'M-14-78Q0-104 14-78C56-66 58-20 64 20 68 46 86 54 92 72H-92C-86 54-68 46-64 20-58-20-56-66-14-78z',
    gold(brush.sheet),
  ) +
  flat('M0-92Q10-90 14-78C56-66 58-20 64 20 68 46 86 54 92 72H20C50 40 40-60 0-92z', '#7a3c0066') +
  flat('M-30-62C-52-40-46 6-56 40-30 10-40-40-18-66z', '#fffc') +
  inked(brush, 'M-92 58H92V78H-92z', bronze(brush.sheet)) +
  flat('M-88 60H88V66H-88z', '#ffe58a') +
  glint(-40, -30, 26);

/** A four-leaved clover. */
export const clover: Emblem = (brush) => {
  const leaf = brush.sheet.keep(
    inked(
      brush,
      'M0-2C-60-22-62-92-26-92-10-92-2-84 0-72 2-84 10-92 26-92 62-92 60-22 0-2z',
      shaded(brush.sheet, 130, 80, 38),
    ) + flat('M-8-22C-46-40-46-80-26-82-12-80-6-60-8-22z', '#ffffff55'),
  );
  const leaves = [0, 90, 180, 270].map(
    (turn) => `<use href="${leaf}" transform="rotate(${turn})"/>`,
  );
  return (
    line('M0 0Q10 60 44 98', '#135c22', 11) +
    place(leaves.join(''), 0, 0, 1, 45) +
    disc(0, 0, 8, '#c8ffb0')
  );
};

/** A lucky horseshoe. */
export const horseshoe: Emblem = (brush) => {
  const nails = [
    [-66, 20],
    [-62, -24],
    [-36, -60],
  ].map(([x = 0, y = 0]) => disc(x, y, 7, '#5c2c02') + disc(-x, y, 7, '#5c2c02'));
  return (
    inked(
      brush,
      'M-50 92-88 88C-120-20-76-94 0-94S120-20 88 88L50 92C84-10 54-52 0-52S-84-10-50 92z',
      gold(brush.sheet),
      5,
    ) +
    flat('M0-94C76-94 120-20 88 88L76 90C104-10 62-80 0-84z', '#7a3c0070') +
    nails.join('') +
    glint(-74, -50, 30)
  );
};

/** A shoe-shaped ingot. */
export const ingot: Emblem = (brush) =>
  inked(brush, 'M-96-24Q-60 10 0 10T96-24C92 40 60 72 0 72S-92 40-96-24z', gold(brush.sheet), 5) +
  oval(0, -14, 60, 36, brush.sheet.linear('#fffbd6', '#f2b32c', '#a35c06')) +
  flat('M-96-24Q-60 10 0 10T96-24Q60 24 0 24T-96-24z', '#fff9') +
  flat('M20 72C70 66 92 40 96-24Q88 40 20 72z', '#7a3c0080') +
  glint(-30, -30, 24);

/** An open chest full of gold. */
export const chest: Emblem = (brush) => {
  const wood = shaded(brush.sheet, 22, 70, 34);
  const coins = [-60, -34, -8, 20, 46, 64].map(
    (x, index) =>
      oval(x, -12 - (index % 3) * 9, 22, 15, gold(brush.sheet)) +
      oval(x, -13 - (index % 3) * 9, 14, 8, '#f9c840'),
  );
  return (
    inked(brush, 'M-88-20C-88-100 88-100 88-20L74-8H-74z', wood, 5) +
    flat('M-70-18C-66-78 66-78 70-18z', '#1d0800') +
    oval(0, -20, 74, 34, brush.sheet.radial({ cx: 50, cy: 50, r: 50 }, '#fff6c0', '#ffd24a00')) +
    coins.join('') +
    inked(brush, 'M-92-2H92L82 84H-82z', wood, 5) +
    flat('M-92-2H92L90 16H-90zM-70 0H-48L-44 84H-64zM70 0H48L44 84H64z', gold(brush.sheet)) +
    inked(brush, 'M-20 4H20V36Q0 56-20 36z', gold(brush.sheet), 3) +
    disc(0, 22, 7, '#3a1500') +
    glint(-20, -44, 26) +
    glint(50, -36, 16)
  );
};

/** A pile of gold bars. */
export const goldBars: Emblem = (brush) => {
  const bar = brush.sheet.keep(
    inked(brush, 'M-44-20H30L48 22H-54z', gold(brush.sheet), 3) +
      flat('M-44-20H30L26-8H-40z', '#fffbe0') +
      flat('M30-20 48 22H34L22-8z', '#8a4a0090'),
  );
  const at = (x: number, y: number): string => `<use href="${bar}" x="${x}" y="${y}"/>`;
  return (
    at(-54, 56) + at(54, 56) + at(-4, 12) + at(0, -32) + glint(-30, -48, 26) + glint(70, 40, 16)
  );
};

/** A winner's cup. */
export const trophy: Emblem = (brush) =>
  mirrored(
    brush,
    line('M-50-66H-84Q-88-6-40 4', '#7a3c04', 18) + line('M-50-66H-84Q-88-6-40 4', '#ffcf4a', 10),
  ) +
  inked(brush, 'M-12 20H12L18 60H-18z', bronze(brush.sheet)) +
  inked(brush, 'M-60-90H60C60-20 40 28 0 30S-60-20-60-90z', gold(brush.sheet)) +
  flat('M20-90H60C60-20 40 28 0 30 24 0 26-50 20-90z', '#7a3c0066') +
  flat('M-46-80H-26C-28-40-20-10-8 16-34 0-44-40-46-80z', '#fffb') +
  inked(brush, 'M-46 60H46L54 92H-54z', shaded(brush.sheet, brush.hue, 60, 26)) +
  flat('M-26 70H26V82H-26z', '#ffd24a') +
  flat(spikes(5, 24, 11), '#9a5206', 'transform="translate(0 -42)"') +
  glint(-36, -62, 30);

/** A bag of money. */
export const moneyBag: Emblem = (brush) =>
  inked(
    brush,
    'M-30-50C-96 0-100 88-40 90H40C100 88 96 0 30-50z',
    lit(brush.sheet, 32, 72, 44),
    5,
  ) +
  inked(
    brush,
    'M-30-52C-50-80-44-96-22-84-8-100 8-100 22-84 44-96 50-80 30-52z',
    lit(brush.sheet, 34, 72, 50),
  ) +
  line('M-34-50H34', '#ffd24a', 12) +
  place(coin(brush), 0, 24, 0.42) +
  glint(-50, 10, 20);

/** A heap of coins for the foreground. */
export function coinHeap(brush: Brush, width: number): string {
  const one = brush.sheet.keep(
    oval(0, 4, 17, 9, '#6b3803') +
      oval(0, 0, 17, 9, gold(brush.sheet)) +
      oval(0, 0, 11, 5, '#e8a320'),
  );
  const row = (count: number, y: number): string =>
    Array.from({ length: count }, (_, index) => {
      const x = (index - (count - 1) / 2) * 28 + brush.random.whole(-4, 4);
      return `<use href="${one}" x="${x}" y="${y + brush.random.whole(-3, 3)}"/>`;
    }).join('');
  const base = Math.round(width / 30);
  return row(base, 0) + row(base - 3, -10);
}
