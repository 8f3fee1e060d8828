import { parseArgs } from 'node:util';
import { z } from 'zod/v4';

/** The options of `npm run gallery`. */
export interface GalleryOptions {
  /** Only flows and pages whose id contains it. */
  readonly only: string | null;
  /** Portuguese and English only, without the pairs of the other looks. */
  readonly isShort: boolean;
  /** Takes each picture twice, and names those that differ. */
  readonly isTwice: boolean;
  /** Makes everything again, even if it exists. */
  readonly isFresh: boolean;
  /** Folder or commit that the pictures are compared with. */
  readonly against: string | null;
  /** Accepts the pictures of the last run. */
  readonly isAccepting: boolean;
}

const optionsSchema = z.object({
  only: z.string().nullable(),
  isShort: z.boolean(),
  isTwice: z.boolean(),
  isFresh: z.boolean(),
  against: z.string().nullable(),
  isAccepting: z.boolean(),
}) satisfies z.ZodType<GalleryOptions>;

const VARIABLE = 'GALLERY_OPTIONS';

/**
 * Reads the arguments of the command.
 *
 * @throws TypeError with the name of an unknown argument
 */
export function parseOptions(args: readonly string[]): GalleryOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      short: { type: 'boolean', default: false },
      twice: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      against: { type: 'string' },
      accept: { type: 'boolean', default: false },
    },
  });
  return {
    only: values.only ?? null,
    isShort: values.short,
    isTwice: values.twice,
    isFresh: values.fresh,
    against: values.against ?? null,
    isAccepting: values.accept,
  };
}

/** The options as an environment variable for the processes that take the pictures. */
export function optionsVariable(options: GalleryOptions): Readonly<Record<string, string>> {
  return { [VARIABLE]: JSON.stringify(options) };
}

/** The options of this run; without the command, those of a plain one. */
export function currentOptions(): GalleryOptions {
  const text = process.env[VARIABLE];
  return text === undefined ? parseOptions([]) : optionsSchema.parse(JSON.parse(text));
}
