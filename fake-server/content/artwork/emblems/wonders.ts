import { gold, lit, shaded, sheen, silver, tone } from '../palette.ts';
import {
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

/** A ringed planet. */
export const planet: Emblem = (brush) =>
  place(
    `<ellipse rx="106" ry="26" fill="none" stroke="${tone(brush.hue + 40, 90, 70)}" stroke-width="13"/>` +
      disc(
        0,
        0,
        64,
        lit(brush.sheet, brush.hue + 60, 85, 52),
        `stroke="${brush.ink}" stroke-width="3"`,
      ) +
      flat('M-62-18Q0 0 62-18L64 0Q0 18-64 0zM-56 30Q0 44 56 30L44 46Q0 56-44 46z', '#fff3') +
      `<path d="M-106 0A106 26 0 0 0 106 0" fill="none" stroke="${gold(brush.sheet)}" stroke-width="13"/>`,
    0,
    0,
    1,
    -20,
  ) + glint(-30, -34, 22);

/** A rocket with its flame. */
export const rocket: Emblem = (brush) =>
  place(
    flat('M-22 60Q-30 96 0 124 30 96 22 60z', brush.sheet.linear('#fff7b0', '#ff9a1a', '#ff2a00')) +
      mirrored(
        brush,
        inked(brush, 'M-30 10-66 58-60 78-22 58z', shaded(brush.sheet, 354, 88, 46)),
      ) +
      inked(brush, 'M0-104C40-70 44-10 26 62H-26C-44-10-40-70 0-104z', silver(brush.sheet)) +
      inked(
        brush,
        'M0-104C18-88 28-70 32-52H-32C-28-70-18-88 0-104z',
        shaded(brush.sheet, 354, 88, 46),
        3,
      ) +
      disc(0, -18, 20, lit(brush.sheet, 200, 95, 55), `stroke="#ffd24a" stroke-width="7"`) +
      oval(-6, -26, 7, 5, '#fff'),
    0,
    0,
    0.92,
    34,
  );

/** A visitor in a flying saucer. */
export const saucer: Emblem = (brush) =>
  flat(
    'M-40 34 -86 112H86L40 34z',
    brush.sheet.linear(tone(130, 95, 70, 0.8), tone(130, 95, 70, 0)),
  ) +
  inked(brush, 'M-48-14C-48-84 48-84 48-14z', brush.sheet.linear('#e8ffff', '#5fd0e8')) +
  inked(brush, 'M-24-14C-44-56-24-70 0-70S44-56 24-14z', lit(brush.sheet, 105, 80, 48), 3) +
  mirrored(
    brush,
    '<ellipse cx="-14" cy="-40" rx="11" ry="7" fill="#0b1408" transform="rotate(28 -14 -40)"/>',
  ) +
  inked(brush, 'M-104 8C-90-24 90-24 104 8 84 48-84 48-104 8z', silver(brush.sheet), 5) +
  flat('M-100 12C-60 30 60 30 100 12 80 46-80 46-100 12z', '#1a1f4088') +
  [-66, -24, 24, 66].map((x) => disc(x, 12 - Math.abs(x) / 16, 8, '#fff27a')).join('') +
  flat('M-40-20C-40-50-26-66-6-72-26-56-30-40-30-20z', '#fffa');

/** A cowboy's hat on a star. */
export const cowboyHat: Emblem = (brush) =>
  inked(
    brush,
    'M-44 10C-52-50-40-86-24-78-10-90 10-90 24-78 40-86 52-50 44 10z',
    shaded(brush.sheet, 26, 65, 34),
  ) +
  flat('M-4-82C-16-60-16-30-8 4-30 0-40-40-28-74z', '#fff3') +
  flat('M-47-8Q0 14 47-8L45 16Q0 34-45 16z', '#8e1414') +
  flat(spikes(5, 15, 7), '#ffd24a', 'transform="translate(0 14)"') +
  inked(
    brush,
    'M-104-14C-84 2-60 14-46 14Q0 34 46 14C60 14 84 2 104-14 100 40 50 56 0 56S-100 40-104-14z',
    shaded(brush.sheet, 28, 68, 38),
  ) +
  flat('M-104-14C-84 24-40 40 0 40S84 24 104-14C90 14 50 30 0 30S-90 14-104-14z', '#fff4');

/** A sheriff's badge. */
export const sheriffBadge: Emblem = (brush) => {
  const tips = [0, 60, 120, 180, 240, 300]
    .map((turn) => `<circle cy="-90" r="13" transform="rotate(${turn})"/>`)
    .join('');
  return (
    `<g fill="${gold(brush.sheet)}" stroke="${brush.ink}">${tips}</g>` +
    inked(brush, spikes(6, 90, 48), gold(brush.sheet), 5) +
    disc(0, 0, 40, brush.sheet.linear('#8a4a04', '#f0b02e'), 'stroke="#fff0a0" stroke-width="4"') +
    flat(spikes(5, 28, 12), '#fff3b0', 'stroke="#8a4a04" stroke-width="3"') +
    glint(-40, -24, 24)
  );
};

/** A cactus with a flower. */
export const cactus: Emblem = (brush) => {
  const body = 'M0 92V-62M0 40H-46V-14M0 14H46V-34';
  return (
    line(body, brush.ink, 46) +
    line(body, tone(130, 65, 30), 38) +
    line('M-8 88V-60M-52 30V-14M40 4V-34', tone(100, 65, 55), 7) +
    flat(spikes(7, 24, 12), '#ff5c9a', 'transform="translate(0 -80)"') +
    disc(0, -80, 7, '#ffe14a')
  );
};

/** A swirled lollipop. */
export const lollipop: Emblem = (brush) => {
  const arms = Array.from(
    { length: 6 },
    (_, index) =>
      `<path d="M0 0C30-10 50-40 34-66A74 74 0 0 1 68-29C50-10 20-4 0 0z" transform="rotate(${index * 60})"/>`,
  ).join('');
  return (
    inked(brush, 'M-7 40H7V106H-7z', '#fff') +
    disc(0, -20, 76, '#fff', `stroke="${brush.ink}" stroke-width="5"`) +
    `<g transform="translate(0 -20)" fill="${shaded(brush.sheet, 338, 92, 56)}">${arms}</g>` +
    `<ellipse cx="-26" cy="-60" rx="34" ry="17" fill="${sheen(brush.sheet)}" transform="rotate(-30 -26 -60)"/>` +
    inked(brush, 'M0 62-36 44V80zM0 62 36 44V80z', shaded(brush.sheet, 200, 90, 55))
  );
};

/** A wrapped candy. */
export function candy(hue: number): Emblem {
  return (brush) =>
    place(
      mirrored(
        brush,
        inked(brush, 'M-44 0-100-38-90-10-104 4-90 14-98 40z', shaded(brush.sheet, hue, 92, 62)),
      ) +
        disc(0, 0, 58, lit(brush.sheet, hue, 92, 54), `stroke="${brush.ink}"`) +
        flat('M-20-54Q10 0-20 54L0 58Q30 0 0-58zM24-52Q54 0 24 52L40 40Q58 0 40-42z', '#fff8') +
        oval(-26, -30, 16, 10, '#fffc'),
      0,
      0,
      1,
      -24,
    );
}

/** An iced cupcake with a cherry. */
export const cupcake: Emblem = (brush) =>
  inked(brush, 'M-62 18H62L44 94H-44z', shaded(brush.sheet, 28, 75, 50)) +
  line('M-40 26-30 88M-14 26-10 90M14 26 10 90M40 26 30 88', '#7c3a10', 6) +
  inked(
    brush,
    'M-80 24C-96-6-66-24-56-20-62-50-30-58-24-50-20-80 20-80 24-50 30-58 62-50 56-20 66-24 96-6 80 24Q0 46-80 24z',
    brush.sheet.linear('#fff0fa', '#ff8ecb 50%', '#d63b93'),
  ) +
  line('M-62 6Q0 28 62 4M-42-24Q0-8 44-26', '#ffffffa0', 7) +
  disc(0, -76, 20, lit(brush.sheet, 352), `stroke="${brush.ink}"`) +
  oval(-6, -83, 5, 4, '#fff');

/** A toadstool. */
export const toadstool: Emblem = (brush) =>
  inked(
    brush,
    'M-26 0Q-20 50-38 90H38Q20 50 26 0z',
    brush.sheet.linear('#c9b48a', '#fffbe8', '#d9c08a'),
  ) +
  inked(brush, 'M-96 10C-90-70-40-94 0-94S90-70 96 10Q0 40-96 10z', lit(brush.sheet, 352, 85, 46)) +
  oval(-44, -34, 20, 16, '#fff6e0') +
  oval(20, -60, 18, 13, '#fff6e0') +
  oval(52, -12, 17, 13, '#fff6e0') +
  oval(-6, -8, 12, 9, '#fff6e0') +
  flat('M-80-4C-72-54-44-76-20-82-50-60-62-30-64 0z', '#fff5');

/** A butterfly with lit wings. */
export const butterfly: Emblem = (brush) =>
  mirrored(
    brush,
    inked(
      brush,
      'M-4-8C-30-80-84-96-100-70-108-40-70 6-6 10z',
      lit(brush.sheet, brush.hue + 40, 92, 58),
    ) +
      inked(
        brush,
        'M-6 8C-60 6-84 40-66 72-40 92-12 50-4 24z',
        lit(brush.sheet, brush.hue + 90, 92, 56),
      ) +
      flat('M-24-16C-44-50-72-66-84-58-84-40-56-16-24-16z', '#fff9') +
      flat('M-22 22C-46 24-58 44-50 58-36 62-22 42-22 22z', '#fff7') +
      line('M-3-34Q-12-66-30-78', brush.ink, 5) +
      disc(-30, -78, 5, '#ffd24a'),
  ) + inked(brush, 'M0-40C14-40 10 20 0 66-10 20-14-40 0-40z', gold(brush.sheet), 3);

/** A bottle of bubbling potion. */
export const potion: Emblem = (brush) =>
  inked(
    brush,
    'M-22-92H22V-40C70-26 88 10 80 46 70 84 34 94 0 94S-70 84-80 46C-88 10-70-26-22-40z',
    '#dff6ff66',
    5,
  ) +
  flat(
    'M-70 10Q-30-6 0 10T72 12C80 60 50 86 0 86S-80 60-70 10z',
    lit(brush.sheet, brush.hue + 120, 95, 52),
  ) +
  disc(-24, 40, 11, '#fff7') +
  disc(16, 56, 8, '#fff7') +
  disc(30, 28, 6, '#fff9') +
  inked(brush, 'M-26-104H26V-84H-26z', shaded(brush.sheet, 26, 60, 40)) +
  flat('M-56 20C-58-6-40-22-16-30-34-10-42 20-38 52-50 46-56 34-56 20z', '#fffb') +
  line('M-24-44H24', '#ffd24a', 8);

/** A fortune teller's ball. */
export const crystalBall: Emblem = (brush) =>
  inked(brush, 'M-46 56H46L62 96H-62z', gold(brush.sheet)) +
  disc(
    0,
    -10,
    78,
    brush.sheet.radial(
      { cx: 50, cy: 62, r: 60 },
      '#fff',
      `${tone(brush.hue + 60, 95, 72)} 30%`,
      `${tone(brush.hue, 85, 44)} 70%`,
      tone(brush.hue - 20, 80, 20),
    ),
    `stroke="${brush.ink}"`,
  ) +
  flat(spikes(4, 44, 9), '#fffd', 'transform="translate(4 10)"') +
  `<ellipse cx="-28" cy="-50" rx="32" ry="17" fill="${sheen(brush.sheet)}" transform="rotate(-32 -28 -50)"/>`;
