import { connectBets, followBets } from '../../games/browser/game.bets.js';
import { startGame } from '../../games/browser/game.start.js';
import { textsIn } from '../../games/browser/game.texts.js';
import { createPage } from './sports.page.js';
import { english, portuguese } from './sports.texts.js';

/**
 * @import { BetView, MatchView } from '../sports.bets.ts'
 * @import { SportCode } from '#contract/entities/sports-types.ts'
 * @import { Slip } from './sports.slip.js'
 * @typedef {{ now: string, balance: number, matches: MatchView[], bets: BetView[] }} Board
 * @typedef {object} Rules
 * @property {number} margin
 * @property {number} returnToPlayer
 * @property {number} maxLegs
 * @property {number} highestReturn minor units
 * @typedef {{ session: import('../../../world/ports/game-operator.ts').GameSession, rules: Rules, sport: SportCode | null, board: Board }} Opening
 */

/** Between two looks at scores and odds. */
const lookMs = 15_000;

/** @param {import('../../games/browser/game.start.js').OpenGame<Pick<Opening, 'rules' | 'sport' | 'board'>>} game */
async function show({ token, language, opening, portal }) {
  /** @type {ReturnType<typeof connectBets<Slip, Board>>} */
  const { place, look, unfinished } = connectBets('sports', token);
  const page = createPage({
    texts: textsIn({ english, portuguese }, language),
    opening,
    portal,
    place,
    look: () => look(),
  });
  // A bet on its way comes first: its answer is shown in the slip.
  if (!unfinished) page.choose(new URLSearchParams(location.search));
  setInterval(() => {
    if (document.visibilityState === 'visible') void page.look();
  }, lookMs);
  return followBets(page, unfinished);
}

void startGame('/sports', show);
