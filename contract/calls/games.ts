import { z } from 'zod/v4';
import { c, route } from '../call.ts';
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
import { GAMES_PAGE_SIZE, gameOrders } from '../entities/game-lists.ts';
import { LONGEST_SEARCH } from '../entities/search-types.ts';
import { selectionSchema } from '../entities/sports.ts';
import { languageSchema, textOf, webAddressSchema, wholeNumberOf } from '../entities/text.ts';
import { paged, pageOf } from '../lists.ts';

const code = textOf(64);
const platform = z.enum(['html5-desktop', 'flash']).default('html5-desktop');
const clientType = z.literal('3').default('3');

const favouriteFields = {
  /** The game. */
  nodeId: textOf(64).min(1),
  vendor: code,
  gameType: gameTypeSchema,
};
const favourite = z.strictObject(favouriteFields).meta({ id: 'Favourite' });

/** The filters that every list of games has. */
const gameFilter = {
  gameType: gameTypeSchema.optional(),
  vassalage: code.optional(),
  gameClassify: gameCategorySchema.optional(),
  /** Accents are ignored, and one wrong letter is forgiven. */
  gameName: textOf(LONGEST_SEARCH).optional(),
  /** In hundredths of the currency unit; games with a smaller or equal minimum stake. */
  minBet: wholeNumberOf(0, 1_000_000_000).optional(),
  minLineNum: wholeNumberOf(0, 10_000).optional(),
  language: languageSchema.optional(),
  ...paged(GAMES_PAGE_SIZE),
};

/** Parameters of every launch: the game and the player (specification §3). */
export const launchFields = {
  nodeId: textOf(64),
  /** That the person plays with real money. */
  accountType: z.literal(1),
  /** That no money is moved to the vendor by the launch. */
  confirmTrans: z.literal(0),
  vassalage: code,
  /** How the vendor opens the game. */
  launchMode: z.literal('GLS'),
  /** Which build of the game is opened. */
  platform: z.enum(['html5-desktop', 'flash']),
  /** That the game is opened in the web app. */
  clientType: z.literal(3),
  username: textOf(255),
  /** The token of the session, which the vendor asks the server about. */
  token: textOf(512),
  /** The code of the brand. */
  merchantCode: code,
  language: languageSchema,
};

