import { element } from '../../games/browser/game.dom.js';
import { createFelt } from '../../games/browser/game.felt.js';
import { startRoundGame } from '../../games/browser/game.round-game.js';
import { percent } from '../../games/browser/game.texts.js';
import { createHands, pointsOf } from './baccarat.cards.js';
import { createGuide } from './baccarat.guide.js';
import { createRoad } from './baccarat.road.js';
import { createSpots } from './baccarat.spots.js';
import { english, portuguese } from './baccarat.texts.js';

/**
 * @import { BaccaratOutcome, BaccaratSpot } from '../baccarat.types.ts'
 * @typedef {object} Rules
 * @property {number} decks
 * @property {Record<BaccaratSpot, number>} payouts on top of a stake, in hundredths of it
 * @property {Record<BaccaratSpot, number>} returns
 */

/**
 * Hands and spots.
 *
 * @param {import('../../games/browser/game.round-game.js').RoundGame<typeof english,
 *   { rules: Rules, history: { roundId: string, outcome: BaccaratOutcome }[] }, BaccaratOutcome>} game
 */
function show(game) {
  const { texts, session, money, opening } = game;
  const { rules, history } = opening;
  const rate = percent(texts.lang, rules.returns.banker);
  const hands = createHands(texts);
  const played = history.map(({ outcome }) => outcome);
  const road = createRoad(texts, played);
  const guide = createGuide({ texts, rules, session, money });
  const spots = createSpots(texts, rules);
  const result = element('p', { class: 'result', role: 'status' });
  return createFelt(game, {
    guide: guide.sections,
    onRules: () => guide.showRounds(road.played()),
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
      const { winner, paid } = outcome;
      const { player, banker } = outcome.hands;
      result.dataset['winner'] = winner;
      result.textContent = `${texts.wins[winner]} · ${texts.score(pointsOf(player), pointsOf(banker))}`;
      hands.celebrate(winner);
      return Object.keys(paid);
    },
  });
}

startRoundGame('baccarat', { english, portuguese }, show);
