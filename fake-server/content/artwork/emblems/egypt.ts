import { gold, lit, shaded, tone } from '../palette.ts';
import { disc, type Emblem, flat, glint, inked, line, mirrored } from '../shapes.ts';

const LAPIS = '#1b3fb0';

/** A pharaoh's funeral mask. */
export const pharaohMask: Emblem = (brush) =>
  mirrored(
    brush,
    inked(brush, 'M0-96C-48-96-70-68-74-26L-100 66-58 98-40 62 0 70z', gold(brush.sheet)) +
      line(
        'M-30-86Q-52-70-58-44M-77-14-46 2M-83 8-46 20M-88 28-46 38M-94 48-46 56M-92 68-48 72M-76 82-54 84',
        LAPIS,
        9,
      ) +
      inked(
        brush,
        'M0-58C-34-58-50-44-50-14-48 30-28 62 0 66z',
        brush.sheet.linear('#ffe9a8', '#e9ad4a 60%', '#a8651c'),
        3,
      ) +
      flat('M0-96C-30-96-52-84-62-62-40-72-20-74 0-74z', LAPIS) +
      flat('M-42-4Q-26-20-8-2-26 8-42-4z', '#fff') +
      disc(-25, -4, 7, '#1a0c04') +
      line('M-60-4-42-4Q-26-22-8-2', '#10206a', 5) +
      line('M-46-22Q-26-36-8-20', '#10206a', 6) +
      flat('M0-8-5 20-11 24 0 28z', '#c98a34') +
      flat('M0 38Q-12 34-18 40-10 48 0 48z', '#a83a24') +
      inked(brush, 'M0 64H-11L-7 104H0z', LAPIS, 3) +
      line('M-9 74H0M-8 84H0M-7 94H0', '#ffd24a', 4),
  ) +
  inked(brush, 'M-11-58C-20-84-14-104 0-104S20-84 11-58z', gold(brush.sheet), 3) +
  disc(0, -84, 6, lit(brush.sheet, 352)) +
  glint(-64, -60, 26);

/** A winged scarab. */
export const scarab: Emblem = (brush) =>
  mirrored(
    brush,
    inked(brush, 'M-22-10C-50-60-84-70-108-64-104-30-80 20-20 26z', gold(brush.sheet)) +
      line('M-98-54Q-60-44-28-2M-92-36Q-60-26-26 8M-82-16Q-56-10-26 16', LAPIS, 7) +
      line('M-26 30-56 52M-26 46-44 82M-24-24-40-50', '#c9861a', 8) +
      inked(brush, 'M0-38C-26-38-40-8-40 26-38 62-20 84 0 84z', shaded(brush.sheet, 188, 85, 38)) +
      flat('M-28-2C-30 30-22 56-8 72-14 40-14 14-16-10z', '#bff6ff90'),
  ) +
  line('M0-20V82', '#063a44', 4) +
  inked(brush, 'M-26-34Q0-66 26-34 0-20-26-34z', shaded(brush.sheet, 205, 85, 36)) +
  disc(0, -78, 24, lit(brush.sheet, 14, 96, 52), 'stroke="#ffd24a" stroke-width="6"') +
  glint(-8, -86, 16);

/** An ankh. */
export const ankh: Emblem = (brush) => {
  const d =
    'M-13 0C-44-24-54-98 0-98S44-24 13 0L74-14V26L13 18 22 98H-22L-13 18-74 26V-14zM0-74C-26-74-20-34 0-12 20-34 26-74 0-74z';
  return (
    inked(brush, d, gold(brush.sheet), 5) +
    disc(0, 6, 10, lit(brush.sheet, 200)) +
    glint(-26, -74, 22)
  );
};

/** The all-seeing eye. */
export const ancientEye: Emblem = (brush) =>
  line('M-92-58Q-10-96 92-44', '#ffd24a', 15) +
  line('M-14 34C-14 66-6 84-30 96M10 34Q44 78 84 62 92 44 74 42', '#e0951a', 13) +
  inked(brush, 'M-96-4Q-10-72 92-2 10 56-96-4z', gold(brush.sheet), 5) +
  flat('M-72-6Q-8-50 66-4 6 34-72-6z', '#fffdf0') +
  disc(-2, -8, 26, lit(brush.sheet, 200, 90, 45)) +
  disc(-2, -8, 11, tone(220, 80, 8)) +
  disc(-9, -16, 6, '#fff');
