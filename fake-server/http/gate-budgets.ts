import type { Request } from 'express';
import {
  type Budget,
  type BudgetName,
  budgetNames,
  budgets,
  gateSubjects,
} from '#contract/budgets.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Refused } from '../kernel/refused.ts';
import { triesInMemory } from '../store/verification/tries.ts';
import { createTries, type Tries } from '../world/verification/tries.ts';
import { callOf } from './call.ts';
import type { RequestLimits } from './request-limits.ts';
import type { RouteHandler } from './route-handler.ts';
import { networkOf } from './visitor-network.ts';

type GateSubject = (typeof gateSubjects)[number];

/** One limit of a budget. */
interface GateLimit {
  readonly subject: GateSubject;
  readonly wrong: Budget['wrong'];
  readonly tries: Tries;
}

/** Wrong tries of sessions and addresses, for every call with a budget. */
export type GateBudgets = ReadonlyMap<BudgetName, readonly GateLimit[]>;

/** Beyond this many sessions and addresses, the oldest are forgotten. */
const MAX_COUNTED = 50_000;

const onWrong = new WeakMap<Request, (refused: Refused) => void>();

/**
 * Sessions and addresses are counted in memory, like request limits; accounts and receivers of
 * codes by the rules, in the store.
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
 * Reserves a try of each budget while the call is running, so that parallel calls cannot exceed it.
 * It runs before a body is read, decrypted or hashed.
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

/** Counts a refusal that is a wrong try; a replayed one is not. */
export function countWrongTry(request: Request, refused: Refused): void {
  onWrong.get(request)?.(refused);
}
