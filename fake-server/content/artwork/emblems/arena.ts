import { bronze, gold, lit, shaded, silver, tone } from '../palette.ts';
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

/** A football. */
export const football: Emblem = (brush) => {
  const patches = Array.from(
    { length: 5 },
    (_, index) =>
      `<path d="M-20-92 20-92 28-70 0-54-28-70z" transform="rotate(${index * 72 + 36})"/><path d="M0-32V-58" stroke="#1a1c28" stroke-width="5" transform="rotate(${index * 72 + 36})"/>`,
  ).join('');
  return (
    `<g clip-path="${brush.sheet.clip('M-92 0a92 92 0 1 0 184 0a92 92 0 1 0-184 0')}">` +
    disc(
      0,
      0,
      92,
      brush.sheet.radial({ cx: 36, cy: 28, r: 78 }, '#fff', '#eef1f8 50%', '#6a7590'),
    ) +
    `<g fill="#1a1c28"><path d="${spikes(5, 34, 27.5)}"/>${patches}</g></g>` +
    disc(0, 0, 92, 'none', `stroke="${brush.ink}"`) +
    oval(-32, -46, 30, 17, '#fff9')
  );
};

/** A basketball. */
export const basketball: Emblem = (brush) =>
  disc(0, 0, 92, lit(brush.sheet, 24, 92, 50), `stroke="${brush.ink}"`) +
  line('M-92 0H92M0-92V92M-66-64C-20-30-20 30-66 64M66-64C20-30 20 30 66 64', '#3a1405', 6) +
  oval(-32, -50, 28, 16, '#fff6');

/** A tennis ball. */
export const tennisBall: Emblem = (brush) =>
  disc(0, 0, 92, lit(brush.sheet, 72, 85, 54), `stroke="${brush.ink}"`) +
  line('M-70-58C-10-40-10 40-70 58M70-58C10-40 10 40 70 58', '#fff', 8) +
  oval(-32, -50, 26, 15, '#fff8');

/** A boxing glove. */
export const boxingGlove: Emblem = (brush) =>
  inked(brush, 'M-30 50H56L62 96H-34z', brush.sheet.linear('#fff', '#c9cfe0')) +
  inked(
    brush,
    'M-40 56C-80 30-96-20-76-56-50-100 50-100 76-50 90-10 78 40 60 58z',
    lit(brush.sheet, 354, 88, 46),
    5,
  ) +
  inked(
    brush,
    'M-52 24C-92 10-98-36-74-44-52-48-40-20-26-6-8 12-30 36-52 24z',
    lit(brush.sheet, 356, 88, 50),
  ) +
  line('M-20-70C-10-40-8-30-16-16M20-78C26-50 28-36 24-20', '#7c0410', 5) +
  line('M-32 66H60', '#d3101f', 9) +
  flat('M6-78Q50-76 62-40 40-62 6-64z', '#fff7');

/** A racing helmet. */
export const racingHelmet: Emblem = (brush) =>
  inked(
    brush,
    'M-92 30C-100-50-50-92 6-90 70-88 98-40 92 20L84 66Q30 84-40 76-88 70-92 30z',
    lit(brush.sheet, brush.hue, 88, 48),
    5,
  ) +
  inked(
    brush,
    'M-94 0Q-40-34 44-22L50 24Q-30 22-90 36z',
    brush.sheet.linear('#bdf6ff', '#1b5e9c 40%', '#0a1330'),
  ) +
  flat('M-70-4Q-40-22 0-22L-16 10Q-50 12-74 20z', '#fff9') +
  line('M-40-76Q30-60 88-20M-62-62Q20-46 86 6', '#fff', 8) +
  line('M-84 48Q0 62 86 46', '#ffd24a', 7);

