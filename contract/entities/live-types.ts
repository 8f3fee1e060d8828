/**
 * What can change while a page is open (S17): the balance; deposits, payouts and transfers; points
 * and what was redeemed; promotions that the person takes part in; messages of the platform; whether
 * the site is open, and its settings; sessions and what protects the account; who the person is to
 * others: name, picture, rank, invited people. An event only names what changed: each reader asks for
 * what it shows, by its usual call.
 */
export const liveTopics = [
  'balance',
  'payments',
  'points',
  'promotions',
  'messages',
  'status',
  'security',
  'profile',
] as const;
export type LiveTopic = (typeof liveTopics)[number];

/** The media type of a stream of events (WHATWG HTML, server-sent events). */
export const EVENT_STREAM_TYPE = 'text/event-stream';

/** A stream in which nothing happens shows that it lives so often, in seconds. */
export const LIVE_HEARTBEAT_SECONDS = 15;
