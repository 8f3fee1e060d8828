import { element, meter } from '../../games/browser/game.dom.js';
import { createHead, proseSection } from '../../games/browser/game.guide.js';
import { moneyIn, percent } from '../../games/browser/game.texts.js';
import { betList, drawnNumbers } from './lottery.bets.js';
import { createSlip } from './lottery.slip.js';
import { clockText } from './lottery.texts.js';

/**
 * @import { LotteryBoard, LotteryView } from '../lottery.router.ts'
 * @import { Opening } from './lottery.js'
 * @import { Placed } from '../../games/browser/game.bets.js'
 * @import { Ticket } from './lottery.slip.js'
 * @typedef {object} PageOptions
 * @property {import('./lottery.texts.js').Texts} texts
 * @property {Opening} opening
 * @property {ReturnType<typeof import('../../games/browser/game.portal.js').connectPortal>} portal
 * @property {string | undefined} backUrl the portal's page, for a person who is here without it
 * @property {boolean} isLobby all lotteries are offered, and not the one alone
 * @property {{ game: string, play: string }} wanted what the address asks for
 * @property {(ticket: Ticket & { roundId: string }) => Promise<Placed>} place
 * @property {(code: string) => Promise<LotteryBoard | string>} look the board, or why there is none
 */

/** Between two looks at the draws, at most. */
const lookMs = 20_000;

/**
 * The betting view: the draw that is open, what can be bet on, the player's bets. In the lobby the
 * lotteries stand above.
 *
 * @param {PageOptions} options
 */
export function createPage({ texts, opening, portal, backUrl, isLobby, wanted, place, look }) {
  const { session, rules, lotteries } = opening;
  const money = moneyIn(texts.lang, session.currency);
  /** @type {LotteryView | undefined} */
  let lottery = lotteries.find(({ code }) => code === wanted.game) ?? lotteries[0];
  /** @type {LotteryBoard | undefined} */
  let board;
  /** How far the server's clock is ahead of this page's monotonic one, in milliseconds. */
  let ahead = 0;
  let lookedAt = 0;
  let isLooking = false;
  let hasEnded = false;

  const prose = element('div');
  /** The rules of the shown lottery: each has its own closing time. */
  const explain = () => {
    const rates = lottery?.plays.map((one) => one.returnToPlayer) ?? [];
    const sentences = texts.howText(
      percent(texts.lang, Math.min(...rates)),
      money(session.minStake),
      money(session.maxStake),
      money(rules.highestWin),
      texts.closing(lottery?.closesBeforeSeconds ?? 0),
    );
    prose.replaceChildren(proseSection(texts.howItWorks, sentences));
  };
  const { bar } = createHead({ texts, session, portal, guide: [prose], onRules: explain, backUrl });
  const balanceValue = element('output', { class: 'amount', id: 'balance' });
  const stale = element('p', { class: 'stale', role: 'status' });
  const drawNo = element('p', { class: 'hint' });
  const clock = element('b', { class: 'clock', role: 'timer' });
  const last = element('div', { class: 'last' });
  const bets = element('div', { class: 'mine' });

  const slip = createSlip({
    texts,
    session,
    money,
    balance: () => board?.balance ?? session.balance,
    openDraw: () => board?.open.drawNo,
    place,
    onPlaced: (balance) => {
      portal.roundSettled(balance);
      if (board) board = { ...board, balance };
      void lookAgain();
    },
    onClosed: () => void lookAgain(),
  });

  const tabs = lotteries.map((one) => {
    const tab = element('button', { type: 'button', class: 'tab' }, one.name);
    tab.addEventListener('click', () => {
      lottery = one;
      board = undefined;
      slip.show(one, '');
      refresh();
      void lookAgain();
    });
    return { code: one.code, tab };
  });

  const tick = () => {
    if (!board) {
      void lookAgain();
      return;
    }
    const now = performance.now() + ahead;
    clock.textContent = clockText(board.open.closesAt - now);
    clock.setAttribute('aria-label', `${texts.closesIn} ${clock.textContent}`);
    const hasTurned = now >= board.open.closesAt || now >= board.coming.resultsAt + 500;
    const isOld = performance.now() - lookedAt > lookMs;
    if ((hasTurned || isOld) && document.visibilityState === 'visible') void lookAgain();
  };

  const refresh = () => {
    for (const { code, tab } of tabs) {
      tab.setAttribute('aria-pressed', String(code === lottery?.code));
    }
    balanceValue.textContent = money(board?.balance ?? session.balance);
    drawNo.textContent = board ? texts.drawNo(board.open.drawNo) : '';
    const [latest] = board?.past ?? [];
    last.replaceChildren(
      ...(latest && lottery
        ? [
            element('p', { class: 'hint' }, `${texts.lastDraw} ${latest.drawNo}`),
            drawnNumbers(texts, lottery.form, latest),
          ]
        : []),
    );
    // Until the board is loaded, it is unknown whether there are any.
    bets.replaceChildren(...(board ? betList(texts, money, lottery, board.bets) : []));
    slip.refresh();
  };

  const lookAgain = async () => {
    if (hasEnded || isLooking || !lottery) return;
    isLooking = true;
    lookedAt = performance.now();
    const { code } = lottery;
    const next = await look(code);
    isLooking = false;
    // Another lottery was chosen meanwhile.
    if (code !== lottery.code) {
      void lookAgain();
      return;
    }
    const isThere = typeof next !== 'string';
    hasEnded = next === 'session_expired';
    stale.textContent = isThere ? '' : hasEnded ? texts.failures.session_expired : texts.stale;
    if (!isThere) return;
    const isMoved = board !== undefined && next.balance !== board.balance;
    board = next;
    ahead = next.now - performance.now();
    refresh();
    tick();
    if (isMoved) portal.roundSettled(next.balance);
  };

  if (lottery) slip.show(lottery, wanted.play);
  refresh();
  return {
    parts: [
      bar,
      element(
        'div',
        { class: 'top' },
        ...(isLobby
          ? [
              element(
                'nav',
                { class: 'tabs', 'aria-label': texts.lotteries },
                ...tabs.map(({ tab }) => tab),
              ),
            ]
          : []),
        meter(texts.balance, balanceValue),
      ),
      element(
        'div',
        { class: 'main', tabindex: '0', role: 'region', 'aria-label': texts.plays },
        element(
          'div',
          { class: 'board' },
          stale,
          element(
            'div',
            { class: 'draw' },
            element('div', {}, drawNo, element('p', {}, `${texts.closesIn} `, clock)),
            last,
          ),
          slip.choosing,
        ),
        element('div', { class: 'side' }, slip.box, bets),
      ),
    ],
    look: lookAgain,
    tick,
    resume: slip.resume,
  };
}
