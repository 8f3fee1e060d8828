import { z } from 'zod/v4';
import { gameTypeSchema } from './game.ts';
import {
  lotteryBetStates,
  lotteryForms,
  lotteryPrizes,
  playTypes,
  prizeModes,
} from './lottery-types.ts';
import { moneySchema } from './money.ts';
import { addressSchema, momentSchema, toggleSchema } from './text.ts';

export const prizeModeSchema = z.enum(prizeModes).meta({ id: 'PrizeMode' });
export const playTypeSchema = z.enum(playTypes).meta({ id: 'PlayType' });

/** A lottery: what a menu shows, and what its page's address names (R4, L7). */
export const lotterySchema = z
  .strictObject({
    gameCode: z.string(),
    gameName: z.string(),
    gameType: gameTypeSchema,
    /** Code of the vendor. */
    vassalage: z.string(),
    /** Name of the vendor, as shown. */
    vendor: z.string(),
    /** How its prizes are counted. */
    prizeMode: prizeModeSchema,
    /** How its results look: digits, balls or a table of prizes. */
    form: z.enum(lotteryForms),
    /** The way to bet that it opens with. */
    defaultPlayType: playTypeSchema,
    /** The smallest bet. */
    minBet: moneySchema,
    /** Artwork, three to four. */
    image: addressSchema,
    isHot: toggleSchema,
    status: z.enum(['open', 'maintenance']),
  })
  .meta({ id: 'Lottery' });
export type Lottery = z.infer<typeof lotterySchema>;

/** One group of a lottery menu (L7). */
export const lotteryMenuSchema = z
  .strictObject({
    /** The code of the group of lotteries. */
    gameGroupCode: z.string(),
    /** Name of the group, in the language that was asked for. */
    labelName: z.string(),
    /** The lotteries of the group. */
    gameMenus: z.array(lotterySchema),
  })
  .meta({ id: 'LotteryMenu' });
export type LotteryMenu = z.infer<typeof lotteryMenuSchema>;

/** What was drawn for one prize; digits in their order, with leading zeros. */
const drawnPrizeSchema = z.strictObject({
  /** Which prize it is. */
  prize: z.enum(lotteryPrizes),
  /** The numbers that were drawn for the prize. */
  numbers: z.array(z.string()),
});

/** A draw that is over: its numbers never change (L7). */
export const drawSchema = z
  .strictObject({
    /** Number of the draw within its lottery: the day, and its position in that day. */
    drawNo: z.string(),
    /** When it was drawn. */
    drawnAt: momentSchema,
    /** It did not take place: no numbers, and all stakes were returned. */
    cancelled: z.boolean(),
    /** The highest first. */
    prizes: z.array(drawnPrizeSchema),
  })
  .meta({ id: 'Draw' });
export type Draw = z.infer<typeof drawSchema>;

/** The next or current draw: when bets close, when it is held, when its numbers are out. */
const comingDrawSchema = z
  .strictObject({
    drawNo: z.string(),
    /** When the last bet is taken. */
    closesAt: momentSchema,
    drawsAt: momentSchema,
    /** When the result is known. */
    resultsAt: momentSchema,
  })
  .meta({ id: 'ComingDraw' });
export type ComingDraw = z.infer<typeof comingDrawSchema>;

/** The draws of one lottery: the next one, and those that are over, newest first (L7). */
export const openedNumbersSchema = z
  .strictObject({
    gameCode: z.string(),
    coming: comingDrawSchema,
    /** The last draws, newest first. */
    draws: z.array(drawSchema),
  })
  .meta({ id: 'OpenedNumbers' });
export type OpenedNumbers = z.infer<typeof openedNumbersSchema>;

/** A kind of bet, what it pays and how likely it is, to be read before a stake (L5b). */
const lotteryPlaySchema = z
  .strictObject({
    /** The way to bet. */
    playType: playTypeSchema,
    /** The payout for each hit, in hundredths of the stake. */
    odds: z.int().positive(),
    /** The average number of draws for one hit. */
    oneIn: z.number().positive(),
    /** The average return as a part of the stake: 0.94 is 94 percent. */
    returnToPlayer: z.number().positive(),
    /** The largest bet. */
    maxBet: moneySchema,
  })
  .meta({ id: 'LotteryPlay' });

/** The rules of one lottery. */
export const lotteryRulesSchema = z
  .strictObject({
    lottery: lotterySchema,
    /** The ways to bet, with their prizes. */
    plays: z.array(lotteryPlaySchema),
    /** Seconds before the draw at which bets close. */
    closesBeforeSeconds: z.int().positive(),
    /** The most that one bet can pay. */
    highestWin: moneySchema,
  })
  .meta({ id: 'LotteryRules' });
export type LotteryRules = z.infer<typeof lotteryRulesSchema>;

/** A bet on one draw, with what was drawn once that is known (L7). */
export const lotteryBetSchema = z
  .strictObject({
    /** Identifies the bet. */
    betId: z.string(),
    gameCode: z.string(),
    gameName: z.string(),
    /** How its result looks: digits, balls or a table of prizes. */
    form: z.enum(lotteryForms),
    drawNo: z.string(),
    /** When the numbers are out. */
    resultsAt: momentSchema,
    /** When the bet was placed. */
    placedAt: momentSchema,
    /** The way in which it was bet. */
    playType: playTypeSchema,
    /** The numbers that were chosen. */
    numbers: z.array(z.string()),
    /** What is paid for a stake of 1, in hundredths. */
    odds: z.int().positive(),
    /** What was staked. */
    stake: moneySchema,
    /** The payout; the stake if the draw was cancelled. */
    win: moneySchema,
    state: z.enum(lotteryBetStates),
    /** Null until the numbers are out. */
    draw: drawSchema.nullable(),
  })
  .meta({ id: 'LotteryBet' });
export type LotteryBet = z.infer<typeof lotteryBetSchema>;
