import { element } from '../../games/browser/game.dom.js';
import { oddsText, selectionName } from './sports.texts.js';

/**
 * @import { MatchView } from '../sports.bets.ts'
 * @import { Outcome, Standing } from '../sports.types.ts'
 * @typedef {object} CardOptions
 * @property {import('./sports.texts.js').Texts} texts
 * @property {MatchView} match
 * @property {(match: MatchView, outcome: Outcome) => void} onPick
 * @property {(matchId: string) => Outcome | undefined} picked
 */

/**
 * A match with its markets. It stays the same element while scores and odds change.
 *
 * @param {CardOptions} options
 */
export function createCard({ texts, match: first, onPick, picked }) {
  let match = first;
  const when = element('p', { class: 'when' });
  const scores = [element('b', { class: 'score' }), element('b', { class: 'score' })];
  const teams = element(
    'div',
    { class: 'teams' },
    ...[first.home, first.away].map((name, side) =>
      element('div', {}, element('span', {}, name), scores[side] ?? ''),
    ),
  );

  /** @param {Outcome} outcome @param {string} label */
  const button = (outcome, label) => {
    const odds = element('b');
    const made = element(
      'button',
      { type: 'button', class: 'odds' },
      element('span', {}, label),
      ' ',
      odds,
    );
    made.addEventListener('click', () => {
      if (match.offer[outcome] !== null) onPick(match, outcome);
    });
    return { outcome, made, odds };
  };
  const line = new Intl.NumberFormat(texts.lang).format(first.line);
  const { hasDraw } = first;
  const winner = [button('1', '1'), ...(hasDraw ? [button('X', 'X')] : []), button('2', '2')];
  const sides = [button('over', texts.over(line)), button('under', texts.under(line))];
  const both = hasDraw ? [button('yes', texts.yes), button('no', texts.no)] : [];
  const total = texts.total(texts.units[first.sport], line);
  const buttons = [...winner, ...sides, ...both];
  const name = `${first.home} – ${first.away}`;
  const markets = [
    market(texts.winner, winner, hasDraw ? selectionName(texts, first, 'X') : undefined),
    element(
      'details',
      {},
      element('summary', {}, texts.more),
      element('p', {}, total),
      market(total, sides),
      ...(hasDraw ? [element('p', {}, texts.both), market(texts.both, both)] : []),
    ),
  ];

  const refresh = () => {
    when.textContent = standingText(texts, match.standing, match.startsAt);
    when.dataset['phase'] = match.standing.phase;
    const hasBegun = match.standing.phase !== 'coming';
    for (const [side, score] of scores.entries()) {
      score.textContent = hasBegun ? String(match.standing.score[side]) : '';
    }
    // Once betting is closed, only the score is left.
    const isClosed = Object.values(match.offer).every((offered) => offered === null);
    for (const one of markets) one.hidden = isClosed;
    const chosen = picked(match.id);
    for (const { outcome, made, odds } of buttons) {
      const offered = match.offer[outcome];
      const text = offered === null ? '–' : oddsText(texts, offered);
      if (odds.textContent !== text && odds.textContent !== '') made.classList.add('moved');
      else made.classList.remove('moved');
      odds.textContent = text;
      made.setAttribute('aria-pressed', String(chosen === outcome));
      made.setAttribute('aria-disabled', String(offered === null));
    }
  };
  refresh();

  return {
    box: element(
      'article',
      { class: 'match', 'aria-label': name },
      element('div', { class: 'head' }, when, teams),
      ...markets,
    ),
    /** @param {MatchView} next */
    update(next) {
      match = next;
      refresh();
    },
    refresh,
  };
}

/** @param {string} label @param {{ made: HTMLElement }[]} buttons @param {string} [hint] */
function market(label, buttons, hint) {
  const attributes = { class: 'market', role: 'group', 'aria-label': label };
  const box = element('div', attributes, ...buttons.map(({ made }) => made));
  if (hint !== undefined) buttons[1]?.made.setAttribute('title', hint);
  return box;
}

/**
 * @param {import('./sports.texts.js').Texts} texts
 * @param {Standing} standing
 * @param {string} startsAt
 */
export function standingText(texts, standing, startsAt) {
  if (standing.phase === 'live') return texts.minute(standing.minute);
  if (standing.phase === 'ended') return texts.ended;
  if (standing.phase === 'abandoned') return texts.abandoned;
  const options = /** @type {const} */ ({ weekday: 'short', hour: '2-digit', minute: '2-digit' });
  return new Intl.DateTimeFormat(texts.lang, options).format(new Date(startsAt));
}
