import { drawing } from '../../games/browser/game.dom.js';

/** @import { SlotOutcome } from '../slot.types.ts' */

/**
 * What pays in a round: the cells of each winning line, then those of the scatters.
 *
 * @param {SlotOutcome} outcome
 * @param {number[][]} lines
 * @returns {{ cells: [reel: number, row: number][], isLine: boolean }[]}
 */
export function winningCells(outcome, lines) {
  const wins = outcome.lines.map(({ line, count }) => ({
    cells: Array.from(
      { length: count },
      (_, reel) => /** @type {[number, number]} */ ([reel, lines[line]?.[reel] ?? 0]),
    ),
    isLine: true,
  }));
  if (outcome.scatter.win > 0) {
    const cells = outcome.reels.flatMap((symbols, reel) =>
      symbols.flatMap((symbol, row) =>
        symbol === 'scatter' ? [/** @type {[number, number]} */ ([reel, row])] : [],
      ),
    );
    wins.push({ cells, isLine: false });
  }
  return wins;
}

/**
 * Lights the winning cells and draws their lines.
 *
 * @param {Element} box
 * @param {Element} overlay
 * @param {Element[]} strips of the reels, their first three cells in the window
 * @param {ReturnType<typeof winningCells>} wins
 */
export function markWins(box, overlay, strips, wins) {
  clearWins(box, overlay);
  box.classList.add('won');
  for (const { cells, isLine } of wins) {
    for (const [reel, row] of cells) strips[reel]?.children[row]?.classList.add('winner');
    if (!isLine) continue;
    const points = cells.map(([reel, row]) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ');
    overlay.append(
      drawing('polyline', { points, class: 'under' }),
      drawing('polyline', { points, class: 'over' }),
    );
  }
}

/** @param {Element} box @param {Element} overlay */
export function clearWins(box, overlay) {
  box.classList.remove('won');
  overlay.replaceChildren();
  for (const cell of box.querySelectorAll('.winner')) cell.classList.remove('winner');
}
