import { useEffect } from 'react';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';

/** Answers a press on the free demo that came before the script, which the drawn shell noted. */
export function useEarlyFreePlay(): void {
  const { session } = useServices();
  const { isRestoring } = useSession();
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isRestoring || dataset['freePlay'] === undefined) return;
    delete dataset['freePlay'];
    session.send({ type: 'freePlay.requested' });
  }, [session, isRestoring]);
}
