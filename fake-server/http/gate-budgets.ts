import type { Request } from 'express';
import {
  type Budget,
  type BudgetName,
  budgetNames,
  budgets,
  gateSubjects,
} from '#contract/budgets.ts';
import type { Clock } from '../ground/clock.ts';
import type { Refused } from '../ground/refused.ts';
import { triesInMemory } from '../store/tries.ts';
import { createTries, type Tries } from '../world/verification/tries.ts';
import { callOf } from './call.ts';
import type { RequestLimits } from './request-limits.ts';
import type { RouteHandler } from './route-handler.ts';
import { networkOf } from './visitor-network.ts';

type GateSubject = (typeof gateSubjects)[number];

/** One limit of a budget, as it is counted here. */
interface GateLimit {
  readonly subject: GateSubject;
  readonly wrong: Budget['wrong'];
  readonly tries: Tries;
}

/** What sessions and addresses may get wrong, for every call that names a budget. */
export type GateBudgets = ReadonlyMap<BudgetName, readonly GateLimit[]>;

/** Of more sessions and addresses than these, the first are forgotten. */
const MAX_COUNTED = 50_000;

const onWrong = new WeakMap<Request, (refused: Refused) => void>();

/**
 * Sessions and addresses are counted in memory, as the limits of requests; accounts and receivers of
 * codes by the rules, which know them, in the store.
 */
export function gateBudgets(
  clock: Clock,
  { wrongTriesPerHour: max = Infinity }: Pick<RequestLimits, 'wrongTriesPerHour'> = {},
): GateBudgets {
  const limitsOf = (name: BudgetName): GateLimit[] => {
    const { limits, wrong }: Budget = budgets[name];
    return gateSubjects.flatMap((subject) => {
      const limit = limits[subject];
      if (!limit || max === 0) return [];
      const { minutes, beyond } = limit;
      const wrongTries = subject === 'address' ? Math.min(limit.tries, max) : limit.tries;
      const figures = { wrongTries, lockMinutes: minutes, keptMinutes: minutes, isFromFirst: true };
      const tries = createTries(triesInMemory(clock, MAX_COUNTED), clock, () => figures, beyond);
      return [{ subject, wrong, tries }];
    });
  };
  return new Map(budgetNames.map((name) => [name, limitsOf(name)]));
}

/**
 * Takes a try of each budget of a call while the call is under way, so that no more are looked at at
 * the same time than are left. It comes before a body is read, opened or hashed.
 */
export function takeTry(all: GateBudgets): RouteHandler {
  return (request, response, next) => {
    const taken: (() => void)[] = [];
    const counted: GateLimit[] = [];
    response.once('close', () => {
      for (const giveBack of taken) giveBack();
    });
    const names = {
      address: networkOf(request.ip),
      session: callOf(request).signedIn?.sessionHash,
    };
    const limits = request.tsRestRoute.metadata.budgets.flatMap((name) => all.get(name) ?? []);
    for (const limit of limits) {
      const name = names[limit.subject];
      if (name === undefined) continue;
      taken.push(limit.tries.hold(name));
      counted.push(limit);
    }
    onWrong.set(request, (refused) => {
      for (const { subject, wrong, tries } of counted) {
        if (wrong.includes(refused.code)) tries.wrong(names[subject] ?? '', refused);
      }
    });
    next();
  };
}

/** Counts a refusal that is a wrong try; one that is only told again is not. */
export function countWrongTry(request: Request, refused: Refused): void {
  onWrong.get(request)?.(refused);
}
