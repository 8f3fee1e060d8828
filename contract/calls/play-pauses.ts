import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { playPauseStateSchema } from '../entities/play-pause.ts';
import { pauseLengths } from '../entities/play-pause-types.ts';

/** Breaks and self-exclusions (W10). The gate asks them before a call that stakes, pays in or rewards. */
export const playPausesCalls = c.router({
  state: route('GET /play-pauses', {
    summary: 'The break or self-exclusion of the player, and when it ends',
    auth: 'trueMember',
    value: playPauseStateSchema,
  }),
  choose: route('PUT /play-pauses', {
    summary:
      'Begins a break or a self-exclusion, or makes it longer; a shorter one, or the same again, changes nothing. Other sessions end',
    body: z
      .strictObject({
        /** How long, from now. */
        length: z.enum(pauseLengths),
      })
      .meta({ id: 'PlayPauseChoice' }),
    auth: 'trueMember',
    play: 'neither',
    value: playPauseStateSchema,
  }),
  resume: route('PUT /play-pauses/resume', {
    summary:
      'Asks to come back after the time of a self-exclusion, or takes that back; before that time, and repeated, it changes nothing',
    body: z
      .strictObject({
        /** Whether the player wants to come back. */
        wanted: z.boolean(),
      })
      .meta({ id: 'PlayReturn' }),
    auth: 'trueMember',
    play: 'neither',
    value: playPauseStateSchema,
  }),
});
