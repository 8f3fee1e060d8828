import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { automaticDialogsMachine } from '#machines/automatic-dialogs/automatic-dialogs.machine.ts';
import type { Modal } from '#machines/modals/modals.machine.ts';
import { frameOf, pageAt } from '#web/app/page-addresses.ts';
import { findContracts } from '#web/features/agents/find-contracts.ts';
import { findAnnouncements } from '#web/features/announcements/find-announcements.ts';
import { findNewPayouts, findPayouts } from '#web/features/withdrawals/find-payouts.ts';
import { DIALOGS_DUE_KEY, notedInEntry, noteInEntry } from '#web/platform/address/history-entry.ts';
import { type AttentionWatch, watchAttention } from '#web/platform/windows/attention.ts';
import type { Services } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/** What the dialogs' finders need. */
type FindingServices = Pick<Services, 'api' | 'language' | 'queryClient' | 'session'>;

/** Finds a dialog that opens by itself for the member; undefined if there is no reason. */
type FindDialog = (services: FindingServices) => Promise<Modal | undefined>;

/**
 * The dialogs that open by themselves, in the decided order ("Dialogs that open by themselves" in
 * `docs/requirements.md`). A required password change comes before all of them, with the sign-in.
 */
const finders: readonly FindDialog[] = [findPayouts, findContracts, findAnnouncements];

/** A failing finder has no dialog; the others are not affected. */
async function findDialogs(services: FindingServices): Promise<Outcome<readonly Modal[]>> {
  const found = await Promise.allSettled(finders.map((find) => find(services)));
  return {
    ok: true,
    value: found.flatMap((each) => (each.status === 'fulfilled' ? (each.value ?? []) : [])),
  };
}

/** On other pages people sign in, play, bet or move money. */
function isPageToLookAround(path: string): boolean {
  return frameOf(path) === 'full' && pageAt(path) !== 'elott';
}

/** Opens unrequested dialogs when the member has time for them (S10). */
export default function AutomaticDialogs(): null {
  const services = useServices();
  const [machine] = useState(() =>
    automaticDialogsMachine.provide({
      actors: {
        findDialogs: fromPromise<Outcome<readonly Modal[]>, void>(() => findDialogs(services)),
        findNews: fromPromise<Outcome<readonly Modal[]>, void>(async () => {
          const found = await findNewPayouts(services);
          return { ok: true, value: found ? [found] : [] };
        }),
      },
    }),
  );
  const actor = useActorRef(machine, services.watching);
  const { pathname } = useLocation();
  const path = useRef(pathname);
  const [wereDue] = useState(() => notedInEntry(DIALOGS_DUE_KEY) !== null);
  const areDue = useSelector(actor, (state) => state.matches('looking') || state.matches('queued'));
  const watch = useRef<AttentionWatch>(null);

  useEffect(() => {
    const { modals } = services;
    const noDialogIsOpen = () => modals.getSnapshot().context.stack.length === 0;
    watch.current = watchAttention(
      () => noDialogIsOpen() && isPageToLookAround(path.current),
      (isFree) => actor.send({ type: isFree ? 'stage.freed' : 'stage.taken' }),
    );
    return () => watch.current?.stop();
  }, [services, actor]);
  useEffect(() => {
    path.current = pathname;
    watch.current?.stir();
    // Each history entry that the person visits before they open.
    noteInEntry(DIALOGS_DUE_KEY, areDue ? 'yes' : null);
  }, [areDue, pathname]);
  useEffect(() => showDialogs(services, actor, () => watch.current?.stir()), [services, actor]);
  useEffect(() => followSession(services, actor, wereDue), [services, actor, wereDue]);
  useEffect(
    () =>
      services.changes.listen((topics) => {
        if (topics.includes('payments')) actor.send({ type: 'payments.changed' });
      }),
    [services, actor],
  );
  return null;
}

type DialogsActor = ActorRefFrom<typeof automaticDialogsMachine>;

interface Subscription {
  unsubscribe(): void;
}

function endAll(subscriptions: readonly Subscription[]): () => void {
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}

/** Opens what is due among the other dialogs, so that it has its place in the tab's history. */
function showDialogs(
  { modals }: Pick<Services, 'modals'>,
  actor: DialogsActor,
  onChanged: () => void,
): () => void {
  let shown: Modal | undefined;
  return endAll([
    actor.on('dialog.due', ({ modal }) => {
      shown = modal;
      modals.send({ type: 'modal.opened', modal });
    }),
    actor.on('dialog.over', ({ modal }) => {
      shown = undefined;
      if (modals.getSnapshot().context.stack.at(-1) === modal)
        modals.send({ type: 'modal.closed' });
    }),
    modals.subscribe(({ context: { stack } }) => {
      if (shown && !stack.includes(shown)) actor.send({ type: 'dialog.closed' });
      onChanged();
    }),
  ]);
}

/**
 * Reports sign-ins and sign-outs. A session restored by a reload or a second tab is no sign-in,
 * unless dialogs were due when the page was left.
 */
function followSession(
  { session }: Pick<Services, 'session'>,
  actor: DialogsActor,
  wereDue: boolean,
): () => void {
  const arrive = () => actor.send({ type: 'member.arrived' });
  const state = session.getSnapshot();
  // This part loads after the sign-in that it is for.
  if (state.hasTag('signedIn') && (state.context.beganHere === true || wereDue)) arrive();
  return endAll([
    session.on('session.started', ({ beganHere }) => {
      if (beganHere || wereDue) arrive();
    }),
    session.on('session.ended', () => actor.send({ type: 'session.ended' })),
  ]);
}
