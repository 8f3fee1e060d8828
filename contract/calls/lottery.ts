import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import {
  drawSchema,
  lotteryBetSchema,
  lotteryMenuSchema,
  lotteryRulesSchema,
  lotterySchema,
  openedNumbersSchema,
  playTypeSchema,
  prizeModeSchema,
} from '../entities/lottery.ts';
import { lottoViews, POPULAR_LOTTERIES, VIETNAMESE_DRAWS } from '../entities/lottery-types.ts';
import { languageSchema, textOf, webAddressSchema, wholeNumberOf } from '../entities/text.ts';
import { paged, pageOf } from '../lists.ts';

const device = z.literal('WEB').default('WEB');
const gameCode = textOf(64).min(1);
const countUpTo = (max: number, usual: number) => wholeNumberOf(1, max).default(usual);

/** Lotteries: menus, draws, the launch of the lobby, and a member's bets (L7). */
export const lotteryCalls = c.router({
  menus: route('GET /lottery/menus', {
    summary: 'The lotteries of a prize mode, in groups',
    query: z.object({ prizeMode: prizeModeSchema, device, language: languageSchema.optional() }),
    auth: 'none',
    value: z.array(lotteryMenuSchema),
  }),
  popular: route('GET /lottery/popular', {
    summary: 'The most played lotteries',
    query: z.object({
      count: countUpTo(100, POPULAR_LOTTERIES),
      prizeMode: prizeModeSchema.optional(),
      device,
      language: languageSchema.optional(),
    }),
    auth: 'none',
    value: z.array(lotterySchema),
  }),
  rules: route('GET /lottery/game/:gameCode', {
    summary: 'One lottery: its bets, what they pay and how likely they are to win',
    pathParams: z.object({ gameCode }),
    auth: 'none',
    codes: ['game_not_found'],
    value: lotteryRulesSchema,
  }),
  opened: route('GET /lottery/opened', {
    summary: 'Drawn numbers of each lottery, newest first, and its next draw',
    query: z.object({
      prizeMode: prizeModeSchema.optional(),
      gameCode: gameCode.optional(),
      /** Draws of each lottery; at most 200 in all when many lotteries are asked for. */
      count: countUpTo(100, 1),
    }),
    auth: 'none',
    codes: ['game_not_found'],
    value: z.array(openedNumbersSchema),
  }),
  vietnameseNumbers: route('GET /lottery/vietnamese-numbers', {
    summary: 'Drawn numbers of the Vietnamese lotteries, or of one of them, newest first',
    query: z.object({
      count: countUpTo(VIETNAMESE_DRAWS, VIETNAMESE_DRAWS),
      gameCode: gameCode.optional(),
    }),
    auth: 'none',
    codes: ['game_not_found'],
    value: z.array(z.strictObject({ gameCode: z.string(), draw: drawSchema })),
  }),
  recent: route('GET /lottery/recent', {
    summary: 'Recently opened lotteries, newest first',
    query: z.object({
      prizeMode: prizeModeSchema.optional(),
      device,
      language: languageSchema.optional(),
    }),
    auth: 'member',
    value: z.array(lotterySchema),
  }),
  launch: route('POST /lottery/launch', {
    summary: 'Opens the lottery lobby; the address is valid for this session only',
    body: z
      .strictObject({
        /** Whose lotteries they are: those of Vietnam. */
        lottoArea: z.literal('VN'),
        /** How the lottery is opened. */
        launchMode: z.literal('LOTT'),
        /** What is opened: the page to bet on, or the lobby of all lotteries. */
        lottoView: z.enum(lottoViews),
        /** That the lottery is opened in the web app. */
        device: z.literal('WEB'),
        /** Where the vendor's page leads back to. */
        backUrl: webAddressSchema.max(2000),
        language: languageSchema,
        /** The lottery that the betting view opens with; the first one if left out. */
        gameCode: gameCode.optional(),
        /** The way to bet that is opened. */
        playType: playTypeSchema.optional(),
      })
      .meta({ id: 'LotteryLaunch' }),
    readOnly: true,
    auth: 'member',
    play: 'stakes',
    codes: ['game_not_found', 'game_under_maintenance', 'vendor_unavailable'],
    value: z.strictObject({ game_url: webAddressSchema }),
  }),
  bets: route('GET /lottery/bets', {
    summary: 'The bets of the member on draws, newest first',
    query: z.object({ gameCode: gameCode.optional(), ...paged(20) }),
    auth: 'member',
    codes: ['game_not_found'],
    value: pageOf({
      /** The bets of the page, newest first. */
      content: z.array(lotteryBetSchema),
    }),
  }),
});
