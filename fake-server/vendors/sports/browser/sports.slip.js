import { createPlacing } from '../../games/browser/game.bets.js';
import { element, icon } from '../../games/browser/game.dom.js';
import { createStakeField } from '../../games/browser/game.stake.js';
import { oddsText, selectionName } from './sports.texts.js';

/**
 * @import { Placed } from '../../games/browser/game.bets.js'
 * @import { MatchView } from '../sports.bets.ts'
 * @import { Outcome } from '../sports.types.ts'
 * @typedef {object} Pick
 * @property {MatchView} match
 * @property {Outcome} outcome
 * @property {number | null} odds of now; null while it is closed
 * @property {number | null} accepted the odds that it was chosen or last sent at
 * @typedef {{ stake: number, legs: { matchId: string, outcome: Outcome, odds: number }[] }} Slip
 * @typedef {object} SlipOptions
 * @property {import('./sports.texts.js').Texts} texts
 * @property {import('../../../world/ports/game-operator.ts').GameSession} session
 * @property {{ maxLegs: number, highestReturn: number }} rules
 * @property {(minor: number) => string} money
 * @property {() => number} balance
 * @property {(slip: Slip & { roundId: string }) => Promise<Placed>} place
 * @property {(balance: number) => void} onPlaced
 * @property {() => void} onChange
 */

/** From this width on the slip is beside the matches, always open. */
const wide = matchMedia('(min-width: 900px)');

/**
 * The bet slip: selections, the stake, what it brings, and placing it.
 *
 * @param {SlipOptions} options
 */
