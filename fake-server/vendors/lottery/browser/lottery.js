import { keepRound, read, sendRound } from '../../games/browser/game.calls.js';
import { startGame } from '../../games/browser/game.start.js';
import { createPage } from './lottery.page.js';
import { textsFor } from './lottery.texts.js';

/**
 * @import { LotteryBoard, LotteryView } from '../lottery.router.ts'
 * @import { Placed, Ticket } from './lottery.slip.js'
 * @typedef {{ rules: { highestWin: number }, lotteries: readonly LotteryView[] }} Rules
 * @typedef {{ session: import('../../games/game.types.ts').GameSession } & Rules} Opening
 */

/** @param {import('../../games/browser/game.start.js').OpenGame<Rules>} game */
async function show({ token, language, opening, portal }) {
  /** @type {ReturnType<typeof keepRound<Ticket>>} */
  const openTicket = keepRound('lottery', token);
  const unfinished = openTicket.read();
  const query = new URLSearchParams(location.search);
  const page = createPage({
    texts: textsFor(language),
    opening,
    portal,
    backUrl: portal.pageOf(query.get('backUrl') ?? ''),
    isLobby: query.get('view') === 'lobby',
    wanted: { game: query.get('game') ?? '', play: query.get('playType') ?? '' },
    place: async (ticket) => {
      openTicket.write(ticket);
      /** @type {Placed} */
      const placed = await sendRound('/lottery/bets', token, ticket);
      if (placed.kind !== 'unanswered') openTicket.write(undefined);
      return placed;
    },
    look: async (code) => {
      const address = `/lottery/board?game=${encodeURIComponent(code)}`;
      /** @type {Awaited<ReturnType<typeof read<{ board: LotteryBoard }>>>} */
      const answer = await read(address, token);
      if (answer.kind === 'answered') return answer.answer.board;
      return answer.kind === 'refused' ? answer.code : 'unreachable';
    },
  });
  await page.look();
  setInterval(() => page.tick(), 1_000);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void page.look();
  });
  return {
    parts: page.parts,
    resume: () => {
      if (unfinished) void page.resume(unfinished);
    },
  };
}

void startGame('/lottery', show);
