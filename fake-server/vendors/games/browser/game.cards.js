import { drawing, element } from './game.dom.js';

/** @import { PlayingCard } from '../cards.ts' */

/** Within 24 × 24. @type {Record<PlayingCard['suit'], string>} */
const suitPaths = {
  hearts: 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.6A5 5 0 0 1 22 8c0 4-3 7.5-10 13z',
  diamonds: 'M12 1.5 20 12l-8 10.5L4 12z',
  spades:
    'M12 2c6 5.5 9.5 8.5 9.5 12.5a4.5 4.5 0 0 1-8.2 2.5l1.2 5h-5l1.2-5A4.5 4.5 0 0 1 2.5 14.5C2.5 10.5 6 7.5 12 2z',
  clubs:
    'M12 2a4.6 4.6 0 0 1 4 7 4.8 4.8 0 1 1-2.8 8.2L14.5 22h-5l1.3-4.8A4.8 4.8 0 1 1 8 9a4.6 4.6 0 0 1 4-7z',
};

/**
 * A card with its face up.
 *
 * @param {PlayingCard} card
 * @param {import('./game.texts.js').GameTexts} texts
 */
export function cardItem({ rank, suit }, texts) {
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
  return element('li', { class: 'card' }, picture, element('span', { class: 'spoken' }, label));
}

/** A card with its face down. @param {string} label as it is read aloud; empty for no more than a picture */
export function hiddenCard(label) {
  const picture = drawing(
    'svg',
    { viewBox: '0 0 60 84', 'aria-hidden': 'true' },
    drawing('rect', { x: '.5', y: '.5', width: '59', height: '83', rx: '6', class: 'paper' }),
    drawing('rect', { x: '5', y: '5', width: '50', height: '74', rx: '4', class: 'back' }),
    drawing('path', { d: 'M30 20l14 22-14 22-14-22z', class: 'mark' }),
  );
  return element('li', { class: 'card' }, picture, element('span', { class: 'spoken' }, label));
}

/** @param {number} x @param {number} y @param {string} content @param {string} name */
function text(x, y, content, name) {
  return drawing(
    'text',
    { x: String(x), y: String(y), class: name, 'text-anchor': 'middle' },
    content,
  );
}
