import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { ErrorCode, Outcome } from '#contract/errors.ts';
import { queryClientWith, servicesWith } from '#tests/support/services.ts';
import { queries } from '#web/api/queries.ts';
import { startI18n } from '#web/i18n/start.ts';
import { ServicesContext } from '#web/shared/services/services-context.ts';

const i18n = await startI18n('PT');
await i18n.loadNamespaces(['boards', 'rooms', 'games', 'sports']);

const SECOND = 1_000;

/** The answer of each call of a board: a value, or a refusal's code. */
export type BoardAnswers = Readonly<Record<string, () => unknown>>;

/** A board on its stage. */
export interface BoardStage {
  /** How often each call was made. */
  readonly calls: Record<string, number>;
  /** What the dialogs were sent. */
  readonly dialogs: readonly unknown[];
  /** Moves the board into the window, or out of it. */
  readonly look: (inView: boolean) => Promise<void>;
  /** Lets this many milliseconds pass. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** The code of a refusal, as an answer. */
export class Refusing {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    this.code = code;
  }
}

const observers = new Set<IntersectionObserverCallback>();

class WatchedObserver {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(): void {
    observers.add(this.#callback);
  }
  unobserve(): void {}
  disconnect(): void {
    observers.delete(this.#callback);
  }
}

/**
 * Mounts a board whose calls answer at once.
 *
 * @param still the person wants no motion
 */
export async function stageBoard(
  board: ReactNode,
  answers: BoardAnswers,
  { still = false, isSignedIn = false } = {},
): Promise<BoardStage> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('IntersectionObserver', WatchedObserver);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: still }));
  const counts: Record<string, number> = {};
  const dialogs: unknown[] = [];
  const calls = new Proxy(
    {},
    {
      get: (_, name: string) => async (): Promise<Outcome<unknown>> => {
        counts[name] = (counts[name] ?? 0) + 1;
        const answer = answers[name]?.();
        if (answer === undefined) throw new Error(`nobody answers ${name}`);
        return answer instanceof Refusing
          ? { ok: false, code: answer.code }
          : { ok: true, value: answer };
      },
    },
  );
  // Only the calls of boards and of the frame around games.
  const { api } = servicesWith({
    api: { boards: calls, games: calls, pvp: calls, site: calls, sports: calls, wallet: calls },
  });
  const queryClient = queryClientWith(api);
  queryClient.setQueryData(queries.games.favouriteIds().queryKey, []);
  const state = {
    matches: () => false,
    hasTag: (tag: string) => isSignedIn && tag === 'signedIn',
    context: { member: null },
  };
  const session = { getSnapshot: () => state, subscribe: () => ({ unsubscribe: () => undefined }) };
  const modals = { send: (event: unknown) => dialogs.push(event) };
  const clock = { now: () => Date.now() };
  const services = servicesWith({ api, queryClient, session, modals, clock });

  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <I18nextProvider i18n={i18n}>
          <MemoryRouter>{board}</MemoryRouter>
        </I18nextProvider>
      </QueryClientProvider>
    </ServicesContext>,
  );
  await wait(0);
  await look(true);
  return { calls: counts, dialogs, look, wait };
}

/** Advances time by this many milliseconds. The page renders between two timers. */
async function wait(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left >= 0; left -= SECOND) {
    const step = Math.min(SECOND, left);
    await act(() => vi.advanceTimersByTimeAsync(step));
  }
}

/** Moves everything that is observed into the window, or out of it. */
async function look(isIntersecting: boolean): Promise<void> {
  const entries = [{ isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 }];
  await act(async () => {
    for (const tell of observers) tell(entries as IntersectionObserverEntry[], undefined as never);
    await Promise.resolve();
  });
}

/** Clears the stage. */
export function leaveStage(): void {
  cleanup();
  observers.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
