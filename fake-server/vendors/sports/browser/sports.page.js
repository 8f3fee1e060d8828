import { element, meter } from '../../games/browser/game.dom.js';
import { createHead, proseSection } from '../../games/browser/game.guide.js';
import { moneyIn, percent } from '../../games/browser/game.texts.js';
import { betLists } from './sports.bets.js';
import { createChooser } from './sports.chooser.js';
import { createCard } from './sports.match.js';
import { createSlip } from './sports.slip.js';

/**
 * @import { MatchView } from '../sports.bets.ts'
 * @import { Board, Opening } from './sports.js'
 * @import { Placed } from '../../games/browser/game.bets.js'
 * @import { Slip } from './sports.slip.js'
 * @typedef {keyof import('./sports.texts.js').Texts['views']} View
 * @typedef {object} PageOptions
 * @property {import('./sports.texts.js').Texts} texts
 * @property {Opening} opening
 * @property {ReturnType<typeof import('../../games/browser/game.portal.js').connectPortal>} portal
 * @property {(slip: Slip & { roundId: string }) => Promise<Placed>} place
 * @property {() => Promise<Board | string>} look the board, or the code of why there is none
 */

/** @type {View[]} */
const views = ['live', 'today', 'tomorrow', 'later', 'bets'];
const winners = /** @type {const} */ (['1', 'X', '2']);

/**
 * The sportsbook: matches by day and league, the slip, the player's bets.
 *
 * @param {PageOptions} options
 */
