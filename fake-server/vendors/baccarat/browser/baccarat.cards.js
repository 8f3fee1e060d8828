import { cardItem } from '../../games/browser/game.cards.js';
import { element, pause, stillness } from '../../games/browser/game.dom.js';

/**
 * @import { BaccaratHands } from '../baccarat.types.ts'
 * @import { PlayingCard } from '../../games/cards.ts'
 * @typedef {'player' | 'banker'} Side
 */

/** Between one card and the next. */
const stepMs = 420;
/** Before a third card, which is the exciting one. */
const thirdMs = 700;
const flightMs = 520;

/** What cards are worth together: the last digit alone counts. @param {readonly PlayingCard[]} cards */
export function pointsOf(cards) {
  return cards.reduce((total, { rank }) => total + (rank >= 10 ? 0 : rank), 0) % 10;
}

/**
 * The two hands on the felt.
 *
 * @param {import('./baccarat.texts.js').Texts} texts
 */
export function createHands(texts) {
  /** @param {Side} side */
  const handOf = (side) => {
    const cards = element('ol', { class: 'cards' });
    const points = element('span', { class: 'points', 'aria-hidden': 'true' });
    const name = element('h2', {}, texts.spots[side]);
    const box = element('section', { class: `hand ${side}` }, name, points, cards);
    return { box, cards, points, side };
  };
  const hands = { player: handOf('player'), banker: handOf('banker') };

  /** @param {Side} side @param {readonly PlayingCard[]} shown */
  const count = (side, shown) => {
    const { box, points } = hands[side];
    const sum = pointsOf(shown);
    points.textContent = shown.length === 0 ? '' : String(sum);
    const said = shown.length === 0 ? texts.noCards : texts.points(sum);
    box.setAttribute('aria-label', `${texts.spots[side]}: ${said}`);
  };

  const clear = () => {
    for (const { box, cards, side } of Object.values(hands)) {
      cards.replaceChildren();
      box.classList.remove('won');
      count(side, []);
    }
  };
  clear();

  return {
    box: element('div', { class: 'hands' }, hands.player.box, hands.banker.box),
    clear,
    /** Deals a round, card by card; at once for people who want no movement. @param {BaccaratHands} dealt */
    async deal(dealt) {
      clear();
      for (const [side, index] of order(dealt)) {
        const shown = dealt[side].slice(0, index + 1);
        const card = shown.at(-1);
        if (!card) continue;
        const drawn = cardItem(card, texts);
        if (index === 2) drawn.classList.add('third');
        hands[side].cards.append(drawn);
        if (!stillness.matches) {
          if (index === 2) await pause(thirdMs - stepMs);
          fly(drawn);
          await pause(stepMs);
        }
        count(side, shown);
      }
    },
    /** @param {'player' | 'banker' | 'tie'} winner */
    celebrate(winner) {
      if (winner !== 'tie') hands[winner].box.classList.add('won');
    },
  };
}

/** Whose card comes when: two in turn, then the third ones. @param {BaccaratHands} dealt */
function order(dealt) {
  /** @type {[Side, number][]} */
  const turns = [
    ['player', 0],
    ['banker', 0],
    ['player', 1],
    ['banker', 1],
    ['player', 2],
    ['banker', 2],
  ];
  return turns.filter(([side, index]) => index < dealt[side].length);
}

/** From the shoe, at the upper end, and turned over on the way. @param {HTMLElement} card */
function fly(card) {
  const { left, top } = card.getBoundingClientRect();
  const from = `translate(${Math.round(innerWidth / 2 - left)}px, ${Math.round(-top)}px)`;
  card.animate(
    [
      { transform: `${from} rotate(-18deg) rotateY(180deg)`, opacity: 0.4 },
      { transform: 'rotateY(90deg)', opacity: 1, offset: 0.7 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: flightMs, easing: 'cubic-bezier(.2,.7,.3,1)' },
  );
}
