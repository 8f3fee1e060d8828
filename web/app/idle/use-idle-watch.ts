import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { idleWatchMachine } from '#machines/idle-watch/idle-watch.machine.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { watchPage } from '#web/shared/flow/watching.ts';
import { withoutValue } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/** Events that count as activity. */
const acts = ['keydown', 'pointerdown'] as const;

/** Runs the idle watch while somebody is signed in (A19). */
export function useIdleWatch(idleMilliseconds: number) {
  const { api, clock, onSessionUsed } = useServices();
  const flow = useFlow(
    () =>
      idleWatchMachine.provide({
        actors: {
          watchPage,
          useSession: fromPromise<Outcome<null>, void>(async () =>
            withoutValue(await api.account.member()),
          ),
        },
      }),
    { input: { now: () => clock.now(), idleMilliseconds } },
  );
  const { send } = flow;

  useEffect(() => onSessionUsed(() => send({ type: 'session.used' })), [onSessionUsed, send]);
  useEffect(() => {
    const watchedUntil = new AbortController();
    const { signal } = watchedUntil;
    for (const act of acts) {
      document.addEventListener(act, () => send({ type: 'person.acted' }), { signal });
    }
    return () => watchedUntil.abort();
  }, [send]);
  return flow;
}
