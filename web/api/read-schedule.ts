import { focusManager, type Query, type QueryClient } from '@tanstack/react-query';
import { errorCatalogue } from '#contract/error-catalogue.ts';
import { inBackground } from './background.ts';
import { refusalOf } from './refused-read.ts';

const SECOND_MILLISECONDS = 1000;
/** The first retry delay, in milliseconds; it doubles each time, */
const FIRST_WAIT_MILLISECONDS = 5 * SECOND_MILLISECONDS;
/** up to this, unless the server asks for more, */
const LONGEST_WAIT_MILLISECONDS = 60 * SECOND_MILLISECONDS;
/** which is accepted up to this. */
const LONGEST_ASKED_WAIT_MILLISECONDS = 60 * LONGEST_WAIT_MILLISECONDS;
/** Jitter: pages that failed together should not retry together. */
const SPREAD = 0.2;
/** The lowest status that says that the server broke. */
const SERVER_ERROR_STATUS = 500;
const TOO_MANY_REQUESTS_STATUS = 429;

/** State of a failed read. */
interface Failure {
  readonly error: Error;
  /** Consecutive failures. */
  readonly count: number;
  /** No automatic retry before this moment, in milliseconds since the epoch; */
  readonly notBefore: number;
  /** if somebody opens a part that shows it, none before this one. */
  readonly soonest: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** Milliseconds to wait after this many consecutive failures. */
export function waitAfter(error: unknown, count: number): number {
  const requestedWait = (refusalOf(error)?.retryAfterSeconds ?? 0) * SECOND_MILLISECONDS;
  const own = Math.min(FIRST_WAIT_MILLISECONDS * 2 ** (count - 1), LONGEST_WAIT_MILLISECONDS);
  const wait = Math.max(own, Math.min(requestedWait, LONGEST_ASKED_WAIT_MILLISECONDS));
  // Never earlier than the server asked for.
  return wait + Math.random() * SPREAD * Math.min(wait, LONGEST_WAIT_MILLISECONDS);
}

/** Whether a retry may succeed later: no answer, rate-limited, or a server failure. */
function mayPass(error: unknown): boolean {
  const refusal = refusalOf(error);
  if (!refusal) return true;
  const { status } = errorCatalogue[refusal.code];
  return status === 0 || status === TOO_MANY_REQUESTS_STATUS || status >= SERVER_ERROR_STATUS;
}

/**
 * The one retry schedule of failed reads. A visible read with a temporary failure is retried
 * automatically: after 5 seconds, 10, 20, 40, then each minute, later if the server sends
 * `Retry-After`. A hidden page waits until it is visible. During a retry the read stays failed, so
 * that nothing on the page flickers.
 */
export function scheduleFailedReads(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  const failures = new Map<Query, Failure>();

  const forget = (query: Query) => {
    clearTimeout(failures.get(query)?.timer);
    failures.delete(query);
  };
  const askWhenDue = (query: Query, isNewlyShown = false) => {
    const failure = failures.get(query);
    if (!failure || !query.isActive()) return;
    const due = isNewlyShown ? failure.soonest : failure.notBefore;
    clearTimeout(failure.timer);
    failure.timer = setTimeout(
      () => {
        failure.timer = undefined;
        // Manual retries and hidden pages are unaffected.
        if (query.isActive() && focusManager.isFocused() && query.state.fetchStatus === 'idle') {
          inBackground(() => query.fetch()).catch(() => undefined);
        }
      },
      Math.max(0, due - Date.now()),
    );
  };

  cache.subscribe((event) => {
    const query = event.query as Query;
    if (event.type === 'removed') forget(query);
    if (event.type === 'observerAdded' && query.getObserversCount() === 1) askWhenDue(query, true);
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'success') forget(query);
    if (action.type === 'error') {
      const count = (failures.get(query)?.count ?? 0) + 1;
      forget(query);
      failures.set(query, {
        error: action.error as Error,
        count,
        notBefore: Date.now() + waitAfter(action.error, count),
        soonest: Date.now() + waitAfter(action.error, 1),
        timer: undefined,
      });
      if (mayPass(action.error)) askWhenDue(query);
    }
    const failure = failures.get(query);
    if (action.type === 'fetch' && failure && query.state.status === 'pending') {
      query.setState({ status: 'error', error: failure.error });
    }
  });
  focusManager.subscribe((isFocused) => {
    if (!isFocused) return;
    for (const [query, { error }] of failures) if (mayPass(error)) askWhenDue(query);
  });
}