/** A game pad. */
export const gamepad: Emblem = (brush) => {
  const buttons = [
    [52, -34, 130],
    [72, -14, 355],
    [52, 6, 205],
    [32, -14, 48],
  ].map(([x = 0, y = 0, hue = 0]) =>
    disc(x, y, 10, tone(hue, 95, 60), `stroke="${tone(hue, 90, 22)}" stroke-width="3"`),
  );
  return (
    inked(
      brush,
      'M-60-56Q0-42 60-56C100-54 112 40 98 74 84 98 60 70 40 38H-40C-60 70-84 98-98 74-112 40-100-54-60-56z',
      shaded(brush.sheet, brush.hue, 65, 30),
      5,
    ) +
    flat(
      'M-60-52Q0-38 60-52 86-50 92-20 60-44 0-32-60-44-92-20-86-50-60-52z',
      tone(brush.hue + 20, 95, 78, 0.8),
    ) +
    flat(
      'M-60-36H-44V-22H-30V-6H-44V8H-60V-6H-74V-22H-60z',
      '#e9edff',
      'stroke="#10122a" stroke-width="3"',
    ) +
    buttons.join('') +
    disc(-22, 22, 17, '#0c0e1e', `stroke="${tone(brush.hue + 150, 100, 62)}" stroke-width="4"`) +
    disc(22, 22, 17, '#0c0e1e', `stroke="${tone(brush.hue + 150, 100, 62)}" stroke-width="4"`) +
    disc(0, -20, 9, tone(brush.hue + 150, 100, 70))
  );
};

/** Crossed blades behind a team's shield. */
export const teamShield: Emblem = (brush) => {
  const blade = brush.sheet.keep(
    inked(brush, 'M-8-104 0-112 8-104V40H-8z', silver(brush.sheet), 3) +
      inked(brush, 'M-30 40H30V52H-30zM-6 52H6V84H-6z', gold(brush.sheet), 3),
  );
  return (
    `<use href="${blade}" transform="rotate(-42)"/><use href="${blade}" transform="rotate(42)"/>` +
    inked(brush, 'M0-76 66-58C70 10 50 62 0 92-50 62-70 10-66-58z', gold(brush.sheet), 5) +
    flat('M0-62 54-48C56 8 40 50 0 76-40 50-56 8-54-48z', shaded(brush.sheet, brush.hue, 85, 42)) +
    flat('M0-62V76C-40 50-56 8-54-48z', '#fff2') +
    flat(
      'M10-44-30 10H-4L-14 52 30-6H4L24-44z',
      brush.sheet.linear('#ffffff', tone(brush.hue + 160, 100, 70)),
      'stroke="#fff" stroke-width="2"',
    )
  );
};

/** A headset with a microphone. */
export const headset: Emblem = (brush) =>
  line('M-76 20C-90-100 90-100 76 20', brush.ink, 26) +
  line('M-76 20C-90-100 90-100 76 20', tone(brush.hue, 70, 46), 18) +
  line('M-70-24C-54-84 54-84 70-24', '#fff8', 4) +
  mirrored(
    brush,
    inked(
      brush,
      'M-100 0Q-100-18-82-18H-58V72H-82Q-100 72-100 54z',
      shaded(brush.sheet, brush.hue, 70, 36),
    ) +
      inked(brush, 'M-58-12H-44V66H-58z', '#14162a', 3) +
      line('M-82 2V50', tone(brush.hue + 150, 100, 66), 8),
  ) +
  line('M-80 72Q-60 100-12 94', '#14162a', 9) +
  disc(-8, 92, 13, tone(brush.hue + 150, 100, 62), `stroke="${brush.ink}"`);

/** Numbered lottery balls. */
export const lotteryBalls: Emblem = (brush) => {
  const ball = (x: number, y: number, size: number, hue: number): string => {
    const number = brush.random.whole(1, 60);
    return place(
      disc(0, 0, 46, lit(brush.sheet, hue, 92, 50), `stroke="${brush.ink}"`) +
        disc(0, 2, 25, '#fffdf5') +
        `<text y="12" font-family="sans-serif" font-weight="800" font-size="28" text-anchor="middle" fill="#1d1430">${number}</text>` +
        oval(-14, -32, 17, 8, '#fffc'),
      x,
      y,
      size,
      brush.random.whole(-14, 14),
    );
  };
  return (
    ball(-54, -44, 0.9, 48) +
    ball(54, -48, 0.9, 205) +
    ball(-52, 50, 1, 130) +
    ball(58, 46, 1, 285) +
    ball(0, -2, 1.25, 355)
  );
};

