import type { AnyActorRef, InspectionEvent, Subscription } from 'xstate';
import { randomText } from '#web/platform/random-text.ts';
import { hasControl } from '#web/platform/server/has-control.ts';
import {
  type FeedActor,
  type FeedStep,
  type PortalMessage,
  type SteerMessage,
  WATCH_TIMEOUT_MILLISECONDS,
  WATCHING_BEGAN,
} from '#web/platform/windows/flow-feed.ts';
import type { RunningActors } from '#web/shared/services/running-actors.ts';
import { redactEvent, redactSnapshot } from './redact-message.ts';
import { childrenOf, isOfMachine } from './running-machines.ts';

/** Steps are batched: one message per task. */
const SEND_MILLISECONDS = 50;

/** The portal's reporting to flows pages. */
export interface FlowFeed {
  /**
   * A flows page is watching, from now on for a while.
   *
   * @param isNew it needs the state of all actors
   */
  watch(isNew: boolean): void;
  /**
   * Sends events to an actor synchronously, so that requests of intermediate states are cancelled
   * before they leave. Ignored for other portals' actors, and where nobody may steer.
   */
  steer(message: SteerMessage): Promise<void>;
  /** Nobody is watching any longer. */
  stop(): void;
}

/**
 * Reports the portal's machines to flows pages while one is watching (T7). Everything is redacted
 * here, before it leaves the page.
 *
 * @param maySteer whether steering is allowed: by control of the fake if left out
 */
export function createFlowFeed(
  running: RunningActors,
  tell: (message: PortalMessage) => void,
  maySteer: () => Promise<boolean> = hasControl,
): FlowFeed {
  const portal = randomText();
  const ids = new WeakMap<AnyActorRef, string>();
  const watched = new Map<string, AnyActorRef>();
  const contexts = new WeakMap<AnyActorRef, unknown>();
  const inspections = new Set<Subscription>();
  let count = 0;
  let steps: FeedStep[] = [];
  let sending: ReturnType<typeof setTimeout> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  let stopFollowing: (() => void) | undefined;

  const idOf = (actor: AnyActorRef) => {
    const id = ids.get(actor) ?? `${portal} ${(count += 1)}`;
    ids.set(actor, id);
    watched.set(id, actor);
    return id;
  };
  const describe = (actor: AnyActorRef, machine: string): FeedActor => {
    const { _parent: parent } = actor;
    return { id: idOf(actor), machine, parent: parent === undefined ? null : idOf(parent) };
  };
  const send = () => {
    clearTimeout(sending);
    sending = undefined;
    tell({ type: 'portal.stepped', portal, path: location.pathname, steps });
    steps = [];
  };
  const note = (actor: AnyActorRef, snapshot: unknown, event: FeedStep['event']) => {
    if (!isOfMachine(snapshot)) return;
    const { status } = snapshot;
    const value = snapshot.value as FeedStep['value'];
    const isSame = contexts.get(actor) === snapshot.context;
    contexts.set(actor, snapshot.context);
    const seen: { readonly context?: unknown } = redactSnapshot(
      isSame ? {} : { context: snapshot.context as unknown },
    );
    steps.push({
      actor: describe(actor, snapshot.machine.id),
      at: Date.now(),
      event,
      value,
      status,
      ...(seen.context !== undefined && { context: seen.context }),
    });
    if (status !== 'active') watched.delete(idOf(actor));
    sending ??= setTimeout(send, SEND_MILLISECONDS);
  };
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.snapshot') return;
    const { actorRef, snapshot, event } = inspected;
    note(actorRef as AnyActorRef, snapshot, redactEvent(event));
  };
  /** An actor and those inside it, as they are now. */
  const noteNow = (actor: AnyActorRef) => {
    const snapshot: unknown = actor.getSnapshot();
    contexts.delete(actor);
    const { input } = (actor as { readonly options?: { readonly input?: unknown } }).options ?? {};
    note(
      actor,
      snapshot,
      redactEvent({ type: WATCHING_BEGAN, ...(input !== undefined && { input }) }),
    );
    for (const child of childrenOf(actor)) noteNow(child);
  };
  const unfollow = () => {
    stopFollowing?.();
    stopFollowing = undefined;
    for (const inspection of inspections) inspection.unsubscribe();
    inspections.clear();
    watched.clear();
  };
  const stop = () => {
    clearTimeout(sending);
    clearTimeout(ending);
    unfollow();
    tell({ type: 'portal.left', portal });
  };

  return {
    watch(isNew) {
      clearTimeout(ending);
      ending = setTimeout(stop, WATCH_TIMEOUT_MILLISECONDS);
      if (stopFollowing === undefined || isNew) {
        unfollow();
        stopFollowing = running.follow((actor) => {
          noteNow(actor);
          inspections.add(actor.system.inspect(inspect));
        });
      }
      // Also without changes, as a sign that the portal is still there.
      send();
    },
    async steer({ actor, events }) {
      if (!watched.has(actor) || !(await maySteer())) return;
      for (const event of events) watched.get(actor)?.send(event);
    },
    stop,
  };
}
