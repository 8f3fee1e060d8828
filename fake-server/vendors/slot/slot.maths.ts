import { slotLines, slotPays, slotRows, slotScatterPays, slotStrips } from './slot.reels.ts';
import type { SlotLineWin, SlotOutcome, SlotSymbol } from './slot.types.ts';

/** The fewest symbols on a line, or scatters, that pay. */
const fewest = 3;

const rowNumbers = Array.from({ length: slotRows }, (_, row) => row);

/**
 * Plays one round. Pure: the same random numbers give the same outcome.
 *
 * @param random uniform in [0, 1), drawn once per reel
 * @param stake minor units for all lines together, a positive integer; if not a multiple of
 *   the number of lines, each line's win is rounded down
 * @param lines number of lines
 */
export function playSlot(random: () => number, stake: number, lines: number): SlotOutcome {
  if (!Number.isSafeInteger(stake) || stake <= 0) {
    throw new RangeError(`a stake is a positive integer, not ${stake}`);
  }
  const stops = slotStrips.map((strip) => Math.floor(random() * strip.length));
  return evaluateSlot(showReels(stops), stake, lines);
}

/** The window when the reels stop with these positions in the upper row. */
export function showReels(stops: readonly number[]): SlotSymbol[][] {
  return slotStrips.map((strip, reel) =>
    rowNumbers.map((row) => at(strip, ((stops[reel] ?? 0) + row) % strip.length)),
  );
}

/** The payout of a window, in integers. */
export function evaluateSlot(
  reels: readonly (readonly SlotSymbol[])[],
  stake: number,
  lineCount: number,
): SlotOutcome {
  const lines: SlotLineWin[] = [];
  for (const [line, rows] of slotLines.slice(0, lineCount).entries()) {
    const best = readLine(rows.map((row, reel) => at(at(reels, reel), row)));
    if (best === undefined) continue;
    const win = Math.floor((stake * best.pays) / lineCount);
    lines.push({ line, symbol: best.symbol, count: best.count, win });
  }
  const count = reels.flat().filter((symbol) => symbol === 'scatter').length;
  const scatter = { count, win: stake * payOf(slotScatterPays, count) };
  const win = lines.reduce((sum, line) => sum + line.win, scatter.win);
  return { stake, reels, lines, scatter, win };
}

/** The best payout of a line of five symbols, from the left, as a multiple of the line's stake. */
export function readLine(
  symbols: readonly SlotSymbol[],
): { symbol: SlotSymbol; count: number; pays: number } | undefined {
  const wilds = runLength(symbols, (symbol) => symbol === 'wild');
  const asWilds = { symbol: 'wild' as const, count: wilds, pays: payOf(slotPays.wild, wilds) };
  const next = symbols[wilds];
  if (next === undefined || next === 'wild' || next === 'scatter') {
    return asWilds.pays > 0 ? asWilds : undefined;
  }
  const count = runLength(symbols, (symbol) => symbol === next || symbol === 'wild');
  const asNext = { symbol: next, count, pays: payOf(slotPays[next], count) };
  const best = asNext.pays >= asWilds.pays ? asNext : asWilds;
  return best.pays > 0 ? best : undefined;
}

function payOf(pays: readonly [number, number, number], count: number): number {
  return count < fewest ? 0 : (pays[count - fewest] ?? pays[2]);
}

function runLength(symbols: readonly SlotSymbol[], fits: (symbol: SlotSymbol) => boolean): number {
  const end = symbols.findIndex((symbol) => !fits(symbol));
  return end === -1 ? symbols.length : end;
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`nothing at ${index}`);
  return item;
}
