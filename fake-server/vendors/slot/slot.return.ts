import { readLine } from './slot.maths.ts';
import { slotRows, slotScatterPays, slotStrips } from './slot.reels.ts';
import type { SlotSymbol } from './slot.types.ts';

/**
 * The exact return to player: the average return on a stake of 1 (L5b).
 *
 * Every line takes one position of each reel, and all positions are equally likely, so all lines
 * have the same expectation: that of five symbols drawn by their share of the strips.
 */
export function slotReturn(): number {
  return lineReturn() + scatterReturn();
}

function lineReturn(): number {
  const counts = slotStrips.map(countSymbols);
  const combinations = slotStrips.reduce((product, strip) => product * strip.length, 1);
  let paid = 0;
  const walk = (symbols: readonly SlotSymbol[], ways: number): void => {
    const reel = counts[symbols.length];
    if (reel === undefined) {
      paid += ways * (readLine(symbols)?.pays ?? 0);
      return;
    }
    for (const [symbol, count] of reel) walk([...symbols, symbol], ways * count);
  };
  walk([], 1);
  return paid / combinations;
}

function scatterReturn(): number {
  // chances[n]: probability of n scatters on the reels so far.
  let chances = [1];
  for (const strip of slotStrips) {
    const next: number[] = [];
    for (const [shown, chance] of scattersShown(strip)) {
      chances.forEach((before, count) => {
        next[count + shown] = (next[count + shown] ?? 0) + before * chance;
      });
    }
    chances = next;
  }
  return chances.reduce(
    (sum, chance, count) =>
      sum + chance * (count < 3 ? 0 : (slotScatterPays[count - 3] ?? slotScatterPays[2])),
    0,
  );
}

/** Probability of each number of scatters in a reel's window. */
function scattersShown(strip: readonly SlotSymbol[]): Map<number, number> {
  const chances = new Map<number, number>();
  strip.forEach((_, stop) => {
    let shown = 0;
    for (let row = 0; row < slotRows; row += 1) {
      if (strip[(stop + row) % strip.length] === 'scatter') shown += 1;
    }
    chances.set(shown, (chances.get(shown) ?? 0) + 1 / strip.length);
  });
  return chances;
}

function countSymbols(strip: readonly SlotSymbol[]): Map<SlotSymbol, number> {
  const counts = new Map<SlotSymbol, number>();
  for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}
