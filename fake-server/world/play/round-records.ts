import type { GameCategory } from '#contract/entities/game.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { Round, RoundInFull, RoundTotals } from '#contract/entities/round.ts';
import {
  ROUNDS_IN_A_PIECE,
  type RoundResult,
  type RoundState,
} from '#contract/entities/round-lists.ts';
import { whyRangeRefused } from '#contract/rules/date-range.ts';
import type { Span } from '../../kernel/calendar.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import { Refused } from '../../kernel/refused.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import {
  type RoundEntryRow,
  type RoundRecordRow,
  type RoundSelection,
  roundRecordTable,
} from '../../store/play/round-records.ts';
import type { DescribeRound } from '../ports/round-description.ts';
import { type Catalogue, roundGameOf } from './catalogue.ts';
import type { Rounds } from './rounds.ts';

/** The filters of the record, as in the contract. */
export interface RoundFilter {
  /** Moments, ISO 8601. */
  readonly from: string;
  readonly before: string;
  readonly gameClassify?: GameCategory | undefined;
  readonly vassalage?: string | undefined;
  readonly gameName?: string | undefined;
  readonly state?: RoundState | undefined;
  readonly result?: RoundResult | undefined;
}

/** The betting record of each person (W4). What is due is settled before every read. */
export interface RoundRecords {
  /** A page, counted from 1, newest first. @throws Refused date_range_… */
  page(
    memberId: number,
    filter: RoundFilter,
    page: PageRequest,
  ): { readonly rounds: Round[]; readonly totalPages: number; readonly totals: RoundTotals };
  /**
   * One piece of the whole record, newest first. New rounds do not shift older ones between pieces.
   *
   * @param after `next` of the previous piece
   * @throws Refused date_range_…
   */
  piece(
    memberId: number,
    filter: RoundFilter,
    after: string | undefined,
  ): { readonly rounds: Round[]; readonly next: string | null };
  /** The ended rounds of a time with the highest and the lowest net; null without a win or loss. */
  extremes(
    memberId: number,
    span: Span,
  ): { readonly largestWin: Round | null; readonly largestLoss: Round | null };
  /** @throws Refused not_found */
  one(member: MemberRow, roundId: string, language: LanguageCode): RoundInFull;
}

interface RoundRecordParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly rounds: Rounds;
  readonly catalogue: Catalogue;
  readonly tell: DescribeRound;
}

export function createRoundRecords(parts: RoundRecordParts): RoundRecords {
  const { database, clock, rounds, catalogue } = parts;
  const table = roundRecordTable(database);

  const selectionOf = (memberId: number, filter: RoundFilter): RoundSelection => {
    const from = Date.parse(filter.from);
    const before = Date.parse(filter.before);
    const code = whyRangeRefused({ from, before }, clock.now());
    if (code !== undefined) throw new Refused(code);
    rounds.settleDue(memberId);
    const { state, result, gameClassify, vassalage, gameName } = filter;
    const whole = { memberId, from, before, state, result, nodeIds: undefined };
    const isOfGames =
      gameClassify !== undefined || vassalage !== undefined || (gameName?.trim() ?? '') !== '';
    if (!isOfGames) return whole;
    const played = table.nodeIds(memberId, from, before);
    const { games } = catalogue.among(
      played,
      { gameClassify, vassalage, gameName },
      { pageNo: 1, pageSize: played.length },
    );
    return { ...whole, nodeIds: games.map(({ node_id }) => node_id) };
  };

  const roundOf = (row: RoundRecordRow): Round => {
    const isOpen = row.state === 'open';
    return {
      roundId: row.round_key,
      game: roundGameOf(catalogue, row.node_id),
      state: row.state,
      stake: row.stake,
      win: row.win,
      net: isOpen ? null : row.win - row.stake,
      startedAt: momentOf(row.played_at),
      endedAt: row.ended_at === null ? null : momentOf(row.ended_at),
      settlesAt: isOpen && row.settles_at !== null ? momentOf(row.settles_at) : null,
    };
  };

  const playOf = (memberId: number, roundId: string, language: LanguageCode) => {
    const kept = table.outcome(memberId, roundId);
    if (!kept) return null;
    const { node_id: nodeId, outcome, stakes, win, state } = kept;
    const round = {
      nodeId,
      outcome: JSON.parse(outcome) as unknown,
      stakes: JSON.parse(stakes ?? '{}') as Record<string, number>,
      win,
      state,
    };
    return parts.tell(round, language, clock.now()) ?? null;
  };

  return {
    page(memberId, filter, page) {
      const { limit, offset } = rowsOf(page);
      const selection = selectionOf(memberId, filter);
      const sums = table.sums(selection);
      return {
        rounds: table.page(selection, limit, offset).map(roundOf),
        totalPages: pagesOf(sums.rounds, page),
        totals: {
          rounds: sums.rounds,
          stake: sums.stake,
          win: sums.win,
          net: sums.win - (sums.stake - sums.open_stake),
          openRounds: sums.open_rounds,
          openStake: sums.open_stake,
        },
      };
    },
    piece(memberId, filter, after) {
      const selection = selectionOf(memberId, filter);
      // The end of the range is later than every round in it, so the first piece starts there.
      const [playedAt = selection.before, id = 0] = after?.split('-').map(Number) ?? [];
      // One more row than a piece has shows whether there is another.
      const rows = table.after(selection, { played_at: playedAt, id }, ROUNDS_IN_A_PIECE + 1);
      const piece = rows.slice(0, ROUNDS_IN_A_PIECE);
      const last = rows.length > piece.length ? piece.at(-1) : undefined;
      return { rounds: piece.map(roundOf), next: last ? `${last.played_at}-${last.id}` : null };
    },
    extremes(memberId, { from, before }) {
      const [win, loss] = table.extremes(memberId, from, before);
      return { largestWin: win ? roundOf(win) : null, largestLoss: loss ? roundOf(loss) : null };
    },
    one({ id, currency }, roundId, language) {
      rounds.settleDue(id);
      const row = table.find(id, roundId);
      if (!row) throw new Refused('not_found');
      return {
        round: roundOf(row),
        currency,
        play: playOf(id, roundId, language),
        entries: table.entries(id, roundId).map(entryOf),
      };
    },
  };
}

function entryOf(row: RoundEntryRow): RoundInFull['entries'][number] {
  return {
    reference: String(row.id),
    // A round only makes entries of these kinds.
    kind: row.kind as RoundInFull['entries'][number]['kind'],
    amount: row.amount,
    balanceAfter: row.balance_after,
    at: momentOf(row.at),
  };
}
