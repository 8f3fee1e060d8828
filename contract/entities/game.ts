import { z } from 'zod/v4';
import { moneySchema } from './money.ts';
import { playLimitSchema } from './play-limit.ts';
import { checkMinutesSchema } from './reality-check.ts';
import { addressSchema, momentSchema, toggleSchema } from './text.ts';

/** The game types of the specification (§3). */
export const gameTypes = [
  'RNG',
  'LIVE',
  'PVP',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'ELOTT',
] as const;
export const gameTypeSchema = z.enum(gameTypes).meta({ id: 'GameType' });
export type GameType = z.infer<typeof gameTypeSchema>;

/** A category of the lobby: a game type, or the site's own games. */
export const gameCategories = [...gameTypes, 'INHOUSE'] as const;
export const gameCategorySchema = z.enum(gameCategories).meta({ id: 'GameCategory' });
export type GameCategory = z.infer<typeof gameCategorySchema>;

/** Sports vendors that are shown under e-sports (L1). */
export const ESPORTS_VENDOR_CODES = ['AV', 'AI', 'IMES', 'TF', 'IA'] as const;

/** A game of a vendor. `isGame` VASSALAGE opens a list of the vendor's games instead (L4). */
export const gameSchema = z
  .strictObject({
    nodeId: z.string(),
    /** Code of the vendor. */
    vassalage: z.string(),
    gameType: gameTypeSchema,
    /** Whether a vendor made the game, or the house. */
    gameClassify: z.enum(['STANDARD', 'INHOUSE']),
    gameName: z.string(),
    /** The smallest bet. */
    minBet: moneySchema,
    /** The smallest number of lines that can be bet on. */
    minLineNum: z.int(),
    /** Whether it opens a game, or the list of the vendor's games. */
    isGame: z.enum(['GAME', 'VASSALAGE']),
    /** The code of the game at the site. */
    code: z.string(),
    /** The way to bet that the game opens with, or null. */
    defaultPlayType: z.string().nullable(),
    /** `seamless` if the game is played on the page without bars (R6). */
    accountTypeName: z.string(),
    /** Where the vendor wants its page: inside the portal, or in a tab of its own (L4). */
    opensIn: z.enum(['frame', 'tab']),
    /** Name of the vendor, as shown. */
    vendor: z.string(),
    gameCode: z.string(),
    /** Artwork, three to four; a path is joined to one of the image CDNs (S11). */
    image: addressSchema,
    isHot: toggleSchema,
    status: z.enum(['open', 'maintenance']),
  })
  .meta({ id: 'Game' });
export type Game = z.infer<typeof gameSchema>;

/** A card of a vendor lane. */
export const vendorCardSchema = z
  .strictObject({
    vassalage: z.string(),
    /** Name of the vendor, as shown. */
    name: z.string(),
    isHot: toggleSchema,
    smallIcon: addressSchema,
    logo: addressSchema,
    /** The category that the vendor is shown in. */
    type: gameCategorySchema,
    gameCount: z.int().nonnegative(),
  })
  .meta({ id: 'VendorCard' });
export type VendorCard = z.infer<typeof vendorCardSchema>;

/** The vendors of one category as home and lobby show them (L1). */
export const vendorLaneSchema = z
  .strictObject({
    title: z.string(),
    gameClassify: gameCategorySchema,
    /** The vendors of the lane. */
    cards: z.array(vendorCardSchema),
  })
  .meta({ id: 'VendorLane' });
export type VendorLane = z.infer<typeof vendorLaneSchema>;

/**
 * In which categories a vendor has games, and how many (`vassalage game type`, specification §7).
 */
export const vendorGameTypesSchema = z
  .strictObject({
    vassalage: z.string(),
    /** Name of the vendor, as shown. */
    name: z.string(),
    /** The categories in which the vendor has games. */
    gameTypes: z.array(
      z.strictObject({
        gameClassify: gameCategorySchema,
        /** The number of games that the vendor has in the category. */
        gameCount: z.int().positive(),
      }),
    ),
  })
  .meta({ id: 'VendorGameTypes' });
export type VendorGameTypes = z.infer<typeof vendorGameTypesSchema>;

/** A category with its vendors, as the side menu shows it (S2). */
export const vendorGroupSchema = z
  .strictObject({
    gameCategory: gameCategorySchema,
    /** The vendors of the category, in the order of the menu. */
    vendors: z.array(
      z.strictObject({ vassalage: z.string(), name: z.string(), smallIcon: addressSchema }),
    ),
  })
  .meta({ id: 'VendorGroup' });
export type VendorGroup = z.infer<typeof vendorGroupSchema>;

/**
 * A round whose end the player has not seen (L5a), because the page or the connection was lost: it
 * was played but not shown, or is still under way. A bet on a match or a draw is not one: it was
 * shown when it was placed.
 */
export const openRoundSchema = z
  .strictObject({
    /** Identifies the round. */
    roundId: z.string(),
    game: gameSchema,
    /** Win over the total stake of the round. */
    stake: moneySchema,
    /** Whether the round is undecided, or its result was not seen. */
    state: z.enum(['undecided', 'unseen']),
    /**
     * The room in which the player sits; null for a game without rooms, or once the seat is gone.
     */
    roomId: z.string().nullable(),
    /** When the round was played. */
    playedAt: momentSchema,
  })
  .meta({ id: 'OpenRound' });
export type OpenRound = z.infer<typeof openRoundSchema>;

/** What anybody may know about a game before a stake, signed in or not (L5b). */
export const gameRulesSchema = z
  .strictObject({
    /** The average return in basis points of the stake; of the best bet if a game has several. */
    returnToPlayer: z.int().min(0).max(10_000),
    /** The smallest stake of a round. */
    minStake: moneySchema,
    /** The largest stake of a round. */
    maxStake: moneySchema,
    /** In the language of the call, a sentence or two each. */
    rules: z.array(z.string()).min(1),
  })
  .meta({ id: 'GameRules' });
export type GameRules = z.infer<typeof gameRulesSchema>;

/** What a player has played in one session of play, over all games (W10). */
export const playSessionSchema = z
  .strictObject({
    /** When it began: with the first game opened after a longer pause. */
    startedAt: momentSchema,
    /** What was staked since the session began. */
    staked: moneySchema,
    /** Stakes on open bets. */
    open: moneySchema,
    /** Paid back on these stakes. */
    won: moneySchema,
    /** The number of rounds since the session began. */
    rounds: z.int().nonnegative(),
    /** The time of play in it, in seconds: up to now, or to the last round if it is over. */
    playedSeconds: z.int().nonnegative().optional(),
    /** When the player is asked whether to go on; left out once the session is over. */
    check: z
      .strictObject({
        /** The time of play between two checks, in minutes. */
        everyMinutes: checkMinutesSchema,
        /** When the next check is due; it stays so until the player answers. */
        dueAt: momentSchema,
        /** Whether it is due now. */
        isDue: z.boolean(),
      })
      .optional(),
    /** The player's own limits that a stake asks, with what is left of each. */
    limits: z.array(playLimitSchema).optional(),
  })
  .meta({ id: 'PlaySession' });
export type PlaySession = z.infer<typeof playSessionSchema>;
