import { useMachine, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { fromPromise } from 'xstate';
import type { Announcement } from '#contract/entities/content.ts';
import type { Outcome } from '#contract/errors.ts';
import { announcementPopupsMachine } from '#machines/announcement-popups/announcement-popups.machine.ts';
import { RefusedRead } from '#web/api/queries.ts';
import { noticesQuery } from '#web/api/site-queries.ts';
import { isNewVisit } from '#web/platform/address/new-visit.ts';
import type { Services } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/** Pages on which somebody is in the middle of something: nothing opens over them by itself. */
const busyPages: readonly string[] = [
  '/login',
  '/register',
  '/register.html',
  '/help',
  '/helpmc',
  '/game',
  '/seamless',
  '/lottery',
  '/vnlottery',
  '/elott',
];

/** Runs the announcements that open by themselves (S10). */
export function useAnnouncementPopups() {
  const services = useServices();
  const [machine] = useState(() =>
    announcementPopupsMachine.provide({
      actors: {
        loadPopups: fromPromise<Outcome<readonly Announcement[]>, void>(() =>
          popupsOfTheSite(services),
        ),
      },
    }),
  );
  const [state, send] = useMachine(machine, services.watching);

  const { pathname } = useLocation();
  const noDialogIsOpen = useSelector(services.modals, ({ context }) => context.stack.length === 0);
  const stageIsFree = noDialogIsOpen && !busyPages.includes(pathname);
  useEffect(() => {
    send({ type: stageIsFree ? 'stage.freed' : 'stage.taken' });
  }, [send, stageIsFree]);

  useEffect(
    () =>
      onArrival(services, {
        arrived: () => send({ type: 'person.arrived' }),
        left: () => send({ type: 'session.ended' }),
      }),
    [services, send],
  );

  const { waiting } = state.context;
  return {
    shown: state.matches('showing') ? waiting[0] : undefined,
    /** How many come after the one that is shown. */
    others: waiting.length - 1,
    close: () => send({ type: 'popup.closed' }),
  };
}

async function popupsOfTheSite({
  api,
  queryClient,
  language,
}: Pick<Services, 'api' | 'language' | 'queryClient'>): Promise<Outcome<readonly Announcement[]>> {
  try {
    const notices = await queryClient.fetchQuery(noticesQuery(api, language()));
    return { ok: true, value: notices.popup };
  } catch (error) {
    if (error instanceof RefusedRead) return error.refusal;
    throw error;
  }
}

interface Arrivals {
  readonly arrived: () => void;
  readonly left: () => void;
}

/**
 * Tells when a visitor has come and when somebody signed in. A session that is found again after a
 * reload, or by a second tab, is no sign-in; a page that is loaded again is no new visit.
 */
function onArrival(
  { session }: Pick<Services, 'session'>,
  { arrived, left }: Arrivals,
): () => void {
  let hasLooked = false;
  const look = () => {
    const state = session.getSnapshot();
    const { beganHere } = state.context;
    if (hasLooked || beganHere === null) return;
    hasLooked = true;
    // This part comes late: somebody may have signed in before it was there.
    if (state.hasTag('visitor') ? isNewVisit() : beganHere) arrived();
  };
  const subscriptions = [
    session.on('session.started', ({ beganHere }) => {
      if (beganHere) arrived();
    }),
    session.on('session.ended', left),
    session.subscribe(look),
  ];
  look();
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
