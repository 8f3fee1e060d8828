/** The kinds of sports that matches are of. */
export const sportCodes = [
  'football',
  'futsal',
  'hockey',
  'basketball',
  'tennis',
  'volleyball',
  'boxing',
  'efootball',
] as const;
export type SportCode = (typeof sportCodes)[number];

/** Who wins a match: the home side, nobody, or the away side. */
export const winners = ['1', 'X', '2'] as const;
export type Winner = (typeof winners)[number];

/** The categories with matches (L1). */
export const matchGameTypes = ['SPORTS', 'ESPORTS'] as const;
export type MatchGameType = (typeof matchGameTypes)[number];
