import { z } from 'zod/v4';
import { c, route } from '../call.ts';
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
  list: route('GET /member/bonuses', {
    summary: 'The bonuses of the signed-in person: active ones first, then the latest',
    query: z.object({ language: languageSchema.optional(), ...paged(BONUS_PAGE_SIZE) }),
    auth: 'member',
    value: pageOf({
      /** The bonuses of the page: active ones first, then the latest. */
      bonuses: z.array(bonusSchema),
    }),
  }),
  one: route('GET /member/bonuses/:id', {
    summary: 'One bonus in its current state',
    pathParams: one,
    query: z.object({ language: languageSchema.optional() }),
    auth: 'member',
    codes: ['not_found'],
    value: bonusSchema,
  }),
  rounds: route('GET /member/bonuses/:id/rounds', {
    summary:
      'The rounds that counted for a bonus, newest first; over all pages they sum to its bar',
    pathParams: one,
    query: z.object(paged(BONUS_ROUNDS_PAGE_SIZE)),
    auth: 'member',
    codes: ['not_found'],
    value: pageOf({
      /** The rounds of the page, newest first. */
      rounds: z.array(bonusRoundSchema),
      /** The sum over all pages, in hundredths. */
      counted: z.int().nonnegative(),
    }),
  }),
  giveUp: route('POST /member/bonuses/:id/give-up', {
    summary: 'Ends a bonus at its player’s request: the rest of it goes back to the house',
    pathParams: one,
    body: z
      .strictObject({
        /** The cost that was shown to the person, in hundredths. */
        costs: z.int().nonnegative(),
      })
      .meta({ id: 'GiveUpBonus' }),
    auth: 'trueMember',
    play: 'neither',
    once: true,
    codes: ['not_found', 'bonus_ended', 'bonus_changed'],
    value: bonusSchema,
  }),
});
