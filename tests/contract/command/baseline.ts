import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod/v4';
import type { Failure } from './failures.ts';
import { WrongArguments } from './wrong-arguments.ts';

const knownSchema = z.strictObject({
  call: z.string(),
  cause: z.string(),
  /** The checks and behaviours that found it. */
  foundBy: z.array(z.string()),
});
const baselineSchema = z.strictObject({ version: z.literal(1), failures: z.array(knownSchema) });

/** A failure that was there when the baseline was recorded: nothing in it changes by itself. */
export type KnownFailure = z.infer<typeof knownSchema>;

/** The known failures of a file; undefined where there is no file yet. @throws WrongArguments */
export function readBaseline(file: string): readonly KnownFailure[] | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return baselineSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).failures;
  } catch {
    throw new WrongArguments(`${file} is no baseline of the kit: remove it, or record it again.`);
  }
}

const isSame = (one: Pick<KnownFailure, 'call' | 'cause'>, call: string, cause: string) =>
  one.call === call && one.cause === cause;

/** Whether a failure is known. */
export const isKnownIn =
  (known: readonly KnownFailure[]) =>
  (call: string, cause: string): boolean =>
    known.some((one) => isSame(one, call, cause));

/** The known failures by what became of them. */
export interface Compared {
  /** They were looked for, and are gone. */
  readonly mended: readonly KnownFailure[];
  /** What found them was not asked in this run. */
  readonly notAsked: readonly KnownFailure[];
}

/** @param wasAsked whether a check or a behaviour was asked to its end of a call */
export function compareWithBaseline(
  known: readonly KnownFailure[],
  failures: readonly Failure[],
  wasAsked: (check: string, call: string) => boolean,
): Compared {
  const gone = known.filter(
    ({ call, cause }) =>
      !failures.some((failure) =>
        failure.calls.some((one) => one.call === call && failure.cause === cause),
      ),
  );
  const { mended = [], notAsked = [] } = Object.groupBy(gone, ({ call, foundBy }) =>
    foundBy.some((check) => wasAsked(check, call)) ? 'mended' : 'notAsked',
  );
  return { mended, notAsked };
}

/** Writes what fails now, and what was known and not asked. Equal runs write equal files. */
export function writeBaseline(
  file: string,
  failures: readonly Failure[],
  notAsked: readonly KnownFailure[],
): void {
  const now = failures.flatMap(({ cause, checks, calls }) =>
    calls.map(({ call }) => ({ call, cause, foundBy: checks.toSorted() })),
  );
  const all = [...now, ...notAsked].toSorted(
    (a, b) => a.call.localeCompare(b.call) || a.cause.localeCompare(b.cause),
  );
  writeFileSync(file, `${JSON.stringify({ version: 1, failures: all }, null, 2)}\n`);
}
