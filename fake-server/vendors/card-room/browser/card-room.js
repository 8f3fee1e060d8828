import { createCabinet } from '../../games/browser/game.cabinet.js';
import { proseSection } from '../../games/browser/game.guide.js';
import { startRoundGame } from '../../games/browser/game.round-game.js';
import { sound } from '../../games/browser/game.sound.js';
import { failureText, percent } from '../../games/browser/game.texts.js';
import { playHand } from './card-room.calls.js';
import { createChoices } from './card-room.choices.js';
import { createSeats } from './card-room.seats.js';
import { english, portuguese } from './card-room.texts.js';

/**
 * @import { Played } from './card-room.calls.js'
 * @typedef {object} Rules
 * @property {number} returnToPlayer
 * @property {number} rake
 * @property {number} minHighCard the rank with which the others go in, ace being 14
 * @property {number} decisionMinutes
 */

/**
 * The table with its players, the ante, the decision.
 *
 * @param {import('../../games/browser/game.round-game.js').RoundGame<typeof english, { rules: Rules,
 *   people: string[], history: { roundId: string, stake: number, win: number }[] }, Played>
 *   & { token: string }} game
 */
function show(game) {
  const { token, texts, session, money, opening, rounds } = game;
  const { rules, people } = opening;
  const rate = percent(texts.lang, rules.returnToPlayer);
  const rake = percent(texts.lang, rules.rake);
  const seats = createSeats({ texts, money, people });
  const choices = createChoices(texts);
  let isAsked = false;
  const how = texts.howText({
    rate,
    rake,
    low: money(session.minStake),
    high: money(session.maxStake),
    min: rules.minHighCard > 13 ? texts.ranks[1] : texts.ranks[13],
    minutes: rules.decisionMinutes,
  });

  /** @param {Played} dealt @param {string | undefined} refusal */
  const decide = async (dealt, refusal) => {
    await seats.deal(dealt);
    isAsked = true;
    if (refusal === undefined) cabinet.verdict.showText(texts.yourTurn);
    else cabinet.verdict.showFailure(failureText(texts, refusal));
    const isIn = await choices.ask(money('ante' in dealt ? dealt.ante : 0));
    isAsked = false;
    sound('stake');
    cabinet.verdict.showText('\u00a0');
    return isIn;
  };

  /** @type {typeof rounds} */
  const hands = {
    ...rounds,
    play: async (round) => playHand(token, round.roundId, await rounds.play(round), decide),
  };
  /** @type {ReturnType<typeof createCabinet<Played, { stake: number, win: number }>>} */
  const cabinet = createCabinet(
    { ...game, rounds: hands },
    {
      scene: seats.box,
      guide: [proseSection(texts.ranking, texts.handOrder), proseSection(texts.howItWorks, how)],
      start: { icon: 'M4 7l8-2 3 12-8 2zM14 6l6 2-3 11-3-1', ready: texts.deal, busy: texts.dealt },
      spot: () => 'ante',
      after: [choices.box],
      summary: texts.summary(people.length + 1, rate, rake),
      recent: {
        label: texts.lastRounds,
        max: 8,
        played: opening.history.map(({ stake, win }) => ({ stake, win })),
        item: ({ stake, win }) => [
          (win > stake ? '+' : '') + money(win - stake),
          win > stake ? 'paid' : '',
        ],
        of: ({ stake, win }) => ({ stake, win }),
      },
      waitText: () => (isAsked ? texts.yourTurn : texts.waiting),
      draw: (isHeld, stake) => {
        stake.box.hidden = isHeld;
        choices.box.hidden = !isHeld;
      },
      begin: () => seats.clear(),
      reveal: (outcome) => seats.reveal(outcome),
      giveUp: () => seats.clear(),
    },
  );
  return cabinet;
}

startRoundGame('card-room', { english, portuguese }, show);
