import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { playSessionSchema } from '../entities/game.ts';
import { limitAmountSchema, playLimitsSchema } from '../entities/play-limit.ts';
import { playFrames, playLimitKinds } from '../entities/play-limit-types.ts';
import { checkMinutesSchema } from '../entities/reality-check.ts';
import { momentSchema } from '../entities/text.ts';

const limit = {
  /** What it limits. */
  kind: z.enum(playLimitKinds),
  /** Over which time; a deposit limit has a fixed one. */
  frame: z.enum(playFrames),
};

/** What players limit for themselves (W10). A call that pays in or stakes asks these limits. */
export const playLimitsCalls = c.router({
  list: route('GET /play-limits', {
    summary: 'The limits of the player, what was used of each, and what still fits',
    auth: 'trueMember',
    value: playLimitsSchema,
  }),
  choose: route('PUT /play-limits', {
    summary:
      'Sets or removes a limit: a tighter one holds at once, a looser one waits; the same again changes nothing',
    body: z
      .strictObject({
        ...limit,
        /** Hundredths of the currency unit, or minutes for `time`; null for no limit. */
        amount: limitAmountSchema.nullable(),
      })
      .meta({ id: 'PlayLimitChoice' }),
    auth: 'trueMember',
    play: 'neither',
    value: playLimitsSchema,
  }),
  goWithout: route('POST /play-limits/without', {
    summary:
      'Notes that the player was asked for limits and chose none; repeating it changes nothing',
    body: z.strictObject({}),
    auth: 'trueMember',
    play: 'neither',
    value: playLimitsSchema,
  }),
  keep: route('POST /play-limits/keep', {
    summary: 'Cancels the looser limit that waits; repeating it changes nothing',
    body: z.strictObject(limit).meta({ id: 'PlayLimitKept' }),
    auth: 'trueMember',
    play: 'neither',
    value: playLimitsSchema,
  }),
  chooseCheck: route('PUT /play-limits/check', {
    summary: 'Sets how often the player is asked whether to go on; the same again changes nothing',
    body: z
      .strictObject({
        /** The time of play between two checks, in minutes; at most the interval of the site. */
        everyMinutes: checkMinutesSchema,
      })
      .meta({ id: 'CheckChoice' }),
    auth: 'trueMember',
    play: 'neither',
    value: playLimitsSchema,
  }),
  answerCheck: route('POST /play-limits/check/answer', {
    summary: 'The player has seen what was played, and goes on; repeating it changes nothing',
    body: z
      .strictObject({
        /** Which check: when it became due. */
        dueAt: momentSchema,
      })
      .meta({ id: 'CheckAnswer' }),
    auth: 'member',
    play: 'neither',
    value: playSessionSchema.nullable(),
  }),
});
