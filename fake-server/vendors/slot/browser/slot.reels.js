import { drawing, element, pause, stillness } from '../../games/browser/game.dom.js';
import { symbolPicture } from './slot.symbols.js';
import { clearWins, markWins, winningCells } from './slot.wins.js';

/**
 * @import { SlotOutcome, SlotSymbol } from '../slot.types.ts'
 * @typedef {object} Reel
 * @property {HTMLElement} strip
 * @property {Animation | undefined} turning
 */

const rows = 3;
/** Symbols that fly past while a reel turns. */
const passing = 9;
const turnMs = 340;
const landMs = 620;
/** Between the landing of one reel and the next. */
const stepMs = 210;
/** Each round is visibly turning, however fast the answer arrives. */
const shortestTurnMs = 700;
/** @type {SlotSymbol[]} */
const shop = ['seven', 'bell', 'cherry', 'diamond', 'crown', 'star', 'clover', 'wild', 'scatter'];

/**
 * The five reels and the lines drawn over them.
 *
 * @param {number[][]} lines row that each line takes on each reel
 */
export function createReels(lines) {
  /** @type {Reel[]} */
  const reels = Array.from({ length: 5 }, () => ({
    strip: element('div', { class: 'strip' }),
    turning: undefined,
  }));
  const overlay = drawing('svg', {
    class: 'wins',
    viewBox: '0 0 50 30',
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  });
  const box = element(
    'div',
    { class: 'reels', role: 'img' },
    ...reels.map(({ strip }) => element('div', { class: 'reel' }, strip)),
    overlay,
  );
  const strips = reels.map(({ strip }) => strip);
  let round = 0;

  return {
    box,
    /** Shows symbols without any movement. @param {readonly (readonly SlotSymbol[])[]} symbols */
    show(symbols) {
      reels.forEach((reel, index) => fill(reel, symbols[index] ?? []));
    },
    /** Turns the reels until `stop`. Returns once they have turned long enough to be seen. */
    async turn() {
      round += 1;
      clearWins(box, overlay);
      if (stillness.matches) {
        box.classList.add('waiting');
        return;
      }
      for (const reel of reels) {
        const loop = anySymbols();
        fill(reel, [...loop, ...loop.slice(0, rows)]);
        const share = (100 * passing) / (passing + rows);
        reel.strip.classList.add('turning');
        reel.turning = reel.strip.animate(
          [{ transform: `translateY(${-share}%)` }, { transform: 'none' }],
          { duration: turnMs, iterations: Infinity },
        );
      }
      await pause(shortestTurnMs);
    },
    /** Lands the reels one by one. @param {readonly (readonly SlotSymbol[])[]} symbols */
    async stop(symbols) {
      box.classList.remove('waiting');
      const isMoving = !stillness.matches && reels.some((reel) => reel.turning);
      await Promise.all(
        reels.map(async (reel, index) => {
          if (isMoving) await pause(index * stepMs);
          await land(reel, symbols[index] ?? [], isMoving);
        }),
      );
    },
    /** Shows what won: all lines at first, then one after another. @param {SlotOutcome} outcome */
    async celebrate(outcome) {
      const mine = round;
      const wins = winningCells(outcome, lines);
      if (wins.length === 0) return;
      markWins(box, overlay, strips, wins);
      if (stillness.matches || wins.length === 1) return;
      for (let turn = 0; ; turn += 1) {
        await pause(1_500);
        if (mine !== round || !box.isConnected) return;
        const one = wins[turn % (wins.length + 1)];
        markWins(box, overlay, strips, one ? [one] : wins);
      }
    },
  };
}

/** @param {Reel} reel @param {readonly SlotSymbol[]} symbols */
function fill(reel, symbols) {
  reel.strip.replaceChildren(
    ...symbols.map((symbol) => element('div', { class: 'cell' }, symbolPicture(symbol))),
  );
}

/** The symbols flying past are decorative. */
function anySymbols() {
  return Array.from(
    { length: passing },
    () => shop[Math.floor(Math.random() * shop.length)] ?? 'star',
  );
}

/** @param {Reel} reel @param {readonly SlotSymbol[]} symbols @param {boolean} isMoving */
async function land(reel, symbols, isMoving) {
  reel.turning?.cancel();
  reel.turning = undefined;
  reel.strip.classList.remove('turning');
  if (!isMoving) {
    fill(reel, symbols);
    return;
  }
  fill(reel, [...symbols, ...anySymbols()]);
  const count = symbols.length + passing;
  const landing = reel.strip.animate(
    [
      { transform: `translateY(${(-100 * passing) / count}%)`, easing: 'cubic-bezier(.2,.6,.3,1)' },
      { transform: `translateY(${100 / count / 9}%)`, offset: 0.82, easing: 'ease-in-out' },
      { transform: 'none' },
    ],
    { duration: landMs },
  );
  await landing.finished.catch(() => undefined);
  fill(reel, symbols);
}
