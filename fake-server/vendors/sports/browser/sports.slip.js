import { newRoundId } from '../../games/browser/game.calls.js';
import { element, icon } from '../../games/browser/game.dom.js';
import { failureText } from '../../games/browser/game.texts.js';
import { oddsText, selectionName } from './sports.texts.js';

/**
 * @import { MatchView } from '../sports.bets.ts'
 * @import { Outcome } from '../sports.types.ts'
 * @typedef {{ match: MatchView, outcome: Outcome, odds: number | null }} Pick
 * @typedef {{ roundId: string, stake: number, legs: { matchId: string, outcome: Outcome, odds: number }[] }} Slip
 * @typedef {{ kind: 'answered', answer: { balance: number } }
 *   | { kind: 'refused', code: string, answer: Record<string, unknown> }
 *   | { kind: 'unanswered' }} Placed
 * @typedef {object} SlipOptions
 * @property {import('./sports.texts.js').Texts} texts
 * @property {import('../../games/game.types.ts').GameSession} session
 * @property {{ mostLegs: number, highestReturn: number }} rules
 * @property {(minor: number) => string} money
 * @property {() => number} balance
 * @property {(slip: Slip) => Promise<Placed>} place
 * @property {(balance: number) => void} onPlaced
 * @property {() => void} onChange
 */

/** From this width on the slip stands beside the matches, always open. */
const wide = matchMedia('(min-width: 900px)');

/**
 * The bet slip: selections, the stake, what it brings, and placing it.
 *
 * @param {SlipOptions} options
 */
