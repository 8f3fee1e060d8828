import { connectBets, followBets } from '../../games/browser/game.bets.js';
import { startGame } from '../../games/browser/game.start.js';
import { textsIn } from '../../games/browser/game.texts.js';
import { createPage } from './lottery.page.js';
import { english, portuguese } from './lottery.texts.js';

/**
 * @import { LotteryBoard, LotteryView } from '../lottery.router.ts'
 * @import { Ticket } from './lottery.slip.js'
 * @typedef {{ rules: { highestWin: number }, lotteries: readonly LotteryView[] }} Rules
 * @typedef {{ session: import('../../../world/ports/game-operator.ts').GameSession } & Rules} Opening
 */

/** @param {import('../../games/browser/game.start.js').OpenGame<Rules>} game */
async function show({ token, language, opening, portal }) {
  /** @type {ReturnType<typeof connectBets<Ticket, LotteryBoard>>} */
  const { place, look, unfinished } = connectBets('lottery', token);
  const query = new URLSearchParams(location.search);
  const page = createPage({
    texts: textsIn({ english, portuguese }, language),
    opening,
    portal,
    backUrl: portal.pageOf(query.get('backUrl') ?? ''),
    isLobby: query.get('view') === 'lobby',
    wanted: { game: query.get('game') ?? '', play: query.get('playType') ?? '' },
    place,
    look: (game) => look({ game }),
  });
  await page.look();
  setInterval(() => page.tick(), 1_000);
  return followBets(page, unfinished);
}

void startGame('/lottery', show);
