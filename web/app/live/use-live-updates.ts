import { useActorRef } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LiveEvent } from '#contract/entities/live.ts';
import { MAX_SPREAD_MILLISECONDS } from '#machines/live-updates/live-updates.machine.ts';
import { inBackground } from '#web/api/background.ts';
import { staleBy } from '#web/api/queries.ts';
import { openTabChannel } from '#web/platform/windows/tab-channel.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useServerMoments } from '#web/shared/services/use-server-moments.ts';
import { showMember } from '#web/shared/session/show-member.ts';
import { provideLiveUpdates } from './live-updates.actors.ts';

interface Listening {
  readonly memberId: string;
  /** The event position of the person's first data. */
  readonly after: string;
  /** When what they are stopped from changes by itself; null if it does not. */
  readonly stoppedUntil: string | null;
}

/** Runs a person's live updates while they are signed in (S17). */
export function useLiveUpdates({ memberId, after, stoppedUntil }: Listening): void {
  const services = useServices();
  const { api, changes, watching } = services;
  const purpose = `live updates of ${memberId}`;
  const [machine] = useState(() => provideLiveUpdates(services, purpose));
  const [spread] = useState(() => Math.floor(Math.random() * MAX_SPREAD_MILLISECONDS));
  const actor = useActorRef(machine, { input: { after, spread }, ...watching });

  const readPerson = useEffectEvent(() => {
    // This session may be the ended one: a 401 signs out at once.
    const reading = inBackground(() => api.account.member());
    const show = async () => {
      const answer = await reading;
      if (answer.ok && answer.value.id === memberId) showMember(services, answer.value);
    };
    // A failed read is repeated with the next change.
    show().catch(() => undefined);
  });

  const isOver =
    useServerMoments([stoppedUntil], staleBy('promotions', 'payments')) >
    (stoppedUntil === null ? Infinity : Date.parse(stoppedUntil));
  useEffect(() => {
    if (isOver) readPerson();
  }, [isOver]);

  useEffect(() => {
    const siblings = openTabChannel<LiveEvent>(purpose);
    siblings.hear((event) => actor.send({ type: 'sibling.reported', event }));
    const changed = actor.on('data.changed', ({ topics }) => {
      changes.tell(topics);
      if (topics.includes('security') || topics.includes('profile')) readPerson();
    });
    const informed = actor.on('siblings.informed', ({ event }) => siblings.tell(event));
    return () => {
      changed.unsubscribe();
      informed.unsubscribe();
      siblings.close();
    };
  }, [actor, changes, purpose]);

  useEffect(() => {
    const watchedUntil = new AbortController();
    const { signal } = watchedUntil;
    const look = () =>
      actor.send({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' });
    look();
    document.addEventListener('visibilitychange', look, { signal });
    window.addEventListener('online', () => actor.send({ type: 'network.returned' }), { signal });
    return () => watchedUntil.abort();
  }, [actor]);
}
