import { lit, shaded, tone } from '../palette.ts';
import { disc, type Emblem, flat, glint, inked, line, oval, place } from '../shapes.ts';

const LEAF = 'M0 0C10-34 44-44 78-34 62-2 34 12 0 0z';

/** A pair of cherries. */
export const cherry: Emblem = (brush) => {
  const fruit = lit(brush.sheet, 352, 92, 44);
  const edge = `stroke="${brush.ink}"`;
  return (
    line('M-42 30C-40-30-10-70 30-88M44 40C46-10 40-50 30-88', '#3f7d1c', 9) +
    place(inked(brush, LEAF, shaded(brush.sheet, 112, 70, 40)), 26, -80, 0.9, 18) +
    disc(-44, 48, 45, fruit, edge) +
    disc(46, 54, 43, fruit, edge) +
    oval(-60, 28, 13, 9, '#fffd') +
    oval(32, 36, 12, 8, '#fffd')
  );
};

/** A lemon. */
export const lemon: Emblem = (brush) =>
  place(
    inked(
      brush,
      'M-96 4C-84-4-80-20-66-36-30-78 40-74 68-34 76-22 82-6 98 0 84 8 80 22 66 38 30 74-40 72-68 36-78 24-84 12-96 4z',
      lit(brush.sheet, 50, 98, 52),
    ) +
      flat('M-52-30Q-16-62 26-54-20-40-52-30z', '#fffc') +
      place(inked(brush, LEAF, shaded(brush.sheet, 112, 70, 40)), 60, -40, 0.8, -30),
    0,
    0,
    1,
    -22,
  );

/** An orange with its leaf. */
export const orange: Emblem = (brush) =>
  disc(0, 8, 84, lit(brush.sheet, 28, 98, 50), `stroke="${brush.ink}"`) +
  oval(-32, -30, 28, 17, '#fffb') +
  disc(6, -66, 6, '#2f5d10') +
  place(inked(brush, LEAF, shaded(brush.sheet, 112, 70, 40)), 4, -66, 0.9, -6);

/** A plum. */
export const plum: Emblem = (brush) =>
  inked(
    brush,
    'M0-70C60-92 98-30 78 30 62 80 30 92 0 90S-70 76-82 24C-96-40-50-90 0-70z',
    lit(brush.sheet, 285, 75, 40),
  ) +
  line('M0-66C14-20 12 40-2 84', tone(275, 70, 18), 5) +
  oval(-42, -28, 16, 24, '#fff8') +
  line('M0-68Q2-84 14-96', '#5a3a12', 9) +
  place(inked(brush, LEAF, shaded(brush.sheet, 112, 70, 40)), 8, -78, 0.7, 4);

/** A bunch of grapes. */
export const grapes: Emblem = (brush) => {
  const berry = brush.sheet.keep(
    disc(0, 0, 27, lit(brush.sheet, 278, 72, 46), `stroke="${brush.ink}" stroke-width="3"`) +
      oval(-9, -11, 7, 5, '#fffd'),
  );
  const spots = [
    [-52, -26],
    [0, -34],
    [52, -26],
    [-28, 8],
    [28, 8],
    [0, -4],
    [-16, 40],
    [18, 42],
    [0, 72],
  ];
  return (
    line('M0-50Q4-80-8-96', '#5a3a12', 10) +
    place(inked(brush, LEAF, shaded(brush.sheet, 112, 70, 40)), 0, -58, 0.9, -10) +
    spots.map(([x, y]) => `<use href="${berry}" x="${x}" y="${y}"/>`).join('')
  );
};

/** A slice of watermelon. */
export const watermelon: Emblem = (brush) => {
  const seeds = [
    [-36, -8],
    [0, -2],
    [36, -8],
    [-18, 22],
    [18, 22],
    [0, 48],
  ];
  return place(
    inked(brush, 'M-98-34H98C90 40 50 88 0 88S-90 40-98-34z', shaded(brush.sheet, 125, 75, 32)) +
      flat('M-88-34H88C80 32 44 76 0 76S-80 32-88-34z', '#e8ffc0') +
      flat(
        'M-80-34H80C72 26 40 66 0 66S-72 26-80-34z',
        brush.sheet.linear('#ff8a7a', '#f0263e 50%', '#b80028'),
      ) +
      flat('M-80-34H80L78-20H-78z', '#ffffff70') +
      seeds
        .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="5" ry="8" fill="#2a0508"/>`)
        .join('') +
      glint(-60, -22, 18),
    0,
    0,
    1,
    -12,
  );
};

/** A strawberry. */
export const strawberry: Emblem = (brush) => {
  const seeds = [
    [-44, -16],
    [0, -10],
    [44, -16],
    [-24, 18],
    [24, 18],
    [0, 50],
  ];
  return (
    inked(
      brush,
      'M0 96C-50 70-96 0-76-38-56-66-20-54 0-54S56-66 76-38C96 0 50 70 0 96z',
      lit(brush.sheet, 354, 92, 46),
    ) +
    seeds.map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="4" ry="7" fill="#ffe07a"/>`).join('') +
    inked(
      brush,
      'M0-40-30-22-34-46-70-42-46-66-20-72-6-96 10-72 46-66 70-42 34-46 30-22z',
      shaded(brush.sheet, 115, 75, 38),
    ) +
    oval(-50, -22, 12, 18, '#fff8')
  );
};
