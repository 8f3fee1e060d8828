import type { StateValue } from 'xstate';

/*
 * What the portal and the flows page of one browser say to each other (T7). The portal says nothing
 * until a flows page asks, and nothing that is secret or personal at any time.
 */

/** The name of their channel. */
export const FLOW_CHANNEL = 'flows';
/** How often a flows page says that it still watches. */
export const WATCH_INTERVAL_MILLISECONDS = 4_000;
/** A portal that has heard nothing for so long is not watched any more. */
export const WATCH_TIMEOUT_MILLISECONDS = 3 * WATCH_INTERVAL_MILLISECONDS;

/** An actor of a portal that runs a machine. */
export interface FeedActor {
  /** Its own among the actors of all portals. */
  readonly id: string;
  /** The machine's id. */
  readonly machine: string;
  /** The actor that started it; `null` for one that nobody invoked. */
  readonly parent: string | null;
}

/** What one event did to an actor. */
export interface FeedStep {
  readonly actor: FeedActor;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The event, with what a watcher may see of it. */
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
  readonly value: StateValue;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** What a watcher may see of the context; left out where it is as it was. */
  readonly context?: unknown;
}

/** Said by a portal. */
export type PortalMessage =
  /** It has just opened. */
  | { readonly type: 'portal.opened' }
  | {
      readonly type: 'portal.stepped';
      /** Its own among all portals of the browser. */
      readonly portal: string;
      /** The path of the page that it shows, without what is asked there. */
      readonly path: string;
      readonly steps: readonly FeedStep[];
    }
  | { readonly type: 'portal.left'; readonly portal: string };

/** Said by a flows page. */
export interface WatcherMessage {
  readonly type: 'flows.watched';
  /** It knows nothing yet: each portal tells where all its actors are. */
  readonly isNew: boolean;
}

/** Said by a flows page to the portal that has the actor: it sends the events, one after another. */
export interface SteerMessage {
  readonly type: 'flows.steered';
  readonly actor: string;
  readonly events: readonly SteeredEvent[];
}

export type SteeredEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The event of a step that says no more than where an actor was when watching began. */
export const WATCHING_BEGAN = 'watching.began';

export type FlowMessage = PortalMessage | WatcherMessage | SteerMessage;
