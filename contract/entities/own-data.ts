import { z } from 'zod/v4';
import { MAX_OWN_DATA_PARTS, ownDataStates } from './own-data-types.ts';
import { momentSchema, textOf } from './text.ts';

/** State of the export of a person's data (W5). */
export const ownDataSchema = z
  .strictObject({
    state: z.enum(ownDataStates),
    /** When it was asked for last. */
    askedAt: momentSchema.nullable(),
    /** Until when it can be downloaded, or could be; null where it is not made. */
    expiresAt: momentSchema.nullable(),
    /** From when a new one can be asked for; null where it can be now, or one is under way. */
    nextRequestAt: momentSchema.nullable(),
    /** How long a file can be downloaded, in days. */
    keptDays: z.int().positive(),
    /** What it is downloaded by, where it can be: its parts, one after the other, are the file. */
    file: z
      .strictObject({
        id: textOf(64).min(1),
        parts: z.int().positive().max(MAX_OWN_DATA_PARTS),
      })
      .nullable(),
  })
  .meta({ id: 'OwnData' });
export type OwnData = z.infer<typeof ownDataSchema>;

/** A part of the file. */
export const ownDataPartSchema = z.strictObject({ text: z.string() }).meta({ id: 'OwnDataPart' });
