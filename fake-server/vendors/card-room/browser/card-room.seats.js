import { cardItem, hiddenCard } from '../../games/browser/game.cards.js';
import { element, pause, stillness } from '../../games/browser/game.dom.js';

/** @import { Played } from './card-room.calls.js' */

const stepMs = 450;
const CARDS = 3;

/**
 * The table: the others with their cards, the pot, the player's own hand.
 *
 * @param {object} options
 * @param {import('./card-room.texts.js').Texts} options.texts
 * @param {(minor: number) => string} options.money
 * @param {readonly string[]} options.people who sits there before the first cards
 */
export function createSeats({ texts, money, people }) {
  const others = element('ul', { class: 'others', 'aria-label': texts.others });
  const pot = element('p', { class: 'pot' });
  const mine = element('ol', { class: 'cards' });
  const hand = element('p', { class: 'hand-name', role: 'status' });
  const own = element('section', { class: 'own', 'aria-label': texts.you }, mine, hand);
  const box = element('div', { class: 'table' }, others, pot, own);
  /** The cards of the round that is in sight. */
  let shown = '';

  const sit = (/** @type {readonly string[]} */ names) => {
    const seats = names.map(seatOf);
    others.replaceChildren(...seats.map(({ seat }) => seat));
    return seats;
  };
  let seats = sit(people);

  /** @param {Played} dealt */
  const potText = ({ ante, names }) => texts.pot(money(ante * (names.length + 1)));

  /** @param {Played} played @param {number} seat the player's is 0 */
  const handText = ({ handNames }, seat) => {
    const name = handNames[seat];
    return name === undefined ? '' : texts.hands[name];
  };

  const clear = () => {
    shown = '';
    own.classList.remove('won', 'out');
    mine.replaceChildren(...hidden());
    hand.textContent = '';
    pot.textContent = '';
    seats = sit(seats.map(({ seat }) => seat.firstElementChild?.textContent ?? ''));
  };
  clear();

  /** @param {Played} dealt */
  const deal = async (dealt) => {
    const key = JSON.stringify(dealt.cards);
    if (key === shown) return;
    shown = key;
    seats = sit(dealt.names);
    pot.textContent = potText(dealt);
    mine.replaceChildren();
    for (const card of dealt.cards) {
      mine.append(cardItem(card, texts));
      // oxlint-disable-next-line no-await-in-loop -- one card after the other
      if (!stillness.matches) await pause(stepMs / 2);
    }
    hand.textContent = handText(dealt, 0);
  };

  return {
    box,
    clear,
    deal,
    /** How the round went on: who went in, then the cards, then who takes the pot. @param {Played} played */
    async reveal(played) {
      await deal(played);
      if (!('others' in played)) {
        own.classList.add('out');
        hand.textContent = texts.tooLate;
        return;
      }
      for (const [place, { isIn }] of played.others.entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        if (!stillness.matches) await pause(stepMs);
        const seat = seats[place];
        seat?.seat.classList.toggle('out', !isIn);
        if (seat) seat.status.textContent = isIn ? texts.isIn : texts.folded;
      }
      pot.textContent = texts.potOf(money(played.pot), money(played.rake));
      if (!stillness.matches) await pause(stepMs);
      for (const [place, { cards, isIn }] of played.others.entries()) {
        const seat = seats[place];
        if (!seat) continue;
        seat.cards.replaceChildren(...cards.map((card) => cardItem(card, texts)));
        seat.seat.classList.toggle('won', played.winner === place + 1);
        if (isIn) seat.status.textContent = handText(played, place + 1);
      }
      own.classList.toggle('out', !played.isIn);
      own.classList.toggle('won', played.winner === 0);
      hand.textContent = `${handText(played, 0)} · ${texts.took(nameOf(played))}`;
    },
  };
}

/** Who took the pot: null for the player, nothing where everybody folded. @param {import('../card-room.types.ts').CardRoomOutcome} played */
function nameOf({ winner, others }) {
  if (winner === null) return undefined;
  return winner === 0 ? null : (others[winner - 1]?.name ?? '');
}

function hidden() {
  return Array.from({ length: CARDS }, () => hiddenCard(''));
}

/** @param {string} name */
function seatOf(name) {
  const cards = element('ol', { class: 'cards' }, ...hidden());
  const status = element('p', { class: 'status' });
  const seat = element('li', { class: 'seat' }, element('b', {}, name), cards, status);
  return { seat, cards, status };
}
