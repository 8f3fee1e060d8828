import { z } from 'zod/v4';
import { deliveryAddressSchema } from './delivery.ts';
import { gameCategorySchema } from './game.ts';
import { currencySchema } from './money.ts';
import { pointsKinds, redemptionStates, rejectionReasons, rewardKinds } from './points-types.ts';
import { addressSchema, momentSchema } from './text.ts';

/** A person's points, in hundredths of a point. Points never expire and are not money (W9). */
export const pointsBalanceSchema = z
  .strictObject({
    /** The number of points that the person has. */
    points: z.int().nonnegative(),
    /** Points held for redemptions that are not decided yet; not part of `points`. */
    inProcess: z.int().nonnegative(),
  })
  .meta({ id: 'PointsBalance' });
export type PointsBalance = z.infer<typeof pointsBalanceSchema>;

/** How points are earned. */
export const pointsConfigSchema = z
  .strictObject({
    currency: currencySchema,
    /** Whole points for each unit of the currency that is staked, by category; highest first. */
    earning: z.array(
      z.strictObject({
        category: gameCategorySchema,
        /** The number of points for each unit that is wagered. */
        pointsPerUnit: z.int().positive(),
      }),
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
    /**
     * What each friend brings who registers by the person's link; null if the person cannot invite.
     */
    friends: z
      .strictObject({
        /** What the friend must stake, in hundredths, within this many days of registering. */
        stake: z.int().positive(),
        /** The number of days in which a friend has to do that. */
        days: z.int().positive(),
        /** Hundredths of a point. */
        points: z.int().positive(),
      })
      .nullable(),
    /** How points become money; null if they cannot. */
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
    /** Whether it is sent, or is a voucher with a code. */
    kind: z.enum(rewardKinds),
    title: z.string(),
    /** What the reward is, in the language of the answer. */
    description: z.string(),
    image: addressSchema,
    /** Hundredths of a point. */
    price: z.int().positive(),
    /** How many are left. */
    stock: z.int().nonnegative(),
    /** Whether each person gets it once only. */
    isOnePerPerson: z.boolean(),
    /** The caller has redeemed it and cannot do so again. */
    isTaken: z.boolean(),
  })
  .meta({ id: 'Reward' });
export type Reward = z.infer<typeof rewardSchema>;

/** A redeemed reward and its state. */
export const redemptionSchema = z
  .strictObject({
    id: z.string(),
    /** The reward that was redeemed. */
    rewardId: z.string(),
    /** Whether it is sent, or is a voucher with a code. */
    kind: z.enum(rewardKinds),
    title: z.string(),
    image: addressSchema,
    /** What it cost, in hundredths of a point. */
    price: z.int().positive(),
    state: z.enum(redemptionStates),
    /** When it was redeemed. */
    redeemedAt: momentSchema,
    /** When it was approved, rejected or cancelled; null before. */
    decidedAt: momentSchema.nullable(),
    /** Null unless it was rejected. */
    reason: z.enum(rejectionReasons).nullable(),
    /** How goods are delivered; null for a voucher. */
    delivery: z
      .strictObject({
        /** Where it is sent to. */
        address: deliveryAddressSchema,
        /** Null until it is sent. */
        trackingCode: z.string().nullable(),
      })
      .nullable(),
    /** It has a voucher code, which is only revealed for the money passwords. */
    hasVoucher: z.boolean(),
  })
  .meta({ id: 'Redemption' });
export type Redemption = z.infer<typeof redemptionSchema>;

/** Points that became money. */
export const pointsConversionSchema = z
  .strictObject({
    /** The points taken, in hundredths of a point. */
    points: z.int().positive(),
    /** Hundredths of the currency unit. */
    amount: z.int().positive(),
    currency: currencySchema,
  })
  .meta({ id: 'PointsConversion' });
export type PointsConversion = z.infer<typeof pointsConversionSchema>;

/** A line of the points: each says what it is for. */
export const pointsLineSchema = z
  .strictObject({
    transactionId: z.string(),
    /** What the points came from or went to. */
    kind: z.enum(pointsKinds),
    at: momentSchema,
    /** By how much the points changed, in hundredths. */
    amount: z.int(),
    /** The points that the person had afterwards. */
    balanceAfter: z.int().nonnegative(),
    /** The bet that earned them; null for other lines. */
    bet: z
      .strictObject({
        /** Identifies the round. */
        roundId: z.string(),
        /** Null for a game that the site no longer has. */
        gameName: z.string().nullable(),
        /** Hundredths of the currency unit. */
        stake: z.int().positive(),
      })
      .nullable(),
    /** The mission that earned them; null for other lines. */
    mission: z.strictObject({ promotionId: z.string(), title: z.string() }).nullable(),
    /** The friend who earned them, masked; null for other lines. */
    friend: z
      .strictObject({
        /** The friend, masked. */
        name: z.string(),
      })
      .nullable(),
    /** The reward that they were spent on, or returned from; null for other lines. */
    reward: z
      .strictObject({
        /** Identifies the redemption. */
        redemptionId: z.string(),
        title: z.string(),
      })
      .nullable(),
    /** The money that they became, in hundredths of the currency unit; null for other lines. */
    money: z
      .strictObject({
        transactionId: z.string(),
        /** What the points were turned into, in hundredths of the currency unit. */
        amount: z.int().positive(),
      })
      .nullable(),
  })
  .meta({ id: 'PointsLine' });
export type PointsLine = z.infer<typeof pointsLineSchema>;
