import { drawing, element, pause, stillness } from '../../games/browser/game.dom.js';

/**
 * @import { BaccaratHands, Card } from '../baccarat.types.ts'
 * @typedef {'player' | 'banker'} Side
 */

/** Between one card and the next. */
const stepMs = 420;
/** Before a third card, which is the exciting one. */
const thirdMs = 700;
const flightMs = 520;

/** Within 24 × 24. @type {Record<Card['suit'], string>} */
const suitPaths = {
  hearts: 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.6A5 5 0 0 1 22 8c0 4-3 7.5-10 13z',
  diamonds: 'M12 1.5 20 12l-8 10.5L4 12z',
  spades:
    'M12 2c6 5.5 9.5 8.5 9.5 12.5a4.5 4.5 0 0 1-8.2 2.5l1.2 5h-5l1.2-5A4.5 4.5 0 0 1 2.5 14.5C2.5 10.5 6 7.5 12 2z',
  clubs:
    'M12 2a4.6 4.6 0 0 1 4 7 4.8 4.8 0 1 1-2.8 8.2L14.5 22h-5l1.3-4.8A4.8 4.8 0 1 1 8 9a4.6 4.6 0 0 1 4-7z',
};

/** What cards are worth together: the last digit alone counts. @param {readonly Card[]} cards */
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

  /** @param {Side} side @param {readonly Card[]} shown */
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
        const drawn = cardItem(card, texts, index === 2);
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

/** @param {Card} card @param {import('./baccarat.texts.js').Texts} texts @param {boolean} isThird */
function cardItem({ rank, suit }, texts, isThird) {
  const isRed = suit === 'hearts' || suit === 'diamonds';
  const spoken = Object.entries(texts.ranks).find(([known]) => Number(known) === rank)?.[1];
  const label = texts.card(spoken ?? String(rank), texts.suits[suit]);
  const letter = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }[rank] ?? String(rank);
  const corner = () => [
    text(9, 17, letter, 'rank'),
    drawing('path', { d: suitPaths[suit], transform: 'translate(3.5 20) scale(.46)' }),
  ];
  const turned = drawing('g', { transform: 'rotate(180 30 42)' }, ...corner());
  const middle =
    rank > 10
      ? [
          drawing('rect', { x: '17', y: '15', width: '26', height: '54', rx: '5', class: 'frame' }),
          text(30, 45, letter, 'face'),
          drawing('path', { d: suitPaths[suit], transform: 'translate(22.8 49) scale(.6)' }),
        ]
      : [drawing('path', { d: suitPaths[suit], transform: 'translate(16.8 28.8) scale(1.1)' })];
  const picture = drawing(
    'svg',
    { viewBox: '0 0 60 84', class: isRed ? 'red' : 'black', 'aria-hidden': 'true' },
    drawing('rect', { x: '.5', y: '.5', width: '59', height: '83', rx: '6', class: 'paper' }),
    ...corner(),
    turned,
    ...middle,
  );
  const attributes = { class: isThird ? 'card third' : 'card' };
  return element('li', attributes, picture, element('span', { class: 'spoken' }, label));
}

/** @param {number} x @param {number} y @param {string} content @param {string} name */
function text(x, y, content, name) {
  return drawing(
    'text',
    { x: String(x), y: String(y), class: name, 'text-anchor': 'middle' },
    content,
  );
}
