import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
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
  menus: {
    method: 'GET',
    path: '/lottery/menus',
    query: z.object({ prizeMode: prizeModeSchema, device, language: languageSchema.optional() }),
    ...answers({
      summary: 'The lotteries of a prize mode, in groups',
      auth: 'none',
      value: z.array(lotteryMenuSchema),
    }),
  },
  popular: {
    method: 'GET',
    path: '/lottery/popular',
    query: z.object({
      count: countUpTo(100, POPULAR_LOTTERIES),
      prizeMode: prizeModeSchema.optional(),
      device,
      language: languageSchema.optional(),
    }),
    ...answers({
      summary: 'The most played lotteries',
      auth: 'none',
      value: z.array(lotterySchema),
    }),
  },
  rules: {
    method: 'GET',
    path: '/lottery/game/:gameCode',
    pathParams: z.object({ gameCode }),
    ...answers({
      summary: 'One lottery: its bets, what they pay and how likely they are to win',
      auth: 'none',
      codes: ['game_not_found'],
      value: lotteryRulesSchema,
    }),
  },
  opened: {
    method: 'GET',
    path: '/lottery/opened',
    query: z.object({
      prizeMode: prizeModeSchema.optional(),
      gameCode: gameCode.optional(),
      /** Draws of each lottery; at most 200 in all when many lotteries are asked for. */
      count: countUpTo(100, 1),
    }),
    ...answers({
      summary: 'Drawn numbers of each lottery, newest first, and its next draw',
      auth: 'none',
      codes: ['game_not_found'],
      value: z.array(openedNumbersSchema),
    }),
  },
  vietnameseNumbers: {
    method: 'GET',
    path: '/lottery/vietnamese-numbers',
    query: z.object({
      count: countUpTo(VIETNAMESE_DRAWS, VIETNAMESE_DRAWS),
      gameCode: gameCode.optional(),
    }),
    ...answers({
      summary: 'Drawn numbers of the Vietnamese lotteries, or of one of them, newest first',
      auth: 'none',
      codes: ['game_not_found'],
      value: z.array(z.strictObject({ gameCode: z.string(), draw: drawSchema })),
    }),
  },
  recent: {
    method: 'GET',
    path: '/lottery/recent',
    query: z.object({
      prizeMode: prizeModeSchema.optional(),
      device,
      language: languageSchema.optional(),
    }),
    ...answers({
      summary: 'Recently opened lotteries, newest first',
      auth: 'member',
      value: z.array(lotterySchema),
    }),
  },
  launch: {
    method: 'POST',
    path: '/lottery/launch',
    body: z
      .strictObject({
        lottoArea: z.literal('VN'),
        launchMode: z.literal('LOTT'),
        lottoView: z.enum(lottoViews),
        device: z.literal('WEB'),
        /** Where the vendor's page leads back to. */
        backUrl: webAddressSchema.max(2000),
        language: languageSchema,
        /** The lottery that the betting view opens with; the first one if left out. */
        gameCode: gameCode.optional(),
        playType: playTypeSchema.optional(),
      })
      .meta({ id: 'LotteryLaunch' }),
    ...answers({
      summary: 'Opens the lottery lobby; the address is valid for this session only',
      readOnly: true,
      auth: 'member',
      codes: ['game_not_found', 'game_under_maintenance', 'vendor_unavailable'],
      value: z.strictObject({ game_url: webAddressSchema }),
    }),
  },
  bets: {
    method: 'GET',
    path: '/lottery/bets',
    query: z.object({
      gameCode: gameCode.optional(),
      ...paged(20),
    }),
    ...answers({
      summary: 'The bets of the member on draws, newest first',
      auth: 'member',
      codes: ['game_not_found'],
      value: pageOf({
        content: z.array(lotteryBetSchema),
      }),
    }),
  },
});
