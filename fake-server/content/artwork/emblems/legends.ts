import { bronze, gold, lit, shaded, silver, tone } from '../palette.ts';
import { disc, type Emblem, flat, glint, inked, line, mirrored, place, spikes } from '../shapes.ts';

/** A bolt of lightning. */
export const bolt: Emblem = (brush) =>
  flat(
    'M18-104-58 14H-8L-30 104 62-28H8L44-104z',
    tone(200, 100, 80),
    `stroke="${tone(215, 100, 60, 0.5)}" stroke-width="22"`,
  ) +
  inked(
    brush,
    'M18-104-58 14H-8L-30 104 62-28H8L44-104z',
    brush.sheet.linear('#ffffff', '#fff27a 40%', '#ffb300'),
    4,
  ) +
  flat('M18-104-58 14H-30L30-104z', '#fff8');

/** A thunder god's hammer. */
export const hammer: Emblem = (brush) =>
  place(
    inked(brush, 'M-11-30H11V84H-11z', shaded(brush.sheet, 22, 60, 28)) +
      line('M-10 4 10-8M-10 24 10 12M-10 44 10 32M-10 64 10 52', '#d69a4a', 5) +
      disc(0, 90, 13, gold(brush.sheet), `stroke="${brush.ink}" stroke-width="3"`) +
      inked(brush, 'M-70-96H70L84-82V-40L70-26H-70L-84-40V-82z', silver(brush.sheet), 5) +
      flat('M-66-90H66L76-80H-76z', '#fff') +
      inked(brush, 'M-34-96H34V-26H-34z', gold(brush.sheet), 3) +
      line('M-14-44V-78L12-62-12-56', '#7c3d05', 7) +
      line('M-60-48V-76M60-48V-76', '#5fd8ff', 7),
    0,
    0,
    1,
    18,
  ) + glint(-60, -66, 24);

/** A horned helmet. */
export const hornedHelmet: Emblem = (brush) =>
  mirrored(
    brush,
    inked(
      brush,
      'M-50-20C-96-24-106-70-92-104-86-74-64-62-40-58z',
      brush.sheet.linear('#fffdf0', '#e9cf94', '#8a5f24'),
    ) +
      inked(brush, 'M0-78C-44-78-68-40-68 10L-62 84-30 64-26 30H0z', silver(brush.sheet)) +
      flat('M-56 10Q-40-8-14 14L-18 30H-56z', '#0d0a16') +
      disc(-35, 18, 6, '#6fe8ff') +
      line('M-56-16Q-30-34 0-34', '#d99a22', 12),
  ) +
  inked(brush, 'M-12-86H12L10 54 0 68-10 54z', gold(brush.sheet), 3) +
  disc(0, -30, 13, lit(brush.sheet, 352), 'stroke="#7a3c04" stroke-width="3"') +
  glint(-36, -56, 22);

/** A round shield before crossed axes. */
export const runeShield: Emblem = (brush) => {
  const axe = brush.sheet.keep(
    line('M0-86V98', '#5c3213', 12) +
      inked(brush, 'M-6-90C-50-104-60-60-50-40-34-56-20-58-6-56z', silver(brush.sheet), 3),
  );
  return (
    `<use href="${axe}" transform="rotate(-38)"/><use href="${axe}" transform="scale(-1 1)rotate(-38)"/>` +
    disc(0, 6, 72, gold(brush.sheet), `stroke="${brush.ink}"`) +
    disc(0, 6, 60, shaded(brush.sheet, brush.hue, 70, 38)) +
    flat('M0-54V66A60 60 0 0 0 0-54zM-60 6H0V66A60 60 0 0 1-60 6z', '#0003') +
    line('M-18 36V-24L22 6-18 14M0-50V62M-56 6H56', '#ffd24a88', 5) +
    disc(0, 6, 22, gold(brush.sheet), 'stroke="#7a3c04" stroke-width="3"')
  );
};

/** A hoplite's helmet with a red crest. */
export const spartanHelmet: Emblem = (brush) =>
  inked(
    brush,
    'M-84-20C-90-90-20-112 20-98 60-92 94-50 92-4L70 20C74-40 40-72 0-72S-60-50-84-20z',
    shaded(brush.sheet, 354, 85, 42),
  ) +
  line(
    'M-66-50-50-36M-46-76-36-56M-18-90-14-68M14-92 12-70M44-80 34-60M68-56 52-40M82-28 62-18',
    '#5c0410',
    5,
  ) +
  mirrored(
    brush,
    inked(
      brush,
      'M0-68C-44-68-66-30-64 14L-58 92-16 70V28L-44 20C-40 6-22 2-8 12L0 46z',
      gold(brush.sheet),
    ) + flat('M-52 6Q-36-6-10 10L-14 24-46 18z', '#1a0703'),
  ) +
  flat('M-50-40C-40-54-26-60-10-62-30-40-44-20-48 4z', '#fff9') +
  glint(-34, -42, 24);

