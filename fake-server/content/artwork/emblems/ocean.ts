import { gold, lit, shaded, tone } from '../palette.ts';
import { disc, type Emblem, flat, glint, inked, line, mirrored, oval, place } from '../shapes.ts';

/** A fish that swims to the right. */
export function fish(hue: number, stripe: string): Emblem {
  return (brush) =>
    inked(brush, 'M-56 0-104-46Q-84 0-104 46z', shaded(brush.sheet, hue + 20, 92, 48)) +
    inked(brush, 'M-30-40Q0-92 46-44zM-20 40Q0 74 30 42z', shaded(brush.sheet, hue + 20, 92, 48)) +
    inked(brush, 'M-64 0C-30-58 50-70 96 0 50 70-30 58-64 0z', lit(brush.sheet, hue, 92, 52)) +
    flat('M-8-47Q16 0-8 47L-26 42Q-8 0-26-42zM-44-24Q-32 0-44 24L-56 10V-10z', stripe) +
    flat('M-30-30Q30-62 80-14 20-40-30-30z', '#ffffff70') +
    disc(58, -12, 17, '#fff', `stroke="${brush.ink}" stroke-width="3"`) +
    disc(62, -11, 9, '#120a1e') +
    disc(59, -16, 4, '#fff') +
    line('M88 16Q72 26 64 18', brush.ink, 4) +
    flat('M4 6Q34 12 20 36 0 34 4 6z', tone(hue + 24, 95, 62));
}

/** A shark that comes out of the depth. */
export const shark: Emblem = (brush) =>
  inked(brush, 'M-60-6-108-62Q-96-4-106 44z', shaded(brush.sheet, 208, 45, 42)) +
  inked(brush, 'M-12-34 4-92 44-30z', shaded(brush.sheet, 208, 45, 42)) +
  inked(
    brush,
    'M-72 0C-30-60 60-56 104-8 92 12 80 14 70 22 40 56-34 46-72 0z',
    shaded(brush.sheet, 208, 50, 52),
  ) +
  flat('M-72 0C-20 22 40 24 100-2 92 12 80 14 70 22 40 56-34 46-72 0z', '#f2f8ff') +
  inked(brush, 'M50 8 98 0Q86 26 62 26z', '#8e0d1a', 3) +
  flat('M54 8 60 17 66 6 72 15 78 4 84 13 92 2z', '#fff') +
  disc(58, -16, 8, '#0b1020') +
  disc(56, -19, 3, '#fff') +
  line('M14-14Q22 4 14 20M26-14Q34 2 26 18', '#2c4460', 4) +
  inked(brush, 'M-6 32-34 80 30 40z', shaded(brush.sheet, 208, 45, 40));

/** An octopus. */
export const octopus: Emblem = (brush) =>
  mirrored(
    brush,
    line(
      'M-20 40C-30 84-60 92-84 72M-30 30C-60 60-92 50-98 22M-8 44C-8 80-20 98-44 100',
      brush.ink,
      27,
    ) +
      line(
        'M-20 40C-30 84-60 92-84 72M-30 30C-60 60-92 50-98 22M-8 44C-8 80-20 98-44 100',
        tone(330, 78, 48),
        20,
      ) +
      line(
        'M-18 44C-30 78-60 84-80 68M-32 34C-60 52-84 44-92 24',
        '#ffb6d8',
        5,
        'stroke-dasharray="1 11"',
      ),
  ) +
  inked(
    brush,
    'M0-94C66-94 84-30 60 10 52 44 30 56 0 56S-52 44-60 10C-84-30-66-94 0-94z',
    lit(brush.sheet, 335, 82, 50),
  ) +
  mirrored(
    brush,
    disc(-25, 0, 20, '#fff', `stroke="${brush.ink}" stroke-width="3"`) +
      disc(-22, 2, 11, '#1c0620') +
      disc(-26, -4, 4, '#fff'),
  ) +
  line('M-14 32Q0 44 14 32', brush.ink, 5) +
  oval(-24, -56, 22, 15, '#fff6');

