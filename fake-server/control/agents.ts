import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { IncomeState } from '#contract/entities/income-types.ts';
import { AGENT_TYPES } from '#contract/entities/member-types.ts';
import { people } from '../seed/people.ts';
import type { World } from '../world/world.ts';

/** A bet in this agent's team is cancelled: the team has seeded players, and two agents above. */
const CANCELLED_BELOW = 'rafael';

/** Offers an agent a contract that pays less, if none is open; false if there is no such agent. */
export function offerTo({ contracts, members }: World, account: string): boolean {
  const member = members.byAccount(account);
  if (!member || !AGENT_TYPES.includes(member.type)) return false;
  contracts.offerAnew(member);
  return true;
}

/** Makes such an offer to each seeded agent. */
export function offerEverybody(world: World): void {
  for (const { account } of people) offerTo(world, account);
}

/** Cancels a counted bet; false if there is no such bet. */
export function cancelCountedBet({ incomes, members }: World): boolean {
  const agent = members.byAccount(CANCELLED_BELOW);
  return agent !== undefined && incomes.cancelLast(agent.id);
}

/** How many of the newest lines are searched. */
const LOOKED_AT = 60;
/** How many lines are shown of those that can be held, and of those that were paid. */
const SHOWN = 3;

/** A line of income, as the control page shows it. */
export interface ControlIncome {
  readonly id: string;
  readonly account: string;
  readonly kind: ContractKind;
  /** Hundredths. */
  readonly amount: number;
  readonly currency: string;
  readonly state: IncomeState;
}

/** The operator's actions on an income line (C4). */
export const incomeSteps = ['hold', 'release', 'reverse'] as const;
export type IncomeStep = (typeof incomeSteps)[number];

/** The newest lines that can be held, released or reversed. */
export function newestIncome({ incomes, members }: World): readonly ControlIncome[] {
  const lines = incomes.newest(LOOKED_AT).filter(({ amount }) => amount > 0);
  const paid = lines.filter(({ state }) => state === 'paid');
  const unpaid = lines.filter(({ state }) => state !== 'paid' && state !== 'reversed');
  return [...unpaid.slice(0, SHOWN), ...paid.slice(0, SHOWN)].flatMap((line) => {
    const member = members.byId(line.agent_id);
    if (!member) return [];
    const { id, kind, amount, state } = line;
    const { account, currency } = member;
    return [{ id: String(id), account, kind, amount, currency, state }];
  });
}

/** Acts on an income line; false if its state does not allow it. */
export function stepIncome({ incomes }: World, line: number, step: IncomeStep): boolean {
  const steps: Readonly<Record<IncomeStep, () => boolean>> = {
    hold: () => incomes.hold(line, true),
    release: () => incomes.hold(line, false),
    reverse: () => incomes.reverse(line),
  };
  return steps[step]();
}
