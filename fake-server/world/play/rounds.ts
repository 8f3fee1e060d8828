import type { GameCategory } from '#contract/entities/game.ts';
import type { Clock } from '../../kernel/clock.ts';
import { numericHash, type Random } from '../../kernel/random.ts';
import { hashOfToken, newToken } from '../../kernel/tokens.ts';
import type { Situations } from '../../situation/situation.ts';
import type { Database } from '../../store/database.ts';
import { playTable, type RoundRow } from '../../store/play/play.ts';
import type { SignIn } from '../identity/sign-in.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Limits } from '../ledger/limits.ts';
import type { Wallet } from '../ledger/wallet.ts';
import type { Points } from '../points/points.ts';
import type { GameKind, GameOperator, JudgeBet, RoundRequest } from '../ports/game-operator.ts';
import type { Bonuses } from '../promotions/bonuses.ts';
import type { Ranks } from '../promotions/ranks.ts';
import type { Referrals } from '../promotions/referrals.ts';
import type { Sessions, SignedIn } from '../sessions/sessions.ts';
import { createDeciding } from './deciding.ts';
import { keptRound, type PageOfRounds, type RoundsPage, stakedIn } from './kept-rounds.ts';
import type { PlaySessions } from './play-sessions.ts';
import type { PlayingMoney } from './playing-money.ts';
import { createSettling } from './settling.ts';
import { offeredStakes, smallestStake } from './stakes.ts';
import { createTaking, type OpenGame } from './taking.ts';

/** The data of a game that play needs. */
export interface PlayableGame {
  readonly nodeId: string;
  readonly title: string;
  readonly kind: GameKind;
  /** Hundredths; rounded up to a playable amount of the kind. */
  readonly minStake: number;
  /** The seats of the room, if one was entered. */
  readonly seats?: number;
}

/** Launched games and their rounds: the operator's side of the vendors' games (L6). */
export interface Rounds {
  /**
   * Launches a game in a session; it ends with the session.
   *
   * @param language BCP 47 tag
   * @returns the token for the game's address
   */
  openGameSession(signedIn: SignedIn, game: PlayableGame, language: string): string;
  /** The desk for vendors of these kinds of games. */
  operator(...kinds: readonly GameKind[]): GameOperator;
  /** Settles a person's due bets, each once; needs no session. */
  settleDue(memberId: number): void;
  /** The same for everybody, as time passes; also ends rank periods. */
  settleAllDue(): void;
  /** Rounds that were never shown, newest first (L5a). Open bets are left out. */
  unfinished(memberId: number): readonly RoundRow[];
  /** The person dismissed these rounds. */
  closeUnfinished(memberId: number, roundIds: readonly string[]): void;
  /** Newest first. */
  roundsOf(memberId: number, limit: number): readonly RoundRow[];
  /** Those in some games, newest first, paged. */
  roundsAmong(memberId: number, nodeIds: readonly string[], page: PageOfRounds): RoundsPage;
}

interface RoundParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly sessions: Sessions;
  readonly blockerOf: SignIn['blockerOf'];
  readonly situations: Situations;
  readonly ledger: Ledger;
  readonly wallet: Wallet;
  readonly playingMoney: PlayingMoney;
  readonly bonuses: Bonuses;
  readonly points: Points;
  readonly ranks: Pick<Ranks, 'noteBet' | 'endPeriods'>;
  readonly referrals: Pick<Referrals, 'noteBet'>;
  readonly limits: Limits;
  /** The code of a game's vendor; undefined if it is not in the catalogue. */
  readonly vendorOf: (nodeId: string) => string | undefined;
  /** Undefined if it is not in the catalogue. */
  readonly categoryOf: (nodeId: string) => GameCategory | undefined;
  /** Number of lines of a slot. */
  readonly linesOf: (nodeId: string) => number;
  readonly playSessions: PlaySessions;
  readonly underMaintenance: (nodeId: string) => boolean;
  readonly judge: JudgeBet;
}

/** The most unfinished rounds in an answer. */
const MAX_UNFINISHED = 20;