export function createPage({ texts, opening, portal, place, look }) {
  const { session, rules } = opening;
  const money = moneyIn(texts.lang, session.currency);
  const rate = percent(texts.lang, rules.returnToPlayer);
  let board = opening.board;
  /** @type {Map<string, ReturnType<typeof createCard>>} */
  const cards = new Map();
  let shownIds = '';

  const how = texts.howText(
    rate,
    percent(texts.lang, rules.margin),
    money(session.minStake),
    money(session.maxStake),
    money(rules.highestReturn),
    rules.maxLegs,
  );
  const guide = [proseSection(texts.howItWorks, how)];
  const { bar } = createHead({ texts, session, portal, guide });
  const balanceValue = element('output', { class: 'amount', id: 'balance' });
  const stale = element('p', { class: 'stale', role: 'status' });
  const list = element('div', { class: 'list', tabindex: '0', role: 'region' });
  const slip = createSlip({
    texts,
    session,
    rules,
    money,
    balance: () => board.balance,
    place,
    onPlaced: (balance) => {
      portal.roundSettled(balance);
      board = { ...board, balance };
      void lookAgain();
    },
    onChange: () => {
      for (const card of cards.values()) card.refresh();
    },
  });

  const chooser = createChooser(texts, board.matches, opening.sport, () => {
    slip.foldWhenEmpty();
    if (view !== 'bets' && matchesIn(view).length === 0) view = firstView();
    list.scrollTop = 0;
    refresh();
  });
  /** @param {MatchView} match */
  const isOfSport = ({ sport }) => chooser.sport() === '' || chooser.sport() === sport;

  /** @param {View} view */
  const matchesIn = (view) => {
    const all = board.matches.filter(
      (match) => isOfSport(match) && viewOf(match, board.now) === view,
    );
    // Finished matches are below those open for bets.
    return [...all.filter((match) => !isOver(match)), ...all.filter(isOver)];
  };
  /** The title's sport comes first: its running matches, or the first day with some. */
  const firstView = () => {
    const isOn = board.matches.some((one) => isOfSport(one) && one.standing.phase === 'live');
    const days = views.filter((name) => name !== 'live' && matchesIn(name).length > 0);
    return isOn ? 'live' : (days[0] ?? 'today');
  };
  let view = firstView();
  let hasEnded = false;

  const tabs = views.map((name) => {
    const tab = element('button', { type: 'button', class: 'tab' }, texts.views[name]);
    tab.addEventListener('click', () => {
      slip.foldWhenEmpty();
      view = name;
      list.scrollTop = 0;
      refresh();
    });
    return { name, tab };
  });

  /** @param {MatchView} match */
  const cardOf = (match) => {
    const known = cards.get(match.id);
    if (known) {
      known.update(match);
      return known.box;
    }
    const made = createCard({ texts, match, onPick: slip.toggle, picked: slip.picked });
    cards.set(match.id, made);
    return made.box;
  };

  const refresh = () => {
    balanceValue.textContent = money(board.balance);
    list.setAttribute('aria-label', texts.views[view]);
    for (const { name, tab } of tabs) tab.setAttribute('aria-pressed', String(name === view));
    slip.refresh();
    if (view === 'bets') {
      shownIds = '';
      const bets = betLists(texts, money, board.bets);
      list.replaceChildren(...(bets.length > 0 ? bets : [nothing()]));
      return;
    }
    const matches = matchesIn(view);
    const parts = byLeague(matches).map(([title, group]) =>
      section(
        title,
        group.map((match) => cardOf(match)),
      ),
    );
    // Matches keep their elements, so that the keyboard focus stays.
    const ids = `${view} ${chooser.sport()} ${matches.map(({ id }) => id).join(' ')}`;
    if (ids === shownIds) return;
    shownIds = ids;
    list.replaceChildren(...(parts.length > 0 ? parts.map((part) => part()) : [nothing()]));
  };

  /** @param {MatchView[]} matches @returns {[string, MatchView[]][]} */
  const byLeague = (matches) => {
    /** @type {Map<string, MatchView[]>} */
    const groups = new Map();
    for (const match of matches) {
      const name = texts.lang === 'pt-BR' ? match.league.pt : match.league.en;
      const sport = Object.entries(texts.sports).find(([code]) => code === match.sport)?.[1] ?? '';
      const title = `${sport} · ${name}`;
      groups.set(title, [...(groups.get(title) ?? []), match]);
    }
    return [...groups];
  };

  const nothing = () => element('p', { class: 'hint nothing' }, texts.nothing[view]);

  const lookAgain = async () => {
    if (hasEnded) return;
    const next = await look();
    const isThere = typeof next !== 'string';
    hasEnded = next === 'session_expired';
    stale.textContent = isThere ? '' : hasEnded ? texts.failures.session_expired : texts.stale;
    if (!isThere) return;
    const isMoved = next.balance !== board.balance;
    board = next;
    slip.follow(board.matches);
    refresh();
    if (isMoved) portal.roundSettled(next.balance);
  };

  /**
   * Chooses the price by which the person came, and shows its match.
   *
   * @param {URLSearchParams} wanted
   */
  const choose = (wanted) => {
    const id = wanted.get('match');
    if (id === null) return;
    const match = board.matches.find((one) => one.id === id);
    const outcome = winners.find((one) => one === wanted.get('outcome'));
    if (!match || !outcome || match.offer[outcome] === null) return slip.sayGone();
    chooser.showAll(match.sport);
    view = viewOf(match, board.now);
    refresh();
    slip.toggle(match, outcome);
    slip.box.open = true;
    // The page is not in the document yet.
    requestAnimationFrame(() => cards.get(id)?.box.scrollIntoView({ block: 'center' }));
  };

  refresh();
  return {
    choose,
    parts: [
      bar,
      element(
        'div',
        { class: 'top' },
        element(
          'nav',
          { class: 'tabs', 'aria-label': texts.sections },
          ...tabs.map(({ tab }) => tab),
        ),
        element('div', { class: 'tools' }, chooser.box, meter(texts.balance, balanceValue)),
      ),
      element(
        'div',
        { class: 'main' },
        element(
          'div',
          { class: 'board' },
          stale,
          list,
          element('p', { class: 'summary' }, texts.summary(rate)),
        ),
        slip.box,
      ),
    ],
    look: lookAgain,
    resume: slip.resume,
  };
}

/** Made when it is to be shown: what stays in its place is not moved. @param {string} title @param {HTMLElement[]} boxes */
function section(title, boxes) {
  return () => element('section', {}, element('h2', {}, title), ...boxes);
}

/**
 * Under which view a match is found, by the days of the player's own time zone.
 *
 * @param {MatchView} match
 * @param {string} now
 * @returns {View}
 */
function viewOf({ standing, startsAt }, now) {
  if (standing.phase !== 'coming') return 'live';
  const days = Math.round((dayOf(startsAt) - dayOf(now)) / 86_400_000);
  return days <= 0 ? 'today' : days === 1 ? 'tomorrow' : 'later';
}

/** @param {MatchView} match */
function isOver({ standing }) {
  return standing.phase === 'ended' || standing.phase === 'abandoned';
}

/** The beginning of a moment's day, here. @param {string} moment */
function dayOf(moment) {
  return new Date(moment).setHours(0, 0, 0, 0);
}
