import { watchBalance } from './game.calls.js';
import { connectRounds } from './game.rounds.js';
import { startGame } from './game.start.js';
import { moneyIn, textsIn } from './game.texts.js';

/** @import { GameSession, RoundOutcome } from '../../../world/ports/game-operator.ts' */

/**
 * A game of rounds that is open: what it says, what it was told, and its way to the operator.
 *
 * @template Words
 * @template Opening
 * @template {RoundOutcome} Outcome
 * @typedef {object} RoundGame
 * @property {Words & import('./game.texts.js').GameTexts} texts
 * @property {GameSession} session
 * @property {Opening} opening
 * @property {(minor: number) => string} money
 * @property {ReturnType<typeof import('./game.portal.js').connectPortal>} portal
 * @property {ReturnType<typeof connectRounds<Outcome>>} rounds
 */

/**
 * Opens a game whose rounds are settled at once, shows it, and keeps its balance up to date. The
 * history leaves out a round that has not been seen: what it brought comes when it is shown.
 *
 * @template {object} Words
 * @template {{ history: readonly { roundId: string }[] }} Opening
 * @template {RoundOutcome} Outcome
 * @param {string} name of the game, as `slot`
 * @param {{ english: Words, portuguese: Words }} words
 * @param {(game: RoundGame<Words, Opening, Outcome> & { token: string }) =>
 *   { parts: Node[], noteBalance: (balance: number) => boolean, resume: () => void }
 *   | Promise<{ parts: Node[], noteBalance: (balance: number) => boolean, resume: () => void }>} show
 */
export function startRoundGame(name, words, show) {
  void startGame(
    `/${name}`,
    /** @param {import('./game.start.js').OpenGame<Opening>} game */
    async ({ token, language, opening, portal }) => {
      const { session } = opening;
      const texts = textsIn(words, language);
      /** @type {ReturnType<typeof connectRounds<Outcome>>} */
      const rounds = connectRounds(name, token, session.unfinished);
      const unseen = rounds.unfinished?.roundId;
      const history = opening.history.filter(({ roundId }) => roundId !== unseen);
      const money = moneyIn(texts.lang, session.currency);
      const seen = { ...opening, history };
      const table = await show({ token, texts, session, opening: seen, money, portal, rounds });
      watchBalance(`/${name}`, token, table.noteBalance);
      return table;
    },
  );
}
