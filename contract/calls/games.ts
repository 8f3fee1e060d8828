import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { popularGameSchema } from '../entities/board.ts';
import {
  gameCategorySchema,
  gameRulesSchema,
  gameSchema,
  gameTypeSchema,
  openRoundSchema,
  playSessionSchema,
  vendorGameTypesSchema,
  vendorLaneSchema,
} from '../entities/game.ts';
import { gameAnnouncementSchema } from '../entities/game-announcement.ts';
import { GAMES_PAGE_SIZE, gameOrders, LONGEST_GAME_SEARCH } from '../entities/game-lists.ts';
import { languageSchema, textOf, webAddressSchema, wholeNumberOf } from '../entities/text.ts';
import { paged, pageOf } from '../lists.ts';

const code = textOf(64);
const platform = z.enum(['html5-desktop', 'flash']).default('html5-desktop');
const clientType = z.literal('3').default('3');

const favouriteFields = { nodeId: textOf(64).min(1), vendor: code, gameType: gameTypeSchema };
const favourite = z.strictObject(favouriteFields).meta({ id: 'Favourite' });

/** The filters that every list of games has. */
const gameFilter = {
  gameType: gameTypeSchema.optional(),
  vassalage: code.optional(),
  gameClassify: gameCategorySchema.optional(),
  /** Accents are ignored, and one wrong letter is forgiven. */
  gameName: textOf(LONGEST_GAME_SEARCH).optional(),
  /** In hundredths of the currency unit; games with a smaller or equal minimum stake. */
  minBet: wholeNumberOf(0, 1_000_000_000).optional(),
  minLineNum: wholeNumberOf(0, 10_000).optional(),
  language: languageSchema.optional(),
  ...paged(GAMES_PAGE_SIZE),
};

/** Parameters of every launch: the game and the player (specification §3). */
export const launchFields = {
  nodeId: textOf(64),
  accountType: z.literal(1),
  confirmTrans: z.literal(0),
  vassalage: code,
  launchMode: z.literal('GLS'),
  platform: z.enum(['html5-desktop', 'flash']),
  clientType: z.literal(3),
  username: textOf(255),
  token: textOf(512),
  merchantCode: code,
  language: languageSchema,
};

