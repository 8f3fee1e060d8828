import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { bonusRoundSchema, bonusSchema } from '../entities/bonus.ts';
import { BONUS_PAGE_SIZE, BONUS_ROUNDS_PAGE_SIZE } from '../entities/bonus-types.ts';
import { languageSchema, textOf } from '../entities/text.ts';
import { paged, pageOf } from '../lists.ts';

const one = z.object({ id: textOf(64).min(1) });

/**
 * The bonuses of the signed-in person with their wagering (W5, W11). Somebody else's is answered with
 * `not_found`, like one that never existed.
 */
export const bonusesCalls = c.router({
  list: {
    method: 'GET',
    path: '/member/bonuses',
    query: z.object({ language: languageSchema.optional(), ...paged(BONUS_PAGE_SIZE) }),
    ...answers({
      summary: 'The bonuses of the signed-in person: active ones first, then the latest',
      auth: 'member',
      value: pageOf({ bonuses: z.array(bonusSchema) }),
    }),
  },
  one: {
    method: 'GET',
    path: '/member/bonuses/:id',
    pathParams: one,
    query: z.object({ language: languageSchema.optional() }),
    ...answers({
      summary: 'One bonus as it stands now',
      auth: 'member',
      codes: ['not_found'],
      value: bonusSchema,
    }),
  },
  rounds: {
    method: 'GET',
    path: '/member/bonuses/:id/rounds',
    pathParams: one,
    query: z.object(paged(BONUS_ROUNDS_PAGE_SIZE)),
    ...answers({
      summary:
        'The rounds that counted for a bonus, newest first; over all pages they sum to its bar',
      auth: 'member',
      codes: ['not_found'],
      value: pageOf({
        rounds: z.array(bonusRoundSchema),
        /** The sum over all pages, in hundredths. */
        counted: z.int().nonnegative(),
      }),
    }),
  },
  giveUp: {
    method: 'POST',
    path: '/member/bonuses/:id/give-up',
    pathParams: one,
    body: z
      .strictObject({
        /** The cost that was shown to the person, in hundredths. */
        costs: z.int().nonnegative(),
      })
      .meta({ id: 'GiveUpBonus' }),
    ...answers({
      summary:
        'Ends a bonus because its player wants to: what is left of it goes back to the house',
      auth: 'trueMember',
      once: true,
      codes: ['not_found', 'bonus_ended', 'bonus_changed'],
      value: bonusSchema,
    }),
  },
});
