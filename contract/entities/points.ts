import { z } from 'zod/v4';
import { deliveryAddressSchema } from './delivery.ts';
import { gameCategorySchema } from './game.ts';
import { currencySchema } from './money.ts';
import { pointsKinds, redemptionStates, rejectionReasons, rewardKinds } from './points-types.ts';
import { addressSchema, momentSchema } from './text.ts';

/** What somebody has, in hundredths of a point. Points never expire, and are no money (W9). */
export const pointsBalanceSchema = z
  .strictObject({
    points: z.int().nonnegative(),
    /** What rewards took that are not decided on yet; not part of `points`. */
    inProcess: z.int().nonnegative(),
  })
  .meta({ id: 'PointsBalance' });
export type PointsBalance = z.infer<typeof pointsBalanceSchema>;

/** How points are earned. */
export const pointsConfigSchema = z
  .strictObject({
    currency: currencySchema,
    /** Whole points for each unit of the currency that is staked, by category; the most first. */
    earning: z.array(
      z.strictObject({ category: gameCategorySchema, pointsPerUnit: z.int().positive() }),
    ),
    /** Missions that bring points when their bonus is claimed. */
    missions: z.array(
      z.strictObject({
        promotionId: z.string(),
        title: z.string(),
        /** Hundredths of a point. */
        points: z.int().positive(),
      }),
    ),
    /** What each friend brings who registers by the link of the person; null where nobody can invite. */
    friends: z
      .strictObject({
        /** What the friend has to stake, in hundredths, within so many days of registering. */
        stake: z.int().positive(),
        days: z.int().positive(),
        /** Hundredths of a point. */
        points: z.int().positive(),
      })
      .nullable(),
    /** How points become money; null where they cannot. */
    conversion: z
      .strictObject({
        /** Whole points for each unit of the currency. */
        pointsPerUnit: z.int().positive(),
        /** The least that can be converted, in hundredths of a point. */
        minimum: z.int().positive(),
      })
      .nullable(),
  })
  .meta({ id: 'PointsConfig' });
export type PointsConfig = z.infer<typeof pointsConfigSchema>;

/** A reward of the points mall. */
export const rewardSchema = z
  .strictObject({
    id: z.string(),
    kind: z.enum(rewardKinds),
    title: z.string(),
    description: z.string(),
    image: addressSchema,
    /** Hundredths of a point. */
    price: z.int().positive(),
    /** How many are left. */
    stock: z.int().nonnegative(),
    isOnePerPerson: z.boolean(),
    /** The person who asks has redeemed it, and cannot again. */
    isTaken: z.boolean(),
  })
  .meta({ id: 'Reward' });
export type Reward = z.infer<typeof rewardSchema>;

/** A reward that somebody redeemed, with what became of it. */
export const redemptionSchema = z
  .strictObject({
    id: z.string(),
    rewardId: z.string(),
    kind: z.enum(rewardKinds),
    title: z.string(),
    image: addressSchema,
    /** What it cost, in hundredths of a point. */
    price: z.int().positive(),
    state: z.enum(redemptionStates),
    redeemedAt: momentSchema,
    /** When it was approved, rejected or cancelled; null before. */
    decidedAt: momentSchema.nullable(),
    /** Null unless it was rejected. */
    reason: z.enum(rejectionReasons).nullable(),
    /** How goods come; null for a voucher. */
    delivery: z
      .strictObject({
        address: deliveryAddressSchema,
        /** Null until it is sent. */
        trackingCode: z.string().nullable(),
      })
      .nullable(),
    /** There is a code of a voucher, which is shown for the passwords of money alone. */
    hasVoucher: z.boolean(),
  })
  .meta({ id: 'Redemption' });
export type Redemption = z.infer<typeof redemptionSchema>;

/** Points that became money. */
export const pointsConversionSchema = z
  .strictObject({
    /** What was taken, in hundredths of a point. */
    points: z.int().positive(),
    /** Hundredths of the currency unit. */
    amount: z.int().positive(),
    currency: currencySchema,
  })
  .meta({ id: 'PointsConversion' });
export type PointsConversion = z.infer<typeof pointsConversionSchema>;

/** A line of the points: each names what it is for. */
export const pointsLineSchema = z
  .strictObject({
    transactionId: z.string(),
    kind: z.enum(pointsKinds),
    at: momentSchema,
    /** By how much the points changed, in hundredths. */
    amount: z.int(),
    /** What the person had afterwards. */
    balanceAfter: z.int().nonnegative(),
    /** The bet that earned them; null for any other line. */
    bet: z
      .strictObject({
        roundId: z.string(),
        /** Null for a game that the site does not have any more. */
        gameName: z.string().nullable(),
        /** Hundredths of the currency unit. */
        stake: z.int().positive(),
      })
      .nullable(),
    /** The mission that brought them; null for any other line. */
    mission: z.strictObject({ promotionId: z.string(), title: z.string() }).nullable(),
    /** The friend who brought them, masked; null for any other line. */
    friend: z.strictObject({ name: z.string() }).nullable(),
    /** The reward that they went for, or came back from; null for any other line. */
    reward: z.strictObject({ redemptionId: z.string(), title: z.string() }).nullable(),
    /** The money that they became, in hundredths of the currency unit; null for any other line. */
    money: z.strictObject({ transactionId: z.string(), amount: z.int().positive() }).nullable(),
  })
  .meta({ id: 'PointsLine' });
export type PointsLine = z.infer<typeof pointsLineSchema>;
