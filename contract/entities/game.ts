import { z } from 'zod/v4';
import { moneySchema } from './money.ts';
import { addressSchema, toggleSchema } from './text.ts';

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

/** A category of the lobby: the game types, and the house's own games. */
export const gameCategories = [...gameTypes, 'INHOUSE'] as const;
export const gameCategorySchema = z.enum(gameCategories).meta({ id: 'GameCategory' });
export type GameCategory = z.infer<typeof gameCategorySchema>;

/** Sports vendors that are shown under e-sports (L1). */
export const ESPORTS_VENDOR_CODES = ['AV', 'AI', 'IMES', 'TF', 'IA'] as const;

/** Games of one page of a list (L2). */
export const GAMES_PAGE_SIZE = 42;

/** A game of a vendor. `isGame` VASSALAGE opens a list of the vendor's games instead (L4). */
export const gameSchema = z
  .strictObject({
    nodeId: z.string(),
    /** Code of the vendor. */
    vassalage: z.string(),
    gameType: gameTypeSchema,
    gameClassify: z.enum(['STANDARD', 'INHOUSE']),
    gameName: z.string(),
    minBet: moneySchema,
    minLineNum: z.int(),
    isGame: z.enum(['GAME', 'VASSALAGE']),
    code: z.string(),
    defaultPlayType: z.string().nullable(),
    accountTypeName: z.string(),
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
    cards: z.array(vendorCardSchema),
  })
  .meta({ id: 'VendorLane' });
export type VendorLane = z.infer<typeof vendorLaneSchema>;

/** A category with its vendors, as the side menu shows it (S2). */
export const vendorGroupSchema = z
  .strictObject({
    gameCategory: gameCategorySchema,
    vendors: z.array(
      z.strictObject({ vassalage: z.string(), name: z.string(), smallIcon: addressSchema }),
    ),
  })
  .meta({ id: 'VendorGroup' });
export type VendorGroup = z.infer<typeof vendorGroupSchema>;