/** A glass drum full of balls. */
export const lotteryDrum: Emblem = (brush) => {
  const spots = [
    [-44, 30],
    [-16, 44],
    [16, 42],
    [44, 28],
    [-28, 8],
    [4, 12],
    [34, -2],
    [-50, -12],
    [-10, -28],
    [26, -40],
  ];
  return (
    inked(brush, 'M-60 70H60L78 104H-78z', gold(brush.sheet)) +
    disc(
      0,
      -6,
      84,
      brush.sheet.radial({ cx: 40, cy: 30, r: 80 }, '#ffffff80', '#bfe6ff30 60%', '#6fb6ff80'),
      'stroke="#ffd24a" stroke-width="9"',
    ) +
    spots
      .map(
        ([x = 0, y = 0], index) =>
          disc(
            x,
            y,
            17,
            lit(brush.sheet, (index * 70) % 350, 90, 52),
            `stroke="${brush.ink}" stroke-width="2"`,
          ) + oval(x - 5, y - 7, 5, 3, '#fffd'),
      )
      .join('') +
    flat('M-66-30C-56-64-30-78-4-80-34-60-50-36-56-8z', '#fffb') +
    disc(0, -92, 12, gold(brush.sheet), `stroke="${brush.ink}" stroke-width="3"`)
  );
};

/** A prize ticket. */
export const ticket: Emblem = (brush) =>
  place(
    inked(
      brush,
      'M-100-46H100V-14A15 15 0 0 0 100 16V48H-100V16A15 15 0 0 0-100-14z',
      gold(brush.sheet),
      5,
    ) +
      line('M-84-32H84V34H-84z', '#8a4a04', 3) +
      line('M50-40V42', '#8a4a04', 4, 'stroke-dasharray="3 9"') +
      flat(spikes(5, 30, 13), shaded(brush.sheet, 354, 88, 44), 'transform="translate(-46 2)"') +
      line('M-4-12H34M-4 4H34M-4 20H22', '#8a4a04', 7) +
      flat('M62-22H78V26H62z', '#8a4a04'),
    0,
    0,
    1,
    -14,
  ) +
  glint(-70, -20, 28) +
  glint(70, -50, 16);

/** A plane that climbs: the crash game. */
export const plane: Emblem = (brush) =>
  line('M-110 92Q-20 84 30-10', '#ff4a6a', 9) +
  place(
    inked(
      brush,
      'M-66-6-92-46H-70L-40-14zM-10 6-40 66H-14L36 8z',
      shaded(brush.sheet, 350, 88, 40),
    ) +
      inked(
        brush,
        'M-84-8C-40-30 40-34 80-12 92-4 92 6 80 10 30 24-50 22-84 6z',
        lit(brush.sheet, 354, 90, 50),
        5,
      ) +
      inked(brush, 'M-14-12-44-62H-18L34-14z', shaded(brush.sheet, 354, 90, 52)) +
      flat('M30-26Q56-26 66-12L34-10z', '#bff2ff') +
      line('M92-36V36', '#fff8', 6) +
      disc(92, 0, 9, gold(brush.sheet)) +
      flat('M-76-6C-40-22 0-24 20-24-10-12-50-8-76-6z', '#fff7'),
    0,
    -20,
    1,
    -22,
  );

/** A mine with a burning fuse. */
export const bomb: Emblem = (brush) =>
  line('M30-50Q44-90 74-84', '#d9b36a', 9) +
  flat(spikes(8, 28, 9), '#ffd23a', 'transform="translate(78 -86)"') +
  disc(78, -86, 8, '#fff') +
  disc(
    -8,
    18,
    76,
    brush.sheet.radial({ cx: 36, cy: 28, r: 78 }, '#8a92b8', '#2c3050 45%', '#0a0b18'),
    `stroke="${brush.ink}"`,
  ) +
  place(inked(brush, 'M-22-14H22V14H-22z', bronze(brush.sheet), 3), 30, -46, 1, 32) +
  oval(-38, -18, 20, 13, '#fff8') +
  flat(spikes(5, 30, 13), gold(brush.sheet), 'transform="translate(-8 26)"');
