import type { StateValue } from 'xstate';

/*
 * Messages between the portal and the flows page of one browser (T7). The portal sends nothing
 * until a flows page asks, and never anything secret or personal.
 */

/** The name of their channel. */
export const FLOW_CHANNEL = 'flows';
/** How often a flows page says that it is still watching. */
export const WATCH_INTERVAL_MILLISECONDS = 4_000;
/** After this silence a portal is no longer watched. */
export const WATCH_TIMEOUT_MILLISECONDS = 3 * WATCH_INTERVAL_MILLISECONDS;

/** An actor of a portal that runs a machine. */
export interface FeedActor {
  /** Unique among the actors of all portals. */
  readonly id: string;
  /** The machine's id. */
  readonly machine: string;
  /** The actor that started it; `null` if not invoked. */
  readonly parent: string | null;
}

/** The effect of one event on an actor. */
export interface FeedStep {
  readonly actor: FeedActor;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The event, redacted. */
  readonly event: { readonly type: string } & Readonly<Record<string, unknown>>;
  readonly value: StateValue;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** The redacted context; left out if unchanged. */
  readonly context?: unknown;
}

/** Sent by a portal. */
export type PortalMessage =
  /** It has just opened. */
  | { readonly type: 'portal.opened' }
  | {
      readonly type: 'portal.stepped';
      /** Unique among the portals of the browser. */
      readonly portal: string;
      /** The path of its page, without the query. */
      readonly path: string;
      readonly steps: readonly FeedStep[];
    }
  | { readonly type: 'portal.left'; readonly portal: string };

/** Sent by a flows page. */
export interface WatcherMessage {
  readonly type: 'flows.watched';
  /** A new flows page knows nothing: each portal sends the state of all its actors. */
  readonly isNew: boolean;
}

/** Sent by a flows page to the actor's portal, which sends the events one by one. */
export interface SteerMessage {
  readonly type: 'flows.steered';
  readonly actor: string;
  readonly events: readonly SteeredEvent[];
}

export type SteeredEvent = { readonly type: string } & Readonly<Record<string, unknown>>;

/** The event of a step that only reports an actor's initial state. */
export const WATCHING_BEGAN = 'watching.began';

export type FlowMessage = PortalMessage | WatcherMessage | SteerMessage;
