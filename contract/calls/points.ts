import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { currencySchema } from '../entities/money.ts';
import {
  pointsBalanceSchema,
  pointsConfigSchema,
  pointsLineSchema,
  rewardSchema,
} from '../entities/points.ts';
import { POINTS_PAGE_SIZE, pointsKinds } from '../entities/points-types.ts';
import { languageSchema } from '../entities/text.ts';
import { paged, pageOf } from '../lists.ts';

const inLanguage = z.object({ language: languageSchema.optional() });

/**
 * The points mall (W9). A trial account may look: it has no points.
 */
export const pointsCalls = c.router({
  balance: {
    method: 'GET',
    path: '/points/balance',
    ...answers({
      summary: 'The points of the signed-in person',
      auth: 'member',
      value: pointsBalanceSchema,
    }),
  },
  config: {
    method: 'GET',
    path: '/points/config',
    query: inLanguage,
    ...answers({
      summary: 'How points are earned',
      auth: 'member',
      value: pointsConfigSchema,
    }),
  },
  rewards: {
    method: 'GET',
    path: '/points/rewards',
    query: inLanguage,
    ...answers({
      summary: 'What points can be redeemed for, the least expensive first',
      auth: 'member',
      value: z.array(rewardSchema),
    }),
  },
  transactions: {
    method: 'GET',
    path: '/points/transactions',
    query: z.object({
      language: languageSchema.optional(),
      kind: z.enum(pointsKinds).optional(),
      ...paged(POINTS_PAGE_SIZE),
    }),
    ...answers({
      summary: 'Every change of the points with what it was for, newest first',
      auth: 'member',
      value: pageOf({ lines: z.array(pointsLineSchema), currency: currencySchema }),
    }),
  },
});
