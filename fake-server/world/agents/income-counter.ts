import type { ContractTerms } from '#contract/entities/agent.ts';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { TeamFigures } from '#contract/rules/agent-terms.ts';
import type { Calendar } from '../../kernel/calendar.ts';
import type { CountedPlay, KnownSpan } from '../../store/agents/counted-play.ts';
import type { CountingRow, IncomeTable } from '../../store/agents/income.ts';
import { createCarriedOver } from './carried-over.ts';
import { termsOf } from './contract-terms.ts';
import { type CountedIncome, incomeBy, type TeamShare, withCarried } from './income.ts';
import { figuresByAgent, NO_FIGURES, type PlayAt } from './team-figures.ts';

/** A direct downline contract's part of a period. */
interface DownlineShare extends TeamShare {
  readonly agentId: number;
}

/** A counted period of a contract, with the part of each direct downline contract. */
export interface CountedPeriod extends CountedIncome {
  readonly shares: readonly DownlineShare[];
}

/**
 * Counts contracts of a kind over one time span, also one not in force then: an offer.
 *
 * @param without agents directly below whose contracts are left out, as if they had ended before
 */
export type CountPeriod = (
  contract: Pick<CountingRow, 'id' | 'agent_id' | 'terms'>,
  without?: ReadonlySet<number>,
) => CountedPeriod;

interface CounterParts {
  readonly table: IncomeTable;
  readonly play: Pick<CountedPlay, 'below'>;
  readonly calendar: Calendar;
  readonly kind: ContractKind;
  /** The start of the period, in milliseconds since the epoch. */
  readonly from: number;
  readonly knownCorrection: KnownSpan['knownCorrection'];
  /** The play of the people below; further teams do not matter. */
  readonly rows: readonly PlayAt[];
}

/** All contracts of a kind are counted from the same rows, so that their parts sum to the whole. */
export function createCounter(parts: CounterParts): CountPeriod {
  const { table, kind, from, rows } = parts;
  const counting = table.counting(kind, from);
  const termsById = new Map<number, ContractTerms>();
  const termsBy = (contract: Pick<CountingRow, 'id' | 'terms'>): ContractTerms => {
    const terms = termsById.get(contract.id) ?? termsOf(contract);
    termsById.set(contract.id, terms);
    return terms;
  };
  const below = Map.groupBy(counting, ({ upline_id: uplineId }) => uplineId);
  const agents = new Set(counting.map(({ agent_id: agentId }) => agentId));
  const figures = figuresByAgent(rows, agents);
  const figuresBelow = (agentId: number): TeamFigures =>
    (agents.has(agentId) ? figures : figuresByAgent(rows, new Set([agentId]))).get(agentId) ??
    NO_FIGURES;

  const carriedInto = createCarriedOver(parts);
  const countOf = (agentId: number) => {
    const own = figuresBelow(agentId);
    const carriedOver = carriedInto(agentId);
    return { own, carriedOver, counted: withCarried(own, carriedOver) };
  };

  return (contract, without) => {
    const { own, carriedOver, counted } = countOf(contract.agent_id);
    const branches = (below.get(contract.agent_id) ?? [])
      .filter(({ agent_id: agentId }) => !without?.has(agentId))
      .map((branch) => ({
        agentId: branch.agent_id,
        terms: termsBy(branch),
        figures: countOf(branch.agent_id).counted,
      }));
    const income = incomeBy(kind, termsBy(contract), counted, branches);
    const { rate, gross, toDownline, net } = income;
    const shares = income.shares.map(({ branch: { agentId }, share }) => ({ agentId, ...share }));
    const countedBefore = table.sumOf(contract.id, from);
    const amount = net - countedBefore;
    return {
      kind,
      figures: own,
      carriedOver,
      rate,
      gross,
      toDownline,
      countedBefore,
      amount,
      shares,
    };
  };
}
