import { lit, shaded, tone } from '../palette.ts';
import { disc, type Emblem, flat, inked, line, oval } from '../shapes.ts';

/** A mug that steams. */
export const mug: Emblem = (brush) =>
  line(
    'M-34-62C-46-76-22-82-34-98M0-62C-12-76 12-82 0-98M34-62C22-76 46-82 34-98',
    '#ffffffb8',
    7,
  ) +
  line('M52-24C98-34 98 44 46 38', brush.ink, 26) +
  line('M52-24C98-34 98 44 46 38', tone(brush.hue, 80, 62), 17) +
  inked(brush, 'M-62-50H62L54 78Q0 98-54 78z', lit(brush.sheet, brush.hue, 82, 52), 5) +
  oval(0, -50, 62, 15, brush.ink) +
  oval(0, -49, 54, 10, '#3b1d0c') +
  flat('M-46-26L-40 66-26 72-32-24z', '#ffffff5c') +
  flat('M0-8L9 14 32 16 14 31 20 54 0 41-20 54-14 31-32 16-9 14z', '#fff6cf');

/** A cap with a peak. */
export const cap: Emblem = (brush) =>
  inked(brush, 'M-78 30C-84-66 66-84 74 22L70 40H-72z', shaded(brush.sheet, brush.hue, 78, 44), 5) +
  line('M-4-52C-24-24-28 4-28 36M-4-52C24-24 34 4 34 34', tone(brush.hue, 80, 24), 4) +
  inked(
    brush,
    'M-74 28C-20 12 60 14 104 58 108 72 40 62-6 60-40 58-84 62-78 34z',
    lit(brush.sheet, brush.hue + 18, 85, 48),
    5,
  ) +
  disc(-4, -52, 8, tone(brush.hue, 85, 66), `stroke="${brush.ink}"`) +
  flat('M4-18L11-3 27-1 15 10 18 26 4 18-10 26-7 10-19-1-3-3z', '#fff6cf');
