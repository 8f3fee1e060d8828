import {
  type FeedStep,
  type PortalMessage,
  WATCHING_BEGAN,
} from '#web/platform/windows/flow-feed.ts';

/** Stored steps; the oldest are dropped. */
const LOG_LIMIT = 10_000;

/** A step with its number since the page opened. */
export interface LoggedStep extends FeedStep {
  readonly number: number;
  readonly portal: string;
  /** Path of the page that the portal showed. */
  readonly path: string;
  /** How many messages of the portal were lost before it; left out if none. */
  readonly missing?: number;
}

/** An actor as its last step left it. */
export interface LiveActor {
  readonly portal: string;
  readonly last: LoggedStep;
}

/** Everything that the flows page has received from portals. */
export interface LiveLog {
  /** Handles a portal's message, before which others may be missing. */
  readonly take: (message: PortalMessage, missing?: number) => void;
  /** All kept steps, oldest first; the same array until another step comes. */
  readonly steps: () => readonly LoggedStep[];
  /** The actors that run now; the same array until one changes. */
  readonly actors: () => readonly LiveActor[];
  /** Reports every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps the newest steps of all portals, bounded in number. Unchanged contexts are
 * shared between steps.
 */
export function createLiveLog(limit = LOG_LIMIT): LiveLog {
  let steps: readonly LoggedStep[] = [];
  let actors: readonly LiveActor[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const running = new Map<string, LiveActor>();
  const contexts = new Map<string, unknown>();
  /** Messages of each portal that are missing before its next step. */
  const lost = new Map<string, number>();
  const change = () => {
    actors = [...running.values()];
    for (const listener of listeners) listener();
  };
  return {
    take(message, missing = 0) {
      if (message.type === 'portal.opened') return;
      const { portal } = message;
      if (missing > 0) lost.set(portal, (lost.get(portal) ?? 0) + missing);
      if (message.type === 'portal.left') {
        for (const [id, actor] of running) if (actor.portal === portal) running.delete(id);
      } else {
        const received = message.steps.filter(
          // Another flows page has asked for all actors.
          ({ actor, event }) => event.type !== WATCHING_BEGAN || !running.has(actor.id),
        );
        if (received.length === 0) return;
        const logged = received.map((step): LoggedStep => {
          const { id } = step.actor;
          if (step.context !== undefined) contexts.set(id, step.context);
          const kept = contexts.get(id);
          count += 1;
          const gap = lost.get(portal);
          lost.delete(portal);
          const whole = {
            ...step,
            number: count,
            portal,
            path: message.path,
            context: kept,
            ...(gap !== undefined && { missing: gap }),
          };
          if (step.status === 'active') {
            running.set(id, { portal, last: whole });
          } else {
            running.delete(id);
            contexts.delete(id);
          }
          return whole;
        });
        steps = [...steps, ...logged].slice(-limit);
      }
      change();
    },
    steps: () => steps,
    actors: () => actors,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Names of the context fields that a step changed, as far as they may be shown. */
export function changedFields(before: unknown, after: unknown): readonly string[] {
  const [old, young] = [before, after].map((each) =>
    typeof each === 'object' && each !== null ? (each as Record<string, unknown>) : {},
  );
  return Object.keys({ ...old, ...young }).filter(
    // A hidden name is shown as '[unnamed 1]'.
    (name) =>
      !name.startsWith('[') && JSON.stringify(old?.[name]) !== JSON.stringify(young?.[name]),
  );
}
