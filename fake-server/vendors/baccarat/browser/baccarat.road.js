import { element } from '../../games/browser/game.dom.js';

/** @import { BaccaratOutcome } from '../baccarat.types.ts' */

/** Beads that are in sight: six a column, as on the tables of casinos. */
const kept = 60;

/**
 * The history of winners, as the road of beads that every table has.
 *
 * @param {import('./baccarat.texts.js').Texts} texts
 * @param {readonly BaccaratOutcome[]} history newest first
 */
export function createRoad(texts, history) {
  let played = [...history];
  const beads = element('ol', { class: 'beads' });
  const box = element(
    'section',
    // Its columns can be more than there is room for.
    { class: 'road', tabindex: '0', 'aria-label': texts.lastRounds },
    beads,
  );
  const draw = () => {
    const shown = played.slice(0, kept).toReversed();
    const items = shown.map(({ winner }) =>
      element(
        'li',
        { class: winner },
        element('span', { 'aria-hidden': 'true' }, texts.beads[winner]),
        element('span', { class: 'spoken' }, texts.wins[winner]),
      ),
    );
    beads.replaceChildren(...items);
    box.scrollLeft = box.scrollWidth;
  };
  draw();
  return {
    box,
    /** @param {BaccaratOutcome} outcome */
    add(outcome) {
      played = [outcome, ...played].slice(0, kept);
      draw();
    },
    /** @returns {readonly BaccaratOutcome[]} newest first */
    played: () => played,
  };
}
