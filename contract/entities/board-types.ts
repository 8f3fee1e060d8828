/*
 * What the boards of home and lobby know (L8). Plain data, which the browser may carry without a
 * schema library.
 */

/** Over what the highest wins are ranked: the last 24 hours, 7 days or 30 days. */
export const winnerPeriods = ['day', 'week', 'month'] as const;
export type WinnerPeriod = (typeof winnerPeriods)[number];

/** What an announcement about games tells of. */
export const gameAnnouncementTypes = ['NEW', 'UPDATE', 'EVENT', 'MAINTENANCE'] as const;
export type GameAnnouncementType = (typeof gameAnnouncementTypes)[number];

/** Popular games of a list. */
export const POPULAR_GAMES = 10;