export function createRounds(parts: RoundParts): Rounds {
  const { database, clock, random, sessions, situations, wallet } = parts;
  const table = playTable(database);
  const { count, settleDue, settleAllDue } = createSettling({ ...parts, table });
  const spendable = (memberId: number, nodeId: string) =>
    wallet.spendable(memberId, parts.vendorOf(nodeId));

  // A page of bets polls for results: only stakes use the session (A19).
  const find = (
    token: string,
    kinds: readonly GameKind[],
    read = sessions.peekHash,
  ): OpenGame | undefined => {
    const game = table.findGame(hashOfToken(token));
    if (!game || !kinds.includes(game.kind)) return undefined;
    const reading = read(game.session_hash);
    if (!reading.ok || parts.blockerOf(reading.signedIn.member)) return undefined;
    if (situations.of().tokenExpired) return undefined;
    return { game, member: reading.signedIn.member };
  };

  const round = { ...parts, table, count, settleDue, spendable };
  const take = createTaking(round);
  const decide = createDeciding(round);
  /** Finds the game of a request, which uses its session. */
  const finderOf =
    (kinds: readonly GameKind[], { token }: RoundRequest) =>
    () =>
      find(token, kinds, sessions.readHash);

  return {
    openGameSession({ member, sessionHash }, { nodeId, title, kind, minStake, seats }, language) {
      const token = newToken();
      table.openGame(hashOfToken(token), {
        member_id: member.id,
        session_hash: sessionHash,
        node_id: nodeId,
        title,
        min_stake: smallestStake(kind, minStake),
        language,
        opened_at: clock.now(),
        kind,
        seats: seats ?? null,
      });
      parts.playSessions.notePlay(member.id);
      return token;
    },
    unfinished(memberId) {
      settleDue(memberId);
      return table.unfinishedRounds(memberId, MAX_UNFINISHED);
    },
    closeUnfinished: (memberId, roundIds) => table.noteClosed(memberId, roundIds),
    roundsOf(memberId, limit) {
      settleDue(memberId);
      return table.roundsOf(memberId, limit);
    },
    roundsAmong(memberId, nodeIds, page) {
      settleDue(memberId);
      return table.roundsAmong(memberId, nodeIds, page);
    },
    settleDue,
    settleAllDue,
    operator: (...kinds) => ({
      session(token) {
        const open = find(token, kinds);
        if (!open) return undefined;
        const { game, member } = open;
        settleDue(member.id);
        const stakes = offeredStakes(game.kind, game.min_stake);
        const unseen = table.unseenRound(member.id, game.node_id);
        return {
          ...(unseen && { unfinished: stakedIn(unseen) }),
          ...(game.seats !== null && { seats: game.seats }),
          gameId: game.node_id,
          kind: game.kind,
          title: game.title,
          hue: numericHash(game.node_id) % 360,
          currency: member.currency,
          balance: spendable(member.id, game.node_id),
          minStake: game.min_stake,
          maxStake: stakes.at(-1) ?? game.min_stake,
          stakes,
          lines: parts.linesOf(game.node_id),
          language: game.language,
        };
      },
      settle<Outcome extends { win: number }>(
        request: RoundRequest,
        play: (random: () => number, lines: number) => Outcome,
      ) {
        const taken = take(finderOf(kinds, request), request, (nodeId) => {
          const outcome = play(random.next, parts.linesOf(nodeId));
          return { outcome, win: outcome.win, settlesAt: null };
        });
        // Stored from an outcome of the same vendor.
        return taken.ok ? { ...taken, outcome: taken.outcome as Outcome } : taken;
      },
      place<Bet extends { settlesAt: number }>(request: RoundRequest, bet: Bet) {
        const taken = take(finderOf(kinds, request), request, () => ({
          outcome: bet,
          win: 0,
          settlesAt: bet.settlesAt,
        }));
        return taken.ok ? { ...taken, outcome: taken.outcome as Bet } : taken;
      },
      deal<Bet extends { settlesAt: number }>(
        request: RoundRequest,
        play: (random: () => number) => Bet,
      ) {
        const taken = take(finderOf(kinds, request), request, () => {
          const outcome = play(random.next);
          return { outcome, win: 0, settlesAt: outcome.settlesAt, isDealt: true };
        });
        return taken.ok ? { ...taken, outcome: taken.outcome as Bet } : taken;
      },
      decide<Outcome extends { win: number }>(
        request: RoundRequest,
        play: (random: () => number) => Outcome,
      ) {
        const taken = decide(finderOf(kinds, request), request, () => play(random.next));
        return taken.ok ? { ...taken, outcome: taken.outcome as Outcome } : taken;
      },
      round<Outcome>(token: string, roundId: string, gameId?: string) {
        const open = find(token, kinds);
        const row = open && table.findRound(open.member.id, roundId);
        // Another game may have used the same id.
        if (row?.node_id !== (gameId ?? open?.game.node_id)) return undefined;
        return row && keptRound<Outcome>(row);
      },
      shown(token, roundId) {
        const open = find(token, kinds);
        if (open) table.noteShown(open.member.id, open.game.node_id, roundId);
      },
      rounds<Outcome>(token: string, limit: number, gameId?: string) {
        const open = find(token, kinds);
        if (!open) return [];
        settleDue(open.member.id);
        const rows = table.roundsIn(open.member.id, gameId ?? open.game.node_id, limit);
        return rows.map((row) => keptRound<Outcome>(row));
      },
    }),
  };
}
