import type { SlotSymbol } from './slot.types.ts';

/** Rows of the window. */
export const slotRows = 3;

const letters: Readonly<Record<string, SlotSymbol>> = {
  '7': 'seven',
  D: 'diamond',
  C: 'crown',
  S: 'star',
  B: 'bell',
  L: 'clover',
  H: 'cherry',
  W: 'wild',
  X: 'scatter',
};

/** The strip of each reel, from the top, as a ring. */
export const slotStrips: readonly (readonly SlotSymbol[])[] = [
  'HSL7HBCLHSBHLDXCHSBLW7HLBHSCHLDBX',
  'HDSXLHB7CLHSBHWLHDCSBXLH7LHBSCHWLB',
  'WBHLSDHXBLC7HSBLHWHLBSCDXHL7BSHLC',
  'LCBHWLSHDBXLHCS7BLHWHLBSCDHXLBS7H',
  'SL7HBCLWDSHBLHXCSBLH7DHLBWSCHLDBXH',
].map((strip) => Array.from(strip, symbolOf));

/** The fixed lines, of which a game uses the first ones: the row on each reel, 0 the upper one. */
export const slotLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 0, 1, 0, 1],
  [1, 2, 1, 2, 1],
  [0, 2, 0, 2, 0],
];

/** Payout of three, four and five of a symbol on a line, as multiples of the line's stake. */
export const slotPays: Readonly<
  Record<Exclude<SlotSymbol, 'scatter'>, readonly [number, number, number]>
> = {
  wild: [50, 250, 1000],
  seven: [40, 150, 750],
  diamond: [30, 100, 400],
  crown: [20, 60, 250],
  star: [15, 40, 150],
  bell: [10, 30, 100],
  clover: [7, 20, 60],
  cherry: [5, 15, 50],
};

/** Payout of three, four and five scatters anywhere, as multiples of the whole stake. */
export const slotScatterPays: readonly [number, number, number] = [2, 10, 50];

function symbolOf(letter: string): SlotSymbol {
  const symbol = letters[letter];
  if (symbol === undefined) throw new Error(`no symbol has the letter ${letter}`);
  return symbol;
}
