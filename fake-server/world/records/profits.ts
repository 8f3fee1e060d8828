import type { Profit, ProfitTotals } from '#contract/entities/profit.ts';
import { whyRangeRefused } from '#contract/rules/date-range.ts';
import type { Clock } from '../../kernel/clock.ts';
import { daysWith } from '../../kernel/days-with.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { type ProfitRow, profitTable } from '../../store/records/profits.ts';
import type { Rounds } from '../play/rounds.ts';
import { playTotals } from './own-figures.ts';

/** The days, as in the contract: moments, ISO 8601. */
interface ProfitRequest {
  readonly from: string;
  readonly before: string;
}

/** Each person's daily profit (W4). What is due is settled before every read. */
export interface Profits {
  /** @throws Refused date_range_… */
  of(member: MemberRow, request: ProfitRequest): Profit;
}

interface ProfitParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly rounds: Rounds;
  readonly settings: SettingsInForce;
}

export function createProfits({ database, clock, rounds, settings }: ProfitParts): Profits {
  const table = profitTable(database);
  return {
    of({ id, currency }, request) {
      const span = { from: Date.parse(request.from), before: Date.parse(request.before) };
      const code = whyRangeRefused(span, clock.now());
      if (code !== undefined) throw new Refused(code);
      rounds.settleDue(id);
      const quarters = table.byQuarter(id, span.from, span.before);
      return {
        days: daysWith(span, quarters, settings.current.timeZone).map(({ day, rows }) => ({
          day,
          ...totalsOf(rows),
        })),
        totals: totalsOf(quarters),
        currency,
      };
    },
  };
}

function totalsOf(rows: readonly ProfitRow[]): ProfitTotals {
  return { ...playTotals(rows), bonus: rows.reduce((sum, { bonus }) => sum + bonus, 0) };
}
