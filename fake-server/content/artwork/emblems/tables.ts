import { gold, lit, shaded, sheen, silver, tone } from '../palette.ts';
import {
  type Brush,
  disc,
  type Emblem,
  flat,
  glint,
  inked,
  line,
  oval,
  place,
  short,
} from '../shapes.ts';

/** The four suits, as outlines about 20 units across. */
const SUITS = {
  spade: 'M0-22C-10-8-22-2-22 8-20 20-8 18-3 12L-8 24H8L3 12C8 18 20 20 22 8 22-2 10-8 0-22z',
  heart: 'M0 22C-12 8-24 0-22-10-18-22-4-20 0-8 4-20 18-22 22-10 24 0 12 8 0 22z',
  club: 'M0-22A11 11 0 0 1 9-5 11 11 0 1 1 4 11L8 24H-8L-4 11A11 11 0 1 1-9-5 11 11 0 0 1 0-22z',
  diamond: 'M0-24 18 0 0 24-18 0z',
} as const;

type Suit = keyof typeof SUITS;

/** A playing card, 84 by 120. */
function playingCard(brush: Brush, rank: string, suit: Suit): string {
  const colour = suit === 'heart' || suit === 'diamond' ? '#d3101f' : '#16141f';
  return (
    `<rect x="-42" y="-60" width="84" height="120" rx="10" fill="${brush.sheet.linear('#ffffff', '#dfe4f2')}" stroke="${brush.ink}" stroke-width="3"/>` +
    flat(SUITS[suit], colour, 'transform="translate(4 12)scale(1.35)"') +
    flat(SUITS[suit], colour, 'transform="translate(-27 -17)scale(.4)"') +
    `<text x="-27" y="-32" font-family="sans-serif" font-weight="800" font-size="27" text-anchor="middle" fill="${colour}">${rank}</text>`
  );
}

/** A fan of cards of the highest ranks. */
export const cardFan: Emblem = (brush) => {
  const suits = brush.random.shuffled(['spade', 'heart', 'club', 'diamond'] as const);
  return suits
    .map((suit, index) => {
      const turn = (index - 1.5) * 17;
      return place(
        playingCard(brush, ['J', 'Q', 'K', 'A'][index] ?? 'A', suit),
        turn * 1.9,
        Math.abs(turn) * 0.6 - 4,
        1.08,
        turn,
      );
    })
    .join('');
};

/** An ace and a king: twenty-one. */
export const naturalHand: Emblem = (brush) =>
  place(playingCard(brush, 'K', 'spade'), -32, 2, 1.3, -14) +
  place(playingCard(brush, 'A', 'heart'), 32, 8, 1.3, 12);

/** A casino chip. */
export function chip(hue: number): Emblem {
  return (brush) => {
    const edge = Array.from(
      { length: 8 },
      (_, index) => `<path d="M-14-90H14L10-66H-10z" transform="rotate(${index * 45})"/>`,
    ).join('');
    return (
      disc(0, 5, 92, tone(hue, 80, 14)) +
      disc(0, 0, 92, lit(brush.sheet, hue, 82, 44), `stroke="${brush.ink}"`) +
      `<g fill="#fff">${edge}</g>` +
      disc(0, 0, 62, tone(hue, 80, 26), 'stroke="#ffd98a" stroke-width="5"') +
      disc(0, 0, 52, shaded(brush.sheet, hue, 82, 48)) +
      flat(SUITS.spade, '#fff', 'transform="scale(1.5)"') +
      flat('M-84-30A90 90 0 0 1 30-84L26-74A78 78 0 0 0-74-26z', '#fff6')
    );
  };
}

/** A tower of chips, lying flat. */
export function chipStack(brush: Brush, hue: number, height: number): string {
  const one = brush.sheet.keep(
    flat('M-30 0V9A30 11 0 0 0 30 9V0z', tone(hue, 80, 26)) +
      flat('M-20 7V17L-10 19V9zM10 9V19L20 17V7z', '#fff') +
      oval(0, 0, 30, 11, tone(hue, 82, 52)) +
      oval(0, 0, 20, 7, tone(hue, 82, 38)),
  );
  return Array.from(
    { length: height },
    (_, index) => `<use href="${one}" y="${-index * 10}"/>`,
  ).join('');
}

