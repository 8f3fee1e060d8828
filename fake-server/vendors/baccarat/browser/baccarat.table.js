import { element } from '../../games/browser/game.dom.js';
import { createFelt } from '../../games/browser/game.felt.js';
import { createBar } from '../../games/browser/game.start.js';
import { moneyIn, percent } from '../../games/browser/game.texts.js';
import { createHands, pointsOf } from './baccarat.cards.js';
import { createGuide } from './baccarat.guide.js';
import { createRoad } from './baccarat.road.js';
import { createSpots } from './baccarat.spots.js';

/**
 * @import { BaccaratOutcome } from '../baccarat.types.ts'
 * @import { FeltBet } from '../../games/browser/game.felt.js'
 * @import { Opening } from './baccarat.js'
 * @typedef {object} TableOptions
 * @property {import('./baccarat.texts.js').Texts} texts
 * @property {Opening & { session: import('../../../world/ports/game-desk.ts').GameSession }} opening
 * @property {readonly BaccaratOutcome[]} history the rounds that the player has seen, newest first
 * @property {ReturnType<typeof import('../../games/browser/game.portal.js').connectPortal>} portal
 * @property {ReturnType<typeof import('../../games/browser/game.rounds.js').connectRounds<FeltBet, BaccaratOutcome>>} rounds
 */

/**
 * The table itself: hands, spots, chips, balance.
 *
 * @param {TableOptions} options
 */
export function createTable({ texts, opening, history, portal, rounds }) {
  const { session, rules } = opening;
  const money = moneyIn(texts.lang, session.currency);
  const rate = percent(texts.lang, rules.returns.banker);
  const hands = createHands(texts);
  const road = createRoad(texts, history);
  const guide = createGuide({ texts, rules, session, money });
  const spots = createSpots(texts, rules);
  const result = element('p', { class: 'result', role: 'status' });
  const bar = createBar({
    title: session.title,
    leaveLabel: texts.close,
    rulesLabel: texts.rules,
    portal,
    onRules: () => guide.open(road.played()),
  });

  /** @param {BaccaratOutcome} outcome */
  const show = ({ winner, hands: { player, banker } }) => {
    result.dataset['winner'] = winner;
    result.textContent = `${texts.wins[winner]} · ${texts.score(pointsOf(player), pointsOf(banker))}`;
    hands.celebrate(winner);
  };

  /** @type {ReturnType<typeof createFelt<BaccaratOutcome>>} */
  const felt = createFelt({
    texts,
    session,
    portal,
    rounds,
    labels: { ready: texts.deal, busy: texts.dealing },
    spots: spots.spots,
    scene: [hands.box, result, spots.box],
    below: [road.box, element('p', { class: 'summary' }, texts.summary(rate))],
    begin: () => {
      result.textContent = '';
      hands.clear();
    },
    reveal: (outcome) => hands.deal(outcome.hands),
    end: (outcome) => {
      road.add(outcome);
      show(outcome);
      return Object.keys(outcome.paid);
    },
  });
  return { ...felt, parts: [bar, ...felt.parts] };
}
