import { element, icon, meter } from '../../games/browser/game.dom.js';
import { createGuideDialog, proseSection } from '../../games/browser/game.guide.js';
import { tellFundsShort } from '../../games/browser/game.portal.js';
import { sound } from '../../games/browser/game.sound.js';
import { createBar } from '../../games/browser/game.start.js';
import { failureText, moneyIn, percent } from '../../games/browser/game.texts.js';
import { createVerdict } from '../../games/browser/game.verdict.js';
import { createStake } from '../../slot/browser/slot.stake.js';
import { createSky } from './crash.sky.js';

const keptFlights = 12;
/** In hundredths. */
const targets = [120, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000];

/**
 * @import { CrashOutcome } from '../crash.maths.ts'
 * @import { Bet, Opening } from './crash.js'
 * @typedef {Bet & { roundId: string }} Round
 * @typedef {object} TableOptions
 * @property {import('./crash.texts.js').Texts} texts
 * @property {Opening & { session: import('../../../world/ports/game-desk.ts').GameSession }} opening
 * @property {number[]} history what the flights reached that the player has seen, newest first
 * @property {ReturnType<typeof import('../../games/browser/game.portal.js').connectPortal>} portal
 * @property {ReturnType<typeof import('../../games/browser/game.rounds.js').connectRounds<Bet, CrashOutcome>>} rounds
 */

/**
 * The game itself: sky, stake, multiple, launch, balance.
 *
 * @param {TableOptions} options
 */
export function createTable({ texts, opening, history, portal, rounds }) {
  const { session, rules } = opening;
  const money = moneyIn(texts.lang, session.currency);
  const rate = percent(texts.lang, rules.returnToPlayer);
  const numbers = new Intl.NumberFormat(texts.lang, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  /** @param {number} hundredths */
  const multipleText = (hundredths) => `${numbers.format(hundredths / 100)}×`;

  let balance = session.balance;
  let isBusy = false;
  /** A round whose answer never came: the next press asks about it again. @type {Round | undefined} */
  let unanswered;
  const flights = [...history];

  const sky = createSky(multipleText);
  const verdict = createVerdict({ texts, money });
  const how = texts.howText(rate, money(session.minStake), money(session.maxStake));
  const guide = createGuideDialog(texts.rules, texts.dismiss, proseSection(texts.howItWorks, how));
  const stake = createStake({
    // What it says is what a slot says.
    texts: /** @type {import('../../slot/browser/slot.texts.js').Texts} */ (
      /** @type {unknown} */ (texts)
    ),
    session,
    money,
    onChange: () => refresh(),
  });
  const target = element(
    'select',
    { id: 'target' },
    ...targets.map((one) => element('option', { value: String(one) }, multipleText(one))),
  );
  target.selectedIndex = targets.indexOf(200);
  target.addEventListener('change', () => refresh());
  const worth = element('p', { class: 'worth' });
  const balanceValue = element('output', { class: 'amount', id: 'balance' });
  const launchLabel = element('span', {}, texts.launch);
  const launch = element('button', { type: 'button', class: 'spin' });
  launch.append(
    icon('M13 4c4 1 6 3 7 7l-5 4-6-6zM9 9l-4 1-2 3 4 1M15 15l-1 4-3 2-1-4M5 19l3-3'),
    launchLabel,
  );
  const recent = element('ol', { class: 'recent flights', 'aria-label': texts.lastFlights });
  const bar = createBar({
    title: session.title,
    leaveLabel: texts.close,
    rulesLabel: texts.rules,
    portal,
    onRules: () => guide.showModal(),
  });

  const showFlights = () => {
    recent.replaceChildren(
      ...flights
        .slice(0, keptFlights)
        .map((reached) =>
          element('li', { class: reached >= 200 ? 'paid' : 'low' }, multipleText(reached)),
        ),
    );
  };

  const refresh = () => {
    const isShort = !unanswered && balance < stake.value();
    const chosen = Number(target.value);
    balanceValue.textContent = money(balance);
    launch.setAttribute('aria-disabled', String(isBusy || isShort));
    launchLabel.textContent = isBusy ? texts.flying : unanswered ? texts.retry : texts.launch;
    stake.setEnabled(!isBusy && !unanswered);
    target.disabled = isBusy || unanswered !== undefined;
    const pays = texts.pays(money(Math.floor((stake.value() * chosen) / 100)));
    const chance = texts.chance(percent(texts.lang, (100 * rules.returnToPlayer) / chosen));
    worth.textContent = `${pays} · ${chance}`;
    if (isBusy || unanswered) return;
    if (isShort) verdict.showFailure(texts.failures.insufficient_balance);
    else if (verdict.isFailure()) verdict.showText(texts.ready);
  };

  /** The balance has moved without this page. @param {number} now */
  const followBalance = (now) => {
    if (now === balance) return;
    balance = now;
    portal.roundSettled(now);
  };

  /** @param {Round} round @param {string} text @param {boolean} [isResumed] */
  const run = async (round, text, isResumed = false) => {
    isBusy = true;
    unanswered = undefined;
    verdict.showText(text);
    sound('stake');
    sky.wait();
    refresh();
    // The stake leaves at once, as the player expects; the answer's balance is what counts.
    if (!isResumed) balanceValue.textContent = money(Math.max(0, balance - round.stake));
    const late = setTimeout(() => verdict.showText(texts.waiting), 4_000);
    const answer = await rounds.play(round);
    clearTimeout(late);
    if (answer.kind !== 'answered') {
      isBusy = false;
      if (answer.kind === 'unanswered') unanswered = round;
      else followBalance(answer.balance ?? balance);
      sky.ready();
      refresh();
      const code = answer.kind === 'refused' ? answer.code : 'unanswered';
      verdict.showFailure(failureText(texts, code));
      return;
    }
    const { outcome } = answer.answer;
    const spoken = texts.reached(multipleText(outcome.reached));
    await sky.fly(outcome.reached, outcome.target, spoken);
    sound('land');
    rounds.seen(round);
    balance = answer.answer.balance;
    isBusy = false;
    flights.unshift(outcome.reached);
    showFlights();
    refresh();
    verdict.showOutcome(outcome);
    portal.roundSettled(balance);
  };

  const press = () => {
    if (isBusy) return;
    if (unanswered) return void run(unanswered, texts.resuming);
    if (balance < stake.value()) return tellFundsShort();
    void run(rounds.newRound({ stake: stake.value(), target: Number(target.value) }), '\u00a0');
  };
  launch.addEventListener('click', press);

  showFlights();
  sky.ready();
  verdict.showText(texts.ready);
  refresh();
  return {
    parts: [
      bar,
      element(
        'section',
        { class: 'cabinet', 'aria-label': session.title },
        sky.box,
        verdict.shower,
      ),
      element(
        'div',
        { class: 'desk' },
        recent,
        verdict.box,
        element(
          'div',
          { class: 'panel' },
          meter(texts.balance, balanceValue),
          stake.box,
          element(
            'div',
            { class: 'meter target' },
            element('label', { for: 'target' }, texts.target),
            target,
          ),
          launch,
        ),
        worth,
        element('p', { class: 'summary' }, texts.summary(rate)),
      ),
    ],
    /** @param {number} now */
    noteBalance: (now) => {
      // A flight that is under way brings its own.
      if (isBusy) return;
      followBalance(now);
      refresh();
    },
    /** Brings a flight to its end that was open when the page was left. @param {Round} round */
    resume: (round) => run(round, texts.resuming, true),
  };
}
