import { type Budget, type BudgetName, budgets } from '#contract/budgets.ts';
import type { Answer } from './answer.ts';
import { failureOf } from './judge.ts';
import type { KitRoute } from './routes.ts';

/** Wrong tries that stay unspent: a check that comes later may need one. */
const RESERVE = 2;

/** The fewest wrong tries after which the contract lets a server refuse more. */
function triesOf(name: BudgetName): number {
  const { limits }: Budget = budgets[name];
  return Math.min(...Object.values(limits).map(({ tries }) => tries));
}

/**
 * Counts the wrong passwords, codes and puzzles of a run, so that they stay within the contract's
 * budgets: a server that is right would lock the account, and refuse good requests then.
 */
export class WrongTries {
  private readonly spent = new Map<BudgetName, number>();

  /** Notes an answer. */
  note({ metadata }: KitRoute, answer: Pick<Answer, 'body'>): void {
    const code = failureOf(answer)?.code;
    for (const name of metadata.budgets) {
      const { wrong }: Budget = budgets[name];
      if (wrong.some((each) => each === code)) this.spent.set(name, this.spentOf(name) + 1);
    }
  }

  /** Whether a request that may be wrong can be sent. */
  hasRoom({ metadata }: KitRoute): boolean {
    return metadata.budgets.every((name) => this.spentOf(name) < triesOf(name) - RESERVE);
  }

  /** Somebody else tries from now on: what counted for an account or a session is theirs no more. */
  forgetPerson(): void {
    for (const name of this.spent.keys()) {
      const { tells }: Budget = budgets[name];
      if (tells === 'own') this.spent.delete(name);
    }
  }

  private spentOf(name: BudgetName): number {
    return this.spent.get(name) ?? 0;
  }
}