/** A pair of dice. */
export const dice: Emblem = (brush) => {
  const one = (spots: readonly (readonly [number, number])[]): string =>
    `<rect x="-46" y="-46" width="92" height="92" rx="18" fill="${lit(brush.sheet, 355, 88, 46)}" stroke="${brush.ink}"/>` +
    `<rect x="-38" y="-40" width="76" height="30" rx="13" fill="${sheen(brush.sheet)}"/>` +
    spots.map(([x, y]) => disc(x, y, 9, '#fff')).join('');
  return (
    place(
      one([
        [-22, -22],
        [22, -22],
        [0, 0],
        [-22, 22],
        [22, 22],
      ]),
      -42,
      -24,
      1,
      -16,
    ) +
    place(
      one([
        [-22, -24],
        [-22, 0],
        [-22, 24],
        [22, -24],
        [22, 0],
        [22, 24],
      ]),
      44,
      40,
      1,
      20,
    )
  );
};

/** A roulette wheel, leaned back. */
export const rouletteWheel: Emblem = (brush) => {
  const count = 24;
  const point = (index: number, radius: number): string => {
    const angle = (index * 2 * Math.PI) / count;
    return `${short(Math.cos(angle) * radius)} ${short(Math.sin(angle) * radius)}`;
  };
  const wedge = (start: number): string => {
    let d = '';
    for (let index = start; index < count; index += 2)
      d += `M${point(index, 80)}L${point(index + 1, 80)} ${point(index + 1, 50)} ${point(index, 50)}z`;
    return d;
  };
  return (
    disc(0, 0, 100, shaded(brush.sheet, 22, 75, 26), `stroke="${brush.ink}"`) +
    disc(0, 0, 88, gold(brush.sheet)) +
    disc(0, 0, 80, '#14121c') +
    flat(wedge(0), '#d0121f') +
    flat('M0-80A80 80 0 0 1 20-77L12-48A50 50 0 0 0 0-50z', '#0d8a3c') +
    disc(0, 0, 50, 'none', `stroke="${gold(brush.sheet)}" stroke-width="4"`) +
    disc(0, 0, 48, lit(brush.sheet, 24, 70, 30)) +
    line('M-34 0H34M0-34V34', '#ffd24a', 9) +
    disc(0, 0, 17, gold(brush.sheet), `stroke="${brush.ink}" stroke-width="3"`) +
    disc(46, -44, 10, silver(brush.sheet), `stroke="${brush.ink}" stroke-width="2"`) +
    flat('M-94-20A96 96 0 0 1 0-96V-82A82 82 0 0 0-80-18z', '#fff5')
  );
};

/** The spots of one half of a domino, up to five, around the given height. */
function pips(count: number, y: number): string {
  return [
    [0, 0],
    [-14, -14],
    [14, 14],
    [14, -14],
    [-14, 14],
  ]
    .slice(count % 2 === 1 ? 0 : 1, count % 2 === 1 ? count : count + 1)
    .map(([dx = 0, dy = 0]) => disc(dx, y + dy, 6, '#1a1622'))
    .join('');
}

/** A row of dominoes. */
export const dominoes: Emblem = (brush) => {
  const one = (top: number, bottom: number): string => {
    return (
      `<rect x="-32" y="-62" width="64" height="124" rx="11" fill="${brush.sheet.linear('#fffef8', '#f1e8d2', '#c7b48c')}" stroke="${brush.ink}"/>` +
      line('M-24 0H24', '#a08a5c', 4) +
      disc(0, 0, 5, '#d99a22') +
      pips(top, -31) +
      pips(bottom, 31)
    );
  };
  return (
    place(one(3, 5), -58, 12, 1, -18) +
    place(one(5, 1), 58, 12, 1, 18) +
    place(one(5, 5), 0, -6, 1.15) +
    glint(-20, -62, 18)
  );
};

/** The money wheel of a game show. */
export const moneyWheel: Emblem = (brush) => {
  const wedges = Array.from({ length: 12 }, (_, index) =>
    flat(
      'M0 0-22-82A85 85 0 0 1 22-82z',
      tone((index * 67 + brush.hue) % 360, 88, index % 2 === 0 ? 52 : 42),
      `transform="rotate(${index * 30})"`,
    ),
  );
  const bulbs = Array.from(
    { length: 12 },
    (_, index) => `<circle cy="-92" r="5" transform="rotate(${index * 30 + 15})"/>`,
  );
  return (
    disc(0, 0, 102, gold(brush.sheet), `stroke="${brush.ink}"`) +
    wedges.join('') +
    `<g fill="#fffbe0">${bulbs.join('')}</g>` +
    flat('M-80-26A84 84 0 0 1 26-80L20-60A64 64 0 0 0-60-20z', '#fff3') +
    disc(0, 0, 28, gold(brush.sheet), `stroke="${brush.ink}" stroke-width="3"`) +
    disc(0, 0, 17, lit(brush.sheet, 352)) +
    inked(brush, 'M-16-112H16L0-72z', lit(brush.sheet, 352, 90, 50))
  );
};