/** Games, vendors, favourites and the launch. */
export const gamesCalls = c.router({
  list: route('GET /games', {
    summary: 'Games by category, vendor, name and stake, in pages',
    query: z.object({
      clientType,
      platform,
      channel: code.optional(),
      merchant: code.optional(),
      ...gameFilter,
      /** Only popular games, or only others. */
      isHot: z.enum(['0', '1']).optional(),
      /** What comes first: the most played, or the newest. */
      order: z.enum(gameOrders).optional(),
    }),
    auth: 'none',
    value: pageOf({
      /** The games of the page. */
      games: z.array(gameSchema),
      /** The number of games that match. */
      totalGames: z.int().nonnegative(),
    }),
  }),
  one: route('GET /games/node/:nodeId', {
    summary: 'One game',
    pathParams: z.object({ nodeId: textOf(64).min(1) }),
    auth: 'none',
    codes: ['game_not_found'],
    value: gameSchema,
  }),
  rules: route('GET /games/node/:nodeId/rules', {
    summary: 'What a game returns, its stakes, and how it is played',
    pathParams: z.object({ nodeId: textOf(64).min(1) }),
    query: z.object({ language: languageSchema.optional() }),
    auth: 'none',
    codes: ['game_not_found'],
    value: gameRulesSchema,
  }),
  hot: route('GET /games/hot', {
    summary: 'The most played games',
    query: z.object({
      merchantCode: code.optional(),
      /** That games of every vendor are asked for. */
      isPlatform: z.literal('2').default('2'),
      vassalage: code.optional(),
      platform,
      language: languageSchema.optional(),
    }),
    auth: 'none',
    value: z.array(gameSchema),
  }),
  popular: route('GET /games/popular', {
    summary: 'The games with the most players right now, and how many they have',
    auth: 'none',
    value: z.strictObject({
      /** The games with the most players right now. */
      games: z.array(popularGameSchema),
    }),
  }),
  announcements: route('GET /games/announcements', {
    summary: 'News about games, newest first',
    query: z.object({
      /** Those of one category, and those about games of any. */
      gameClassify: gameCategorySchema.optional(),
      language: languageSchema.optional(),
    }),
    auth: 'none',
    value: z.strictObject({
      /** The announcements, newest first. */
      announcements: z.array(gameAnnouncementSchema),
    }),
  }),
  vendors: route('GET /games/vendors', {
    summary: 'Vendors in lanes, one lane per category',
    query: z.object({ merchantCode: code.optional(), platform }),
    auth: 'none',
    value: z.strictObject({
      /** The lanes of the lobby, in their order. */
      lanes: z.array(vendorLaneSchema),
    }),
  }),
  vendorGameTypes: route('GET /games/vendors/:vassalage/game-types', {
    summary: 'The categories in which a vendor has games',
    pathParams: z.object({ vassalage: code.min(1) }),
    auth: 'none',
    codes: ['not_found'],
    value: vendorGameTypesSchema,
  }),
  favourites: route('GET /games/favourites', {
    summary: 'Favourite games, newest first',
    query: z.object({ clientType, platform, ...gameFilter }),
    auth: 'member',
    value: pageOf({
      /** The games of the page, newest favourite first. */
      content: z.array(gameSchema),
      /** The number of favourites. */
      totalGames: z.int().nonnegative(),
    }),
  }),
  recent: route('GET /games/recent', {
    summary: 'Recently opened games, newest first',
    query: z.object({ clientType, platform, ...gameFilter }),
    auth: 'member',
    value: pageOf({
      /** The games of the page, last played first. */
      list: z.array(gameSchema),
      /** The number of games that were played. */
      totalGames: z.int().nonnegative(),
    }),
  }),
  favouriteIds: route('GET /games/favourites/ids', {
    summary: 'Ids of the favourite games',
    auth: 'member',
    value: z.array(z.string()),
  }),
  addFavourite: route('POST /games/favourites', {
    summary: 'Adds a favourite; adding it again changes nothing',
    body: favourite,
    auth: 'member',
    play: 'neither',
    codes: ['game_not_found'],
    value: z.array(z.string()),
  }),
  removeFavourite: route('DELETE /games/favourites', {
    summary: 'Removes a favourite; removing it again changes nothing',
    query: z.object(favouriteFields),
    auth: 'member',
    play: 'neither',
    value: z.array(z.string()),
  }),
  launch: route('POST /games/launch', {
    summary: 'Starts a game; the address is valid for this session only',
    body: z
      .strictObject({
        ...launchFields,
        /** Code of the game at its vendor. Either this or the id is required. */
        gameId: textOf(64).optional(),
        /** The room, for a game that is played in rooms. */
        roomId: textOf(64).optional(),
        /** The price that was pressed, for a game of sports. */
        selection: selectionSchema.optional(),
      })
      .meta({ id: 'Launch' }),
    readOnly: true,
    auth: 'member',
    play: 'stakes',
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
  launchSeaLottery: route('POST /games/launch/sea-lottery', {
    summary: 'Starts a sea lottery; the address is valid for this session only',
    body: z
      .strictObject({
        nodeId: textOf(64),
        vassalage: code,
        /** Where it opens; the vendor decides if left out. */
        playType: textOf(64).optional(),
        /** That the lottery is opened in the web app. */
        device: z.literal('WEB'),
        language: languageSchema,
      })
      .meta({ id: 'SeaLotteryLaunch' }),
    readOnly: true,
    auth: 'member',
    play: 'stakes',
    codes: ['game_not_found', 'game_under_maintenance', 'vendor_unavailable'],
    value: z.strictObject({ game_url: webAddressSchema, game: gameSchema }),
  }),
  openRounds: route('GET /games/rounds/open', {
    summary: 'Rounds whose end the player has not seen, newest first',
    auth: 'member',
    value: z.strictObject({
      /** The rounds that are still open for the person. */
      rounds: z.array(openRoundSchema),
    }),
  }),
  closeOpenRounds: route('POST /games/rounds/close', {
    summary: 'Stops offering these rounds; repeating it changes nothing',
    body: z
      .strictObject({
        /** The rounds whose results were seen. */
        roundIds: z.array(textOf(64).min(1)).min(1).max(20),
      })
      .meta({ id: 'ClosedRounds' }),
    auth: 'member',
    play: 'neither',
    value: z.strictObject({
      /** The rounds that are still open for the person. */
      rounds: z.array(openRoundSchema),
    }),
  }),
  playSession: route('GET /games/play-session', {
    summary: 'What the player has staked and won since opening the first game; null before that',
    auth: 'member',
    value: playSessionSchema.nullable(),
  }),
});
