import { z } from 'zod/v4';
import {
  deviceKinds,
  MAX_RELAY_DEVICES,
  MAX_RELAY_MESSAGES,
  MAX_RELAY_STEPS,
} from './flow-relay-types.ts';

const id = z.string().regex(/^[\w-]{8,80}$/u);
const secret = z.string().regex(/^[\w-]{43}$/u);
const portal = z.string().min(1).max(80);
/** An actor's id is its portal's, and a number. */
const actor = z.string().min(1).max(100);
const machine = z.string().min(1).max(100);
const event = z.looseObject({ type: z.string().min(1).max(200) });

export type RelayedState = string | { [state: string]: RelayedState };
const stateValue: z.ZodType<RelayedState> = z.lazy(() =>
  z.union([z.string().max(200), z.record(z.string().max(200), stateValue)]),
);

const relayedStep = z.strictObject({
  actor: z.strictObject({ id: actor, machine, parent: actor.nullable() }),
  /** Milliseconds since 1970. */
  at: z.int().nonnegative(),
  event,
  value: stateValue,
  status: z.enum(['active', 'done', 'error', 'stopped']),
  context: z.unknown().optional(),
});

/** What a portal reports: redacted steps of its actors, or that its page was closed. */
const relayedMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('portal.stepped'),
    portal,
    path: z.string().max(500),
    steps: z.array(relayedStep).max(MAX_RELAY_STEPS),
  }),
  z.strictObject({ type: z.literal('portal.left'), portal }),
]);

/** A portal's message; each portal numbers its own from 1 without gaps. */
const numberedMessage = z.strictObject({ number: z.int().positive(), message: relayedMessage });
export type NumberedMessage = z.infer<typeof numberedMessage>;

/** A device as its browser names itself: nothing that identifies a person. */
export const deviceNameSchema = z.strictObject({
  kind: z.enum(deviceKinds),
  /** 'Chrome'; null if unknown. */
  browser: z.string().max(40).nullable(),
  /** 'Android'; null if unknown. */
  system: z.string().max(40).nullable(),
});
export type DeviceName = z.infer<typeof deviceNameSchema>;

const pairedDevice = z.strictObject({
  device: id,
  name: deviceNameSchema,
  /** The hash of its key: with it a server that was restarted knows the device again. */
  keyHash: secret,
});
export type PairedDevice = z.infer<typeof pairedDevice>;

/** Opens a flows page's stream, with the devices that it has paired before. */
export const watchRequest = z.strictObject({
  watcher: id,
  devices: z.array(pairedDevice).max(MAX_RELAY_DEVICES),
});
/** Asks for a pairing token. */
export const pairingRequest = z.strictObject({ watcher: id });
/** The answer to it. */
export interface Pairing {
  readonly token: string;
  readonly expiresInSeconds: number;
  /** Origins at which other devices reach the portal, best first; none if they cannot. */
  readonly origins: readonly string[];
}
/** No longer watches a device. */
export const dismissRequest = z.strictObject({ watcher: id, device: id });

const watched = z.strictObject({ type: z.literal('flows.watched'), isNew: z.boolean() });
const steered = z.strictObject({
  type: z.literal('flows.steered'),
  actor,
  events: z.array(event).min(1).max(50),
});
/** What a flows page says to a device. */
export const tellRequest = z.strictObject({
  watcher: id,
  device: id,
  message: z.discriminatedUnion('type', [watched, steered]),
});

/** What a device hears. */
export type DeviceEvent =
  | z.infer<typeof watched>
  | z.infer<typeof steered>
  /** Its flows page no longer watches it. */
  | { readonly type: 'flows.left' };

/** What a flows page hears. */
export type WatcherEvent =
  /** The stream begins: the devices that the server knows. */
  | { readonly type: 'relay.opened'; readonly devices: readonly PairedDevice[] }
  | ({ readonly type: 'device.joined' } & PairedDevice)
  | ({ readonly type: 'device.sent'; readonly device: string } & NumberedMessage)
  | { readonly type: 'device.left'; readonly device: string };

/** Exchanges a pairing token for a key. */
export const joinRequest = z.strictObject({ token: secret });
/** The answer to it. */
export interface JoinedDevice {
  readonly device: string;
  readonly key: string;
}
/** A device's messages, oldest first. */
export const messagesRequest = z.strictObject({
  messages: z.array(numberedMessage).min(1).max(MAX_RELAY_MESSAGES),
});
