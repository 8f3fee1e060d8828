import { z } from 'zod/v4';
import { dataExportStates, MAX_DATA_EXPORT_PARTS } from './data-export-types.ts';
import { momentSchema, textOf } from './text.ts';

/** State of the export of a person's data (W5). */
export const dataExportSchema = z
  .strictObject({
    state: z.enum(dataExportStates),
    /** When it was requested last. */
    requestedAt: momentSchema.nullable(),
    /** Until when it can be downloaded, or could be; null where it is not made. */
    expiresAt: momentSchema.nullable(),
    /** When a new file can be requested; null if it can be now, or one is being made. */
    nextRequestAt: momentSchema.nullable(),
    /** How long a file can be downloaded, in days. */
    retentionDays: z.int().positive(),
    /** The parts to download, in order; together they are the file. */
    file: z
      .strictObject({
        id: textOf(64).min(1),
        /** The number of parts that the file is read in. */
        parts: z.int().positive().max(MAX_DATA_EXPORT_PARTS),
      })
      .nullable(),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.infer<typeof dataExportSchema>;

/** A part of the file. */
export const dataExportPartSchema = z
  .strictObject({
    /** The text of the part. */
    text: z.string(),
  })
  .meta({ id: 'DataExportPart' });
