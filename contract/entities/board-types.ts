/*
 * What the boards of home and lobby show (L8). Plain data, which the browser can carry without a
 * schema library.
 */

/** The period of a ranking: the last 24 hours, 7 days or 30 days. */
export const winnerPeriods = ['day', 'week', 'month'] as const;
export type WinnerPeriod = (typeof winnerPeriods)[number];

/** What an announcement about games is about. */
export const gameAnnouncementTypes = ['NEW', 'UPDATE', 'EVENT', 'MAINTENANCE'] as const;
export type GameAnnouncementType = (typeof gameAnnouncementTypes)[number];

/** Popular games of a list. */
export const POPULAR_GAMES = 10;