export function createSlip({ texts, session, rules, money, balance, place, onPlaced, onChange }) {
  /** @type {Pick[]} */
  let picks = [];
  /** Odds have changed since they were chosen: the next press accepts the shown ones. */
  const isAsking = () => picks.some(({ odds: now, accepted }) => now !== null && now !== accepted);

  const count = element('span', { class: 'count' });
  const list = element('ul', { class: 'picks' });
  const kind = element('p', { class: 'kind' });
  const stake = createStakeField({
    texts,
    session,
    money,
    offered: session.stakes.slice(1, 5),
    onChange: () => {
      placing.say('');
      refresh();
    },
  });

  /** @returns {Slip | string} */
  const compose = () => {
    const legs = picks.flatMap(({ match, outcome, odds: now }) =>
      now === null ? [] : [{ matchId: match.id, outcome, odds: now }],
    );
    if (legs.length < picks.length) return texts.failures.market_closed;
    return stake.trouble(balance()) ?? { stake: stake.value(), legs };
  };
  const placing = createPlacing({
    texts,
    compose,
    place,
    label: () => (isAsking() ? texts.accept : texts.place),
    onPlaced: (_slip, left) => {
      picks = [];
      onPlaced(left);
      return texts.placed;
    },
    onRefused: ({ answer }) => {
      const current = answer['odds'];
      if (!Array.isArray(current)) return;
      picks = picks.map((pick, index) => ({
        ...pick,
        // The person who pressed had seen them.
        accepted: pick.odds,
        odds: typeof current[index] === 'number' ? current[index] : null,
      }));
    },
    onChange: () => {
      draw();
      onChange();
    },
  });

  const odds = element('output', { class: 'amount' });
  const returns = element('output', { class: 'amount' });
  const clear = element('button', { type: 'button', class: 'plain' }, texts.clear);
  const form = element(
    'div',
    { class: 'form' },
    kind,
    ...stake.parts,
    element('div', { class: 'line' }, element('span', {}, texts.odds), odds),
    element('div', { class: 'line' }, element('span', {}, texts.returns), returns),
    placing.button,
    clear,
  );
  const empty = element('p', { class: 'hint' }, texts.empty);
  const title = element('summary', {}, element('h2', {}, texts.slip), ' ', count);
  const box = element(
    'details',
    { class: 'slip' },
    title,
    element('div', { class: 'content' }, empty, list, form, placing.status),
  );
  const unfold = () => {
    if (wide.matches) box.open = true;
  };
  wide.addEventListener('change', unfold);
  title.addEventListener('click', (event) => {
    if (wide.matches) event.preventDefault();
  });
  unfold();

  const refresh = () => {
    const isEmpty = picks.length === 0;
    empty.hidden = !isEmpty;
    form.hidden = isEmpty;
    count.textContent = isEmpty ? '' : String(picks.length);
    box.classList.toggle('filled', !isEmpty);
    kind.textContent = picks.length > 1 ? texts.combination(picks.length) : texts.single;
    const all = picks.map((pick) => pick.odds ?? 100);
    // As the server works it out, to the hundredth.
    const product = all.reduce((sum, one) => sum * BigInt(one), BigInt(stake.value()));
    const exact = Number(product / 100n ** BigInt(all.length));
    odds.textContent = oddsText(
      texts,
      all.reduce((sum, one) => (sum * one) / 100, 100),
    );
    returns.textContent = money(Math.min(rules.highestReturn, exact));
    stake.hold(placing.isHeld());
    clear.disabled = placing.isHeld();
    placing.refresh();
  };

  const draw = () => {
    // Odds change while a button has the focus: it keeps the focus.
    const held = [...list.children].findIndex((item) => item.contains(document.activeElement));
    list.replaceChildren(
      ...picks.map((pick) => {
        const name = selectionName(texts, pick.match, pick.outcome);
        const remove = element('button', {
          type: 'button',
          class: 'tool',
          'aria-label': `${texts.remove}: ${name}`,
        });
        remove.append(icon('M6 6l12 12M18 6 6 18'));
        remove.disabled = placing.isHeld();
        remove.addEventListener('click', () => {
          toggle(pick.match, pick.outcome);
          stake.focus();
        });
        return element(
          'li',
          pick.odds === null ? { class: 'closed' } : {},
          element(
            'div',
            {},
            element('strong', {}, name),
            element('small', {}, `${pick.match.home} – ${pick.match.away}`),
          ),
          element('b', {}, pick.odds === null ? texts.closed : oddsText(texts, pick.odds)),
          remove,
        );
      }),
    );
    list.children[held]?.querySelector('button')?.focus();
    refresh();
  };

  /** @param {MatchView} match @param {Outcome} outcome */
  const toggle = (match, outcome) => {
    if (placing.isHeld()) return;
    const isThere = picks.some((one) => one.match.id === match.id && one.outcome === outcome);
    const others = picks.filter((one) => one.match.id !== match.id);
    if (!isThere && others.length >= rules.maxLegs) {
      // With a collapsed slip, nobody would see why nothing was added.
      box.open = true;
      placing.say(texts.full, true);
      placing.status.scrollIntoView({ block: 'nearest' });
      return;
    }
    const offered = match.offer[outcome];
    picks = isThere ? others : [...others, { match, outcome, odds: offered, accepted: offered }];
    placing.say('');
    draw();
    onChange();
  };

  /** The board has moved: the slip says so, instead of a press that is refused. @param {readonly MatchView[]} matches */
  const follow = (matches) => {
    // A bet that is being sent, or retried, stays unchanged.
    if (placing.isHeld()) return;
    const before = picks;
    picks = before.map((pick) => {
      const match = matches.find(({ id }) => id === pick.match.id);
      return { ...pick, match: match ?? pick.match, odds: match?.offer[pick.outcome] ?? null };
    });
    if (picks.every(({ odds: now }, index) => now === before[index]?.odds)) return;
    const isClosed = picks.some(({ odds: now }) => now === null);
    if (isClosed) placing.say(texts.failures.market_closed, true);
    else placing.say(isAsking() ? texts.failures.odds_changed : '', true);
    draw();
  };

  clear.addEventListener('click', () => {
    picks = [];
    placing.say('');
    draw();
    onChange();
  });
  draw();

  return {
    box,
    toggle,
    /** @param {string} matchId @returns {Outcome | undefined} */
    picked: (matchId) => picks.find(({ match }) => match.id === matchId)?.outcome,
    follow,
    refresh,
    /** The price by which the person came is gone. */
    sayGone: () => {
      box.open = true;
      placing.say(texts.gone, true);
    },
    /** On small screens an empty slip leaves its room to the rest. */
    foldWhenEmpty: () => {
      if (!wide.matches && picks.length === 0) box.open = false;
    },
    /** @param {Slip & { roundId: string }} slip */
    resume: (slip) => {
      // What becomes of it is told in the slip.
      box.open = true;
      return placing.resume(slip);
    },
  };
}