/** A sea turtle from above. */
export const turtle: Emblem = (brush) =>
  mirrored(
    brush,
    inked(
      brush,
      'M-40-40C-70-80-104-64-104-20-84-40-66-30-52-16zM-44 44C-70 50-84 74-76 92-56 84-36 74-30 62z',
      shaded(brush.sheet, 100, 55, 46),
    ),
  ) +
  inked(brush, 'M0-104C28-104 30-60 0-56S-28-104 0-104z', shaded(brush.sheet, 95, 55, 52)) +
  disc(-11, -84, 4, '#0c1a08') +
  disc(11, -84, 4, '#0c1a08') +
  inked(
    brush,
    'M0-66C50-66 66-20 62 16 54 66 24 84 0 84S-54 66-62 16C-66-20-50-66 0-66z',
    lit(brush.sheet, 36, 80, 38),
  ) +
  line(
    'M0-40 26-24V10L0 28-26 10V-24zM0-40V-64M26-24 56-30M26 10 58 24M0 28V80M-26 10-58 24M-26-24-56-30',
    '#ffd98a',
    5,
  );

/** A shell that opens on a pearl. */
export const pearlShell: Emblem = (brush) =>
  inked(
    brush,
    'M0 30C-70 20-110-30-84-62-66-92-30-80-22-96-8-106 8-106 22-96 30-80 66-92 84-62 110-30 70 20 0 30z',
    shaded(brush.sheet, 330, 75, 66),
  ) +
  line('M0 26-70-56M0 26-38-80M0 26V-98M0 26 38-80M0 26 70-56', '#b8487a', 5) +
  inked(brush, 'M-92 24Q0-10 92 24 70 92 0 94-70 92-92 24z', shaded(brush.sheet, 322, 70, 56)) +
  flat('M-80 26Q0 0 80 26 40 52 0 52T-80 26z', '#5a123c') +
  disc(0, 14, 32, lit(brush.sheet, 205, 30, 86)) +
  oval(-10, 2, 9, 7, '#fff') +
  glint(20, -10, 22);

/** A seahorse's cousin: a jellyfish. */
export const jellyfish: Emblem = (brush) =>
  line(
    'M-44 6C-60 40-30 60-46 100M-16 8C-26 50 0 60-12 104M16 8C6 50 32 60 18 104M44 6C34 40 60 60 44 98',
    tone(brush.hue + 70, 90, 74),
    8,
  ) +
  inked(
    brush,
    'M-80 10C-84-60-44-92 0-92S84-60 80 10Q60 26 40 10 20 26 0 10-20 26-40 10-60 26-80 10z',
    lit(brush.sheet, brush.hue + 80, 80, 60),
  ) +
  flat('M-56-20C-52-56-34-74-10-78-34-54-40-30-42-8z', '#ffffff90');

/** A cannon for shooting fish, its muzzle up and to the right. */
export const cannon: Emblem = (brush) =>
  place(
    inked(brush, 'M-30-96H30L38-10H-38z', shaded(brush.sheet, 210, 55, 40)) +
      inked(brush, 'M-38-104H38V-84H-38zM-36-44H36L38-28H-38z', gold(brush.sheet)) +
      oval(
        0,
        -104,
        32,
        9,
        brush.sheet.radial({ cx: 50, cy: 50, r: 50 }, '#fff', '#7ff6ff', '#0a5cff'),
      ) +
      flat('M-22-80H-8L-12-14H-28z', '#fff9'),
    0,
    20,
    1,
    28,
  ) +
  inked(brush, 'M-72 40A72 64 0 0 1 72 40L84 84H-84z', shaded(brush.sheet, 215, 60, 30)) +
  disc(0, 40, 34, gold(brush.sheet), `stroke="${brush.ink}"`) +
  disc(0, 40, 20, lit(brush.sheet, 190, 95, 55)) +
  flat('M-84 72H84V84H-84z', gold(brush.sheet));
