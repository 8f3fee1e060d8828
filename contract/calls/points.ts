import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import {
  deliveryAddressSchema,
  lastAddressSchema,
  postcodePlaceSchema,
} from '../entities/delivery.ts';
import { LONGEST_ADDRESS_FIELD } from '../entities/delivery-types.ts';
import { currencySchema } from '../entities/money.ts';
import { moneyPasswordCodes, moneyPasswordFields } from '../entities/money-password.ts';
import {
  pointsBalanceSchema,
  pointsConfigSchema,
  pointsConversionSchema,
  pointsLineSchema,
  redemptionSchema,
  rewardSchema,
} from '../entities/points.ts';
import { POINTS_PAGE_SIZE, pointsKinds } from '../entities/points-types.ts';
import { languageSchema, textOf } from '../entities/text.ts';
import { paged, pageOf } from '../lists.ts';

const inLanguage = z.object({ language: languageSchema.optional() });

/**
 * The points mall (W9). A trial account may look: it has no points. Somebody else's redemption is
 * answered with `not_found`, like one that never existed.
 */
export const pointsCalls = c.router({
  balance: route('GET /points/balance', {
    summary: 'The points of the signed-in person',
    auth: 'member',
    value: pointsBalanceSchema,
  }),
  config: route('GET /points/config', {
    summary: 'How points are earned, and how they become money',
    query: inLanguage,
    auth: 'member',
    value: pointsConfigSchema,
  }),
  rewards: route('GET /points/rewards', {
    summary: 'What points can be redeemed for, the least expensive first',
    query: inLanguage,
    auth: 'member',
    value: z.array(rewardSchema),
  }),
  transactions: route('GET /points/transactions', {
    summary: 'Every change of the points with its reason, newest first',
    query: z.object({
      language: languageSchema.optional(),
      kind: z.enum(pointsKinds).optional(),
      ...paged(POINTS_PAGE_SIZE),
    }),
    auth: 'member',
    value: pageOf({
      /** The lines of the page, newest first. */
      lines: z.array(pointsLineSchema),
      currency: currencySchema,
    }),
  }),
  address: route('GET /points/address', {
    summary: 'The person’s last delivery address, to be offered again',
    auth: 'member',
    value: lastAddressSchema,
  }),
  postcode: route('POST /points/postcode', {
    summary: 'The address of a postcode; an order does not need it',
    // In the body: a postal address must not appear in a URL.
    body: z
      .strictObject({
        /** The postcode that is looked up. */
        postcode: textOf(LONGEST_ADDRESS_FIELD).min(1),
      })
      .meta({ id: 'LookUpPostcode' }),
    readOnly: true,
    auth: 'trueMember',
    play: 'neither',
    value: postcodePlaceSchema,
  }),
  redeem: route('POST /points/redeem', {
    summary: 'Takes points for a reward, which the site then approves or rejects',
    body: z
      .strictObject({
        /** The reward that is redeemed. */
        rewardId: textOf(64).min(1),
        /** The cost that was shown to the person, in hundredths of a point. */
        price: z.int().positive(),
        /** Where goods are sent; a voucher needs no address. */
        address: deliveryAddressSchema.optional(),
        ...moneyPasswordFields,
      })
      .meta({ id: 'RedeemReward' }),
    auth: 'trueMember',
    play: 'rewards',
    sealed: true,
    once: true,
    budgets: ['moneyPassword'],
    codes: [
      ...moneyPasswordCodes,
      'reward_not_found',
      'reward_changed',
      'reward_sold_out',
      'reward_already_redeemed',
      'points_insufficient',
    ],
    value: redemptionSchema,
  }),
  cancel: route('POST /points/cancel', {
    summary: 'Cancels an undecided redemption; repeating it changes nothing',
    body: z
      .strictObject({
        /** The redemption that is cancelled. */
        redemptionId: textOf(64).min(1),
      })
      .meta({ id: 'CancelRedemption' }),
    auth: 'trueMember',
    play: 'neither',
    once: true,
    codes: ['not_found', 'redemption_not_cancellable'],
    value: redemptionSchema,
  }),
  redeemed: route('GET /points/redeemed', {
    summary: 'The rewards that the person redeemed, newest first',
    query: z.object({ language: languageSchema.optional(), ...paged(POINTS_PAGE_SIZE) }),
    auth: 'member',
    value: pageOf({
      /** The redemptions of the page, newest first. */
      redemptions: z.array(redemptionSchema),
    }),
  }),
  voucher: route('POST /points/voucher', {
    summary: 'The code of a voucher, in return for the money passwords',
    body: z
      .strictObject({
        /** The redemption whose voucher is shown. */
        redemptionId: textOf(64).min(1),
        ...moneyPasswordFields,
      })
      .meta({ id: 'ShowVoucher' }),
    readOnly: true,
    auth: 'trueMember',
    play: 'neither',
    sealed: true,
    budgets: ['moneyPassword'],
    codes: [...moneyPasswordCodes, 'not_found'],
    value: z.strictObject({
      /** The code of the voucher; it is shown once. */
      code: z.string(),
    }),
  }),
  convert: route('POST /points/convert', {
    summary: 'Converts points to money, at once and finally',
    body: z
      .strictObject({
        /** Hundredths of a point; what does not make a whole cent stays as points. */
        points: z.int().positive(),
        /** The rate that was shown to the person: whole points for each unit of the currency. */
        pointsPerUnit: z.int().positive(),
        ...moneyPasswordFields,
      })
      .meta({ id: 'ConvertPoints' }),
    auth: 'trueMember',
    play: 'neither',
    sealed: true,
    once: true,
    budgets: ['moneyPassword'],
    codes: [
      ...moneyPasswordCodes,
      'points_conversion_closed',
      'points_rate_changed',
      'points_below_minimum',
      'points_insufficient',
    ],
    value: pointsConversionSchema,
  }),
});