export function createSlip({ texts, session, rules, money, balance, place, onPlaced, onChange }) {
  /** @type {Pick[]} */
  let picks = [];
  let isBusy = false;
  /** The odds have changed since: the next press accepts what is shown. */
  let isAsking = false;
  /** A bet whose answer never came: the next press asks about it again. @type {Slip | undefined} */
  let unanswered;

  const count = element('span', { class: 'count' });
  const list = element('ul', { class: 'picks' });
  const kind = element('p', { class: 'kind' });
  const stake = element('input', {
    id: 'stake',
    type: 'text',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-describedby': 'limits',
  });
  const chips = session.stakes
    .slice(1, 5)
    .map((value) =>
      element('button', { type: 'button', class: 'plain', value: String(value) }, money(value)),
    );
  const odds = element('output', { class: 'amount' });
  const returns = element('output', { class: 'amount' });
  const status = element('p', { class: 'verdict', role: 'status' });
  const button = element('button', { type: 'button', class: 'primary' });
  const clear = element('button', { type: 'button', class: 'plain' }, texts.clear);
  const form = element(
    'div',
    { class: 'form' },
    kind,
    element(
      'div',
      { class: 'meter' },
      element('label', { for: 'stake' }, texts.stake),
      stake,
      element(
        'p',
        { id: 'limits', class: 'hint' },
        texts.limits(money(session.minStake), money(session.maxStake)),
      ),
    ),
    element('div', { class: 'quick' }, ...chips),
    element('div', { class: 'line' }, element('span', {}, texts.odds), odds),
    element('div', { class: 'line' }, element('span', {}, texts.returns), returns),
    button,
    clear,
  );
  const empty = element('p', { class: 'hint' }, texts.empty);
  const title = element('summary', {}, element('h2', {}, texts.slip), ' ', count);
  const box = element(
    'details',
    { class: 'slip' },
    title,
    element('div', { class: 'content' }, empty, list, form, status),
  );
  const unfold = () => {
    if (wide.matches) box.open = true;
  };
  wide.addEventListener('change', unfold);
  title.addEventListener('click', (event) => {
    if (wide.matches) event.preventDefault();
  });
  unfold();

  stake.value = written(session.stakes[1] ?? session.minStake);
  /** In minor units; 0 for what is no amount. */
  const amount = () => {
    const value = Number(stake.value.trim().replace(',', '.'));
    return Number.isFinite(value) && value > 0 ? Math.round(value * 100) : 0;
  };

  /** @param {string} text @param {boolean} [isFailure] */
  const say = (text, isFailure = false) => {
    status.dataset['kind'] = isFailure ? 'failure' : 'text';
    status.textContent = text;
  };

  const trouble = () => {
    if (picks.some((pick) => pick.odds === null)) return texts.failures.market_closed;
    if (amount() < session.minStake || amount() > session.maxStake) {
      return texts.limits(money(session.minStake), money(session.maxStake));
    }
    return amount() > balance() ? texts.failures.insufficient_balance : undefined;
  };

  const refresh = () => {
    const isEmpty = picks.length === 0;
    empty.hidden = !isEmpty;
    form.hidden = isEmpty;
    count.textContent = isEmpty ? '' : String(picks.length);
    box.classList.toggle('filled', !isEmpty);
    kind.textContent = picks.length > 1 ? texts.combination(picks.length) : texts.single;
    const all = picks.map((pick) => pick.odds ?? 100);
    // As the server works it out, to the hundredth.
    const product = all.reduce((sum, one) => sum * BigInt(one), BigInt(amount()));
    const exact = Number(product / 100n ** BigInt(all.length));
    odds.textContent = oddsText(
      texts,
      all.reduce((sum, one) => (sum * one) / 100, 100),
    );
    returns.textContent = money(Math.min(rules.highestReturn, exact));
    const isHeld = isBusy || unanswered !== undefined;
    stake.disabled = isHeld;
    clear.disabled = isHeld;
    for (const chip of chips) chip.disabled = isHeld;
    const ready = isAsking ? texts.accept : texts.place;
    button.textContent = isBusy ? texts.placing : unanswered ? texts.retry : ready;
    button.setAttribute(
      'aria-disabled',
      String(isBusy || (!unanswered && trouble() !== undefined)),
    );
  };

  const draw = () => {
    list.replaceChildren(
      ...picks.map((pick) => {
        const name = selectionName(texts, pick.match, pick.outcome);
        const remove = element('button', {
          type: 'button',
          class: 'tool',
          'aria-label': `${texts.remove}: ${name}`,
        });
        remove.append(icon('M6 6l12 12M18 6 6 18'));
        remove.disabled = isBusy || unanswered !== undefined;
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
    refresh();
  };

  /** @param {MatchView} match @param {Outcome} outcome */
  const toggle = (match, outcome) => {
    if (isBusy || unanswered) return;
    const isThere = picks.some((one) => one.match.id === match.id && one.outcome === outcome);
    const others = picks.filter((one) => one.match.id !== match.id);
    if (!isThere && others.length >= rules.mostLegs) return say(texts.full, true);
    picks = isThere ? others : [...others, { match, outcome, odds: match.offer[outcome] }];
    isAsking = false;
    say('');
    draw();
    onChange();
  };

  /** @param {Slip} slip */
  const send = async (slip) => {
    isBusy = true;
    unanswered = undefined;
    say('');
    draw();
    const placed = await place(slip);
    isBusy = false;
    if (placed.kind === 'answered') {
      picks = [];
      isAsking = false;
      say(texts.placed);
      onPlaced(placed.answer.balance);
    } else if (placed.kind === 'unanswered') {
      unanswered = slip;
      say(texts.failures.unanswered, true);
    } else {
      const current = placed.answer['odds'];
      if (Array.isArray(current)) {
        picks = picks.map((pick, index) => ({
          ...pick,
          odds: typeof current[index] === 'number' ? current[index] : null,
        }));
        isAsking = placed.code === 'odds_changed';
      }
      say(failureText(texts, placed.code), true);
    }
    draw();
    onChange();
  };

  button.addEventListener('click', () => {
    if (isBusy) return;
    if (unanswered) return void send(unanswered);
    const why = trouble();
    if (why !== undefined) return say(why, true);
    const legs = picks.map(({ match, outcome, odds: accepted }) => ({
      matchId: match.id,
      outcome,
      odds: accepted ?? 0,
    }));
    void send({ roundId: newRoundId(), stake: amount(), legs });
  });
  clear.addEventListener('click', () => {
    picks = [];
    say('');
    draw();
    onChange();
  });
  stake.addEventListener('input', () => {
    say('');
    refresh();
  });
  for (const chip of chips) {
    chip.addEventListener('click', () => {
      stake.value = written(Number(chip.value));
      say('');
      refresh();
    });
  }
  draw();

  /** An amount as it can be typed. @param {number} minor */
  function written(minor) {
    const options = { minimumFractionDigits: 2, useGrouping: false };
    return new Intl.NumberFormat(texts.lang, options).format(minor / 100);
  }

  return {
    box,
    toggle,
    /** @param {string} matchId @returns {Outcome | undefined} */
    picked: (matchId) => picks.find(({ match }) => match.id === matchId)?.outcome,
    refresh,
    /** Brings a bet to its end that was on the way when the page was left. @param {Slip} slip */
    resume: (slip) => send(slip),
  };
}
