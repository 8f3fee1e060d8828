/**
 * Topics that can change while a page is open (S17): the balance; deposits, payouts and transfers;
 * points and redemptions; the person's promotions; messages; the site's status and settings;
 * sessions and protection of the account; the person's profile: name, picture, rank, invited
 * people. An event only names the topic: each reader then repeats its usual call.
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

/** Interval of the heartbeat in a silent stream, in seconds. */
export const LIVE_HEARTBEAT_SECONDS = 15;
