import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { Calendar } from '../../kernel/calendar.ts';
import type { CountedPlay } from '../../store/agents/counted-play.ts';
import type { IncomeTable } from '../../store/agents/income.ts';
import { termsOf } from './contract-terms.ts';
import { carriedOn, withCarried } from './income.ts';
import { periodOf } from './income-periods.ts';
import { figuresByAgent, figuresOf, NO_FIGURES } from './team-figures.ts';

interface CarryParts {
  readonly table: Pick<IncomeTable, 'counting' | 'lastBefore'>;
  readonly play: Pick<CountedPlay, 'below'>;
  readonly calendar: Calendar;
  readonly kind: ContractKind;
  /** The start of the period, in milliseconds since the epoch. */
  readonly from: number;
  readonly knownCorrection: number;
}

/**
 * The carried-over amount at the start of an agent's period, in hundredths, ≤ 0 (C4). If an
 * existing period runs across that moment, as in the example of an offer with other periods, it is
 * cut there, as it is when a contract really takes over: all play counts exactly once.
 */
export function createCarriedOver(parts: CarryParts): (agentId: number) => number {
  const { table, play, calendar, kind, from, knownCorrection } = parts;
  const contracts = new Map(
    kind === 'dividend' ? table.counting(kind, from - 1).map((row) => [row.agent_id, row]) : [],
  );
  const carriedFrom = (agentId: number, before: number): number => {
    const last = table.lastBefore(agentId, kind, before);
    return last ? carriedOn(kind, withCarried(figuresOf(last), last.carried_over)) : 0;
  };

  return (agentId) => {
    if (kind !== 'dividend') return 0;
    const contract = contracts.get(agentId);
    const period = contract && {
      period: termsOf(contract).period,
      effectiveAt: contract.effective_at,
      endsAt: contract.ends_at,
    };
    const running = period && periodOf(calendar, period, from - 1);
    if (!running || running.before <= from) return carriedFrom(agentId, from);
    const rows = play.below(agentId, { from: running.from, before: from, knownCorrection });
    const figures = figuresByAgent(rows, new Set([agentId])).get(agentId) ?? NO_FIGURES;
    return carriedOn(kind, withCarried(figures, carriedFrom(agentId, running.from)));
  };
}
