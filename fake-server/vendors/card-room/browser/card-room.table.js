import { element, icon } from '../../games/browser/game.dom.js';
import { createGuideDialog, proseSection } from '../../games/browser/game.guide.js';
import { partsOf } from '../../games/browser/game.parts.js';
import { createPlay } from '../../games/browser/game.play.js';
import { sound } from '../../games/browser/game.sound.js';
import { createBar } from '../../games/browser/game.start.js';
import { createStepper } from '../../games/browser/game.stepper.js';
import { failureText, moneyIn, percent } from '../../games/browser/game.texts.js';
import { createChoices } from './card-room.choices.js';
import { createSeats } from './card-room.seats.js';

const keptRounds = 8;

/**
 * @import { Bet, Played } from './card-room.calls.js'
 * @import { Opening } from './card-room.js'
 * @typedef {object} TableOptions
 * @property {import('./card-room.texts.js').Texts} texts
 * @property {Opening & { session: import('../../../world/ports/game-desk.ts').GameSession }} opening
 * @property {readonly { stake: number, win: number }[]} history what the player has seen, newest first
 * @property {ReturnType<typeof import('../../games/browser/game.portal.js').connectPortal>} portal
 * @property {ReturnType<typeof import('./card-room.calls.js').connectHands>} hands
 */

/**
 * The game itself: the table with its players, the ante, the decision.
 *
 * @param {TableOptions} options
 */
export function createTable({ texts, opening, history, portal, hands }) {
  const { session, rules, people } = opening;
  const money = moneyIn(texts.lang, session.currency);
  const rate = percent(texts.lang, rules.returnToPlayer);
  const rake = percent(texts.lang, rules.rake);
  const seats = createSeats({ texts, money, people });
  const choices = createChoices(texts);
  let isAsked = false;

  const least = rules.leastHighCard > 13 ? texts.ranks[1] : texts.ranks[13];
  const how = texts.howText({
    rate,
    rake,
    low: money(session.minStake),
    high: money(session.maxStake),
    least,
    minutes: rules.decisionMinutes,
  });
  const guide = createGuideDialog(
    texts.rules,
    texts.dismiss,
    proseSection(texts.ranking, texts.handOrder),
    proseSection(texts.howItWorks, how),
  );
  const bar = createBar({
    title: session.title,
    leaveLabel: texts.close,
    rulesLabel: texts.rules,
    portal,
    onRules: () => guide.showModal(),
  });
  const stake = createStepper({ texts, session, money, onChange: () => play.draw() });
  const deal = element('button', { type: 'button', class: 'spin' });
  deal.append(icon('M4 7l8-2 3 12-8 2zM14 6l6 2-3 11-3-1'));

  const rounds = [...history];
  const recent = element('ol', { class: 'recent', 'aria-label': texts.lastRounds });
  const showRounds = () => {
    recent.replaceChildren(
      ...rounds.slice(0, keptRounds).map(({ stake: staked, win }) => {
        const sign = win > staked ? '+' : '';
        return element('li', { class: win > staked ? 'paid' : '' }, sign + money(win - staked));
      }),
    );
  };
  showRounds();

  /** @param {Played} dealt @param {string | undefined} refusal */
  const decide = async (dealt, refusal) => {
    await seats.deal(dealt);
    isAsked = true;
    if (refusal === undefined) play.verdict.showText(texts.yourTurn);
    else play.verdict.showFailure(failureText(texts, refusal));
    const isIn = await choices.ask(money('ante' in dealt ? dealt.ante : 0));
    isAsked = false;
    sound('stake');
    play.verdict.showText('\u00a0');
    return isIn;
  };

  /** @type {ReturnType<typeof createPlay<Bet, Played>>} */
  const play = createPlay({
    texts,
    session,
    portal,
    rounds: { ...hands, play: (round) => hands.playHand(round, decide) },
    button: deal,
    labels: { ready: texts.deal, busy: texts.dealt },
    compose: () => ({ stake: stake.value() }),
    stakeOf: (bet) => bet.stake,
    waitText: () => (isAsked ? texts.yourTurn : texts.waiting),
    draw: (isHeld) => {
      stake.setEnabled(!isHeld);
      stake.box.hidden = isHeld;
      choices.box.hidden = !isHeld;
    },
    begin: () => {
      sound('stake');
      seats.clear();
    },
    reveal: (outcome) => seats.reveal(outcome),
    end: (outcome) => {
      rounds.unshift(outcome);
      showRounds();
    },
    giveUp: () => seats.clear(),
  });

  return {
    parts: partsOf({
      title: session.title,
      texts,
      bar,
      scene: seats.box,
      recent,
      play,
      panel: [stake.box, deal, choices.box],
      below: [element('p', { class: 'summary' }, texts.summary(people.length + 1, rate, rake))],
    }),
    noteBalance: play.noteBalance,
    resume: play.resume,
  };
}