/** Games, vendors, favourites and the launch. */
export const gamesCalls = c.router({
  list: {
    method: 'GET',
    path: '/games',
    query: z.object({
      clientType,
      platform,
      channel: code.optional(),
      merchant: code.optional(),
      ...gameFilter,
      isHot: z.enum(['0', '1']).optional(),
      order: z.enum(gameOrders).optional(),
    }),
    ...answers({
      summary: 'Games by category, vendor, name and stake, a page at a time',
      auth: 'none',
      value: pageOf({
        games: z.array(gameSchema),
        totalGames: z.int().nonnegative(),
      }),
    }),
  },
  one: {
    method: 'GET',
    path: '/games/node/:nodeId',
    pathParams: z.object({ nodeId: textOf(64).min(1) }),
    ...answers({
      summary: 'One game',
      auth: 'none',
      codes: ['game_not_found'],
      value: gameSchema,
    }),
  },
  rules: {
    method: 'GET',
    path: '/games/node/:nodeId/rules',
    pathParams: z.object({ nodeId: textOf(64).min(1) }),
    query: z.object({ language: languageSchema.optional() }),
    ...answers({
      summary: 'What a game returns, what it takes, and how it is played',
      auth: 'none',
      codes: ['game_not_found'],
      value: gameRulesSchema,
    }),
  },
  hot: {
    method: 'GET',
    path: '/games/hot',
    query: z.object({
      merchantCode: code.optional(),
      isPlatform: z.literal('2').default('2'),
      vassalage: code.optional(),
      platform,
      language: languageSchema.optional(),
    }),
    ...answers({
      summary: 'The most played games',
      auth: 'none',
      value: z.array(gameSchema),
    }),
  },
  popular: {
    method: 'GET',
    path: '/games/popular',
    ...answers({
      summary: 'The games with the most players right now, and how many they have',
      auth: 'none',
      value: z.strictObject({ games: z.array(popularGameSchema) }),
    }),
  },
  announcements: {
    method: 'GET',
    path: '/games/announcements',
    query: z.object({
      /** Those of one category, and those about games of any. */
      gameClassify: gameCategorySchema.optional(),
      language: languageSchema.optional(),
    }),
    ...answers({
      summary: 'News about games, newest first',
      auth: 'none',
      value: z.strictObject({ announcements: z.array(gameAnnouncementSchema) }),
    }),
  },
  vendors: {
    method: 'GET',
    path: '/games/vendors',
    query: z.object({ merchantCode: code.optional(), platform }),
    ...answers({
      summary: 'Vendors in lanes, one lane per category',
      auth: 'none',
      value: z.strictObject({ lanes: z.array(vendorLaneSchema) }),
    }),
  },
  vendorGameTypes: {
    method: 'GET',
    path: '/games/vendors/:vassalage/game-types',
    pathParams: z.object({ vassalage: code.min(1) }),
    ...answers({
      summary: 'The categories in which a vendor has games',
      auth: 'none',
      codes: ['not_found'],
      value: vendorGameTypesSchema,
    }),
  },
  favourites: {
    method: 'GET',
    path: '/games/favourites',
    query: z.object({ clientType, platform, ...gameFilter }),
    ...answers({
      summary: 'Favourite games, newest first',
      auth: 'member',
      value: pageOf({
        content: z.array(gameSchema),
        totalGames: z.int().nonnegative(),
      }),
    }),
  },
  recent: {
    method: 'GET',
    path: '/games/recent',
    query: z.object({ clientType, platform, ...gameFilter }),
    ...answers({
      summary: 'Recently opened games, newest first',
      auth: 'member',
      value: pageOf({
        list: z.array(gameSchema),
        totalGames: z.int().nonnegative(),
      }),
    }),
  },
  favouriteIds: {
    method: 'GET',
    path: '/games/favourites/ids',
    ...answers({
      summary: 'Ids of the favourite games',
      auth: 'member',
      value: z.array(z.string()),
    }),
  },
  addFavourite: {
    method: 'POST',
    path: '/games/favourites',
    body: favourite,
    ...answers({
      summary: 'Adds a favourite; adding it again changes nothing',
      auth: 'member',
      codes: ['game_not_found'],
      value: z.array(z.string()),
    }),
  },
  removeFavourite: {
    method: 'DELETE',
    path: '/games/favourites',
    query: z.object(favouriteFields),
    ...answers({
      summary: 'Removes a favourite; removing it again changes nothing',
      auth: 'member',
      value: z.array(z.string()),
    }),
  },
  launch: {
    method: 'POST',
    path: '/games/launch',
    body: z
      .strictObject({
        ...launchFields,
        /** Code of the game at its vendor. Either this or the id is required. */
        gameId: textOf(64).optional(),
        /** The room, for a game that is played in rooms. */
        roomId: textOf(64).optional(),
      })
      .meta({ id: 'Launch' }),
    ...answers({
      summary: 'Starts a game; the address is valid for this session only',
      readOnly: true,
      auth: 'member',
      codes: [
        'game_not_found',
        'game_under_maintenance',
        'vendor_unavailable',
        'room_not_found',
        'room_full',
      ],
      value: z.strictObject({
        game_url: webAddressSchema.optional(),
        game_url2: webAddressSchema.optional(),
        game: gameSchema,
      }),
    }),
  },
  launchSeaLottery: {
    method: 'POST',
    path: '/games/launch/sea-lottery',
    body: z
      .strictObject({
        nodeId: textOf(64),
        vassalage: code,
        /** Where it opens; the vendor decides if left out. */
        playType: textOf(64).optional(),
        device: z.literal('WEB'),
        language: languageSchema,
      })
      .meta({ id: 'SeaLotteryLaunch' }),
    ...answers({
      summary: 'Starts a sea lottery; the address is valid for this session only',
      readOnly: true,
      auth: 'member',
      codes: ['game_not_found', 'game_under_maintenance', 'vendor_unavailable'],
      value: z.strictObject({ game_url: webAddressSchema, game: gameSchema }),
    }),
  },
  openRounds: {
    method: 'GET',
    path: '/games/rounds/open',
    ...answers({
      summary: 'Rounds whose end the player has not seen, newest first',
      auth: 'member',
      value: z.strictObject({ rounds: z.array(openRoundSchema) }),
    }),
  },
  closeOpenRounds: {
    method: 'POST',
    path: '/games/rounds/close',
    body: z
      .strictObject({ roundIds: z.array(textOf(64).min(1)).min(1).max(20) })
      .meta({ id: 'ClosedRounds' }),
    ...answers({
      summary: 'Offers these rounds no more; what is closed already stays so',
      auth: 'member',
      value: z.strictObject({ rounds: z.array(openRoundSchema) }),
    }),
  },
  playSession: {
    method: 'GET',
    path: '/games/play-session',
    ...answers({
      summary: 'What the player has staked and won since opening the first game; null before that',
      auth: 'member',
      value: playSessionSchema.nullable(),
    }),
  },
});
