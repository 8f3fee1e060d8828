import { type Budget, budgets } from '#contract/budgets.ts';
import type { Answer } from './answer.ts';
import { failureOf } from './judge.ts';
import type { KitRoute } from './routes.ts';

/** Something cannot be asked for now, through no fault of the server: why. */
export class NotNow extends Error {}

const TOO_MANY_REQUESTS = 429;
const TOO_MANY = 'the server takes no more requests of this call for now';

/**
 * Why an answer says nothing about its request: the server has had too many, or earlier wrong tries,
 * which may be those of another run, have spent a budget of the call.
 */
function whyNotNow(
  { metadata }: KitRoute,
  answer: Pick<Answer, 'body' | 'status'>,
): string | undefined {
  const code = failureOf(answer)?.code;
  // Some calls have a limit and a code of their own, such as feedback per day.
  if (code !== undefined && answer.status === TOO_MANY_REQUESTS) return TOO_MANY;
  const all: readonly Budget[] = metadata.budgets.map((name) => budgets[name]);
  const isLocked = all.some(({ limits }) =>
    Object.values(limits).some(({ beyond }) => beyond === code),
  );
  return isLocked ? `wrong tries have locked it for now (${code})` : undefined;
}

/** @throws NotNow where a good request is refused for what came before it */
export function requireNow(route: KitRoute, answer: Pick<Answer, 'body' | 'status'>): void {
  const why = whyNotNow(route, answer);
  if (why !== undefined) throw new NotNow(why);
}

/** @throws NotNow where the server has had too many requests */
export function requireRoomFor(answer: Pick<Answer, 'body'>): void {
  if (failureOf(answer)?.code === 'too_many_requests') throw new NotNow(TOO_MANY);
}