/** A winged bird of fire. */
export const phoenix: Emblem = (brush) =>
  mirrored(
    brush,
    inked(
      brush,
      'M-8-20C-30-70-70-92-106-92-98-70-104-56-98-40-92-30-94-16-84-6-76 2-72 14-60 16-44 26-26 28-8 30z',
      brush.sheet.linear('#fff3a0', '#ff9a1a 45%', '#d3170c'),
    ) +
      line(
        'M-18-8C-40-40-66-60-92-66M-18 4C-44-16-64-26-86-30M-20 16C-40 8-54 4-68 2',
        '#ffe98a',
        5,
      ) +
      inked(
        brush,
        'M-2 40C-20 60-30 80-24 106-14 92-6 92 0 104z',
        brush.sheet.linear('#ffd23a', '#e2200d'),
        3,
      ),
  ) +
  inked(
    brush,
    'M0-64C20-64 24-40 20-20 28 10 20 48 0 64-20 48-28 10-20-20-24-40-20-64 0-64z',
    brush.sheet.linear('#ffe98a', '#ff7a12 50%', '#c4160a'),
  ) +
  flat('M0-64-10-96-2-78 4-100 8-76 20-90 12-60z', '#ffe05a') +
  disc(-8, -46, 4, '#2a0400') +
  disc(8, -46, 4, '#2a0400') +
  flat('M-6-40H6L0-24z', '#ffd24a', `stroke="${brush.ink}" stroke-width="2"`);

/** A stepped sun mask in stone and gold. */
export const sunMask: Emblem = (brush) =>
  flat(spikes(16, 104, 72), bronze(brush.sheet), `stroke="${brush.ink}"`) +
  flat(spikes(16, 92, 66), gold(brush.sheet)) +
  disc(0, 0, 70, shaded(brush.sheet, 170, 70, 32), 'stroke="#7a3c04" stroke-width="4"') +
  mirrored(
    brush,
    inked(brush, 'M0-58H-34L-52-34V20L-34 54H0z', gold(brush.sheet)) +
      flat('M-42-18H-10V2H-42z', '#0c3b3a') +
      flat('M-34-14H-18V-2H-34z', '#5ffff0') +
      flat('M0-10-8 22H0zM-28 30H0V44H-28zM-46-40-30-50H0V-38H-40z', '#8a4a04') +
      flat('M-20 30H-12V38H-20zM-6 30H0V38H-6z', '#fff3c0') +
      disc(-62, 14, 12, lit(brush.sheet, 352), 'stroke="#ffd24a" stroke-width="4"'),
  );

/** A book with a jewelled cover. */
export const ancientBook: Emblem = (brush) =>
  place(
    inked(brush, 'M-70-84H66L80-70V92H-56L-70 78z', '#f3dfae') +
      line('M72-74V84M66-80V86', '#b89555', 3) +
      inked(brush, 'M-74-92H62V80H-74z', shaded(brush.sheet, brush.hue, 75, 30), 5) +
      flat('M-74-92H-54V80H-74z', '#0005') +
      line('M-46-80H52V68H-46z', '#ffd24a', 5) +
      flat(
        'M-46-80H-18L-46-52zM52-80V-52L24-80zM-46 68V40L-18 68zM52 68H24L52 40z',
        gold(brush.sheet),
      ) +
      disc(3, -6, 36, gold(brush.sheet), `stroke="${brush.ink}" stroke-width="3"`) +
      disc(3, -6, 25, lit(brush.sheet, brush.hue + 150, 95, 50)) +
      flat(spikes(8, 18, 6), '#fffa', 'transform="translate(3 -6)"'),
    0,
    4,
    1,
    -9,
  ) + glint(30, -60, 26);

/** A grinning skull. */
export const skull: Emblem = (brush) =>
  mirrored(
    brush,
    inked(
      brush,
      'M0-90C-60-90-86-46-80-2-76 26-56 34-50 44L-48 80-32 92 0 94z',
      brush.sheet.linear('#ffffff', '#efe6d0 50%', '#a18f70'),
    ) +
      flat('M-60-8C-58-34-20-34-14-6-14 20-60 26-60-8z', '#170d18') +
      disc(-36, -2, 8, tone(brush.hue + 120, 95, 62)) +
      flat('M0 14-11 38-4 42 0 36z', '#170d18') +
      line('M-38 58H0M-28 50V76M-10 50V78', '#4a3c34', 5),
  );

/** A carved pumpkin. */
export const pumpkin: Emblem = (brush) =>
  inked(brush, 'M-8-60Q-14-92 16-102L24-88Q8-80 10-58z', shaded(brush.sheet, 100, 55, 34)) +
  inked(
    brush,
    'M0-62C50-84 104-50 98 14 94 70 50 92 0 84-50 92-94 70-98 14-104-50-50-84 0-62z',
    lit(brush.sheet, 26, 98, 50),
  ) +
  line('M-30-62C-66-20-60 50-34 82M30-62C66-20 60 50 34 82M0-62V84', '#a83c04', 6) +
  mirrored(brush, flat('M-58-8-36-40-14-8z', '#fff07a', `stroke="${brush.ink}" stroke-width="6"`)) +
  flat(
    'M-64 22-40 34-26 22-10 36H10L26 22 40 34 64 22C50 74-50 74-64 22z',
    brush.sheet.linear('#fffbb0', '#ff9d00'),
    `stroke="${brush.ink}" stroke-width="6"`,
  );
