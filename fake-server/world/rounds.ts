import type { Database } from '../store/database.ts';
import type { MemberRow } from '../store/members.ts';
import { type GameSessionRow, playTable, type RoundRow } from '../store/play.ts';
import { slotLines } from '../vendors/slot/slot.reels.ts';
import type { SettleResult, SlotOutcome, SlotRounds } from '../vendors/slot/slot.types.ts';
import type { Clock } from './clock.ts';
import { hashOf, type Random } from './random.ts';
import type { Sessions, SignedIn } from './sessions.ts';
import type { Situations } from './situation.ts';
import { hashOfToken, newToken } from './tokens.ts';
import type { Wallet } from './wallet.ts';

/** The stakes of a game, as multiples of its smallest. */
const STAKE_STEPS = [1, 2, 5, 10, 20, 50, 100] as const;

/** What has to be known of a game to play it. */
export interface PlayableGame {
  readonly nodeId: string;
  readonly title: string;
  /** Hundredths; rounded up to whole hundredths per line. */
  readonly minStake: number;
}

/** Open games and their rounds: the operator's side of the vendor's game (L6). */
export interface Rounds extends SlotRounds {
  /**
   * Opens a game for a session; it ends with that session.
   *
   * @param language BCP 47 tag
   * @returns the token for the game's address
   */
  openGameSession(signedIn: SignedIn, game: PlayableGame, language: string): string;
  /** Newest first. */
  roundsOf(memberId: number, limit: number): readonly RoundRow[];
}

interface RoundParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly sessions: Sessions;
  readonly situations: Situations;
  readonly wallet: Wallet;
  readonly underMaintenance: (nodeId: string) => boolean;
}

/** A game that is open, with the person who plays it. */
interface OpenGame {
  readonly game: GameSessionRow;
  readonly member: MemberRow;
  readonly stakes: readonly number[];
}

export function createRounds(parts: RoundParts): Rounds {
  const { database, clock, random, sessions, situations, wallet } = parts;
  const table = playTable(database);

  const find = (token: string): OpenGame | undefined => {
    const game = table.findGame(hashOfToken(token));
    const reading = game && sessions.readHash(game.session_hash);
    if (!game || !reading?.ok || reading.signedIn.member.blocked === 1) return undefined;
    if (situations.of().tokenExpired) return undefined;
    const { member } = reading.signedIn;
    return { game, member, stakes: STAKE_STEPS.map((step) => step * game.min_stake) };
  };

  const replay = (before: RoundRow, stake: number, memberId: number): SettleResult => {
    if (before.stake !== stake) return { ok: false, code: 'stake_out_of_range' };
    // Stored below, from a SlotOutcome.
    const outcome = JSON.parse(before.outcome) as SlotOutcome;
    return { ok: true, replayed: true, outcome, balance: wallet.balance(memberId) };
  };

  const playRound = (
    { game, member }: OpenGame,
    roundId: string,
    stake: number,
    play: (random: () => number) => SlotOutcome,
  ): SettleResult => {
    const memberId = member.id;
    const staked = wallet.post({
      memberId,
      key: `round:${roundId}:stake`,
      kind: 'stake',
      amount: -stake,
    });
    if (!staked.ok) return { ok: false, code: 'insufficient_balance' };
    const outcome = play(random.next);
    const won = {
      memberId,
      key: `round:${roundId}:win`,
      kind: 'win',
      amount: outcome.win,
    } as const;
    const paid = outcome.win > 0 ? wallet.post(won) : staked;
    if (!paid.ok) throw new Error(`The win of round ${roundId} could not be paid.`);
    table.insertRound(memberId, {
      round_key: roundId,
      node_id: game.node_id,
      stake,
      win: outcome.win,
      outcome: JSON.stringify(outcome),
      balance_after: paid.balance,
      played_at: clock.now(),
    });
    return { ok: true, replayed: false, outcome, balance: paid.balance };
  };

  return {
    openGameSession({ member, sessionHash }, game, language) {
      const token = newToken();
      table.openGame(hashOfToken(token), {
        member_id: member.id,
        session_hash: sessionHash,
        node_id: game.nodeId,
        title: game.title,
        min_stake: Math.max(1, Math.ceil(game.minStake / slotLines.length)) * slotLines.length,
        language,
        opened_at: clock.now(),
      });
      return token;
    },
    roundsOf: (memberId, limit) => table.roundsOf(memberId, limit),
    session(token) {
      const open = find(token);
      if (!open) return undefined;
      const { game, member, stakes } = open;
      return {
        gameId: game.node_id,
        title: game.title,
        hue: hashOf(game.node_id) % 360,
        currency: member.currency,
        balance: member.balance,
        minStake: game.min_stake,
        maxStake: stakes.at(-1) ?? game.min_stake,
        stakes,
        language: game.language,
      };
    },
    settle({ token, roundId, stake }, play) {
      return database.transaction((): SettleResult => {
        const open = find(token);
        if (!open) return { ok: false, code: 'session_expired' };
        const before = table.findRound(open.member.id, roundId);
        if (before) return replay(before, stake, open.member.id);
        if (situations.of().gameUnderMaintenance || parts.underMaintenance(open.game.node_id)) {
          return { ok: false, code: 'game_under_maintenance' };
        }
        if (!open.stakes.includes(stake)) return { ok: false, code: 'stake_out_of_range' };
        return playRound(open, roundId, stake, play);
      });
    },
  };
}
