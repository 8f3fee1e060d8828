/*
 * The relay of flows: how a portal on another device reports to a flows page (T7). Only the fake
 * server has it; it is no part of what a back end serves.
 */

/** Calls of the flows page; they need control of the fake. */
export const WATCHER_CALLS = '/control/relay';
/** Calls of a watched device; they need the key that its pairing gave it. */
export const DEVICE_CALLS = '/control/device';

/** How long a pairing token can be used, once. */
export const PAIRING_SECONDS = 300;
/** How often a watched device hears that the flows page is still there. */
export const RELAY_TICK_MILLISECONDS = 4_000;
/** The most devices of one flows page. */
export const MAX_RELAY_DEVICES = 5;
/** The most messages in one request of a device, and the most steps in a message. */
export const MAX_RELAY_MESSAGES = 50;
export const MAX_RELAY_STEPS = 200;
/** The largest body that a device may send. */
export const MAX_RELAY_BYTES = 128 * 1024;

export const deviceKinds = ['phone', 'tablet', 'computer'] as const;
