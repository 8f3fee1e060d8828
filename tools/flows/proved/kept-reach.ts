import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod/v4';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { projectRoot } from '#tools/project.ts';
import { type ReachingTest, testKinds } from '#web/flows/proved/reaching-test.ts';
import { structureOf } from '../chart-of.ts';

/** Where test runs store what only a run can show. */
const folder = join(projectRoot, '.cache/flow-reach');

const keptSchema = z.object({
  /** The test's file, from the project's root. */
  source: z.string(),
  /** Of the machine, as the test ran it. */
  structure: z.string(),
  at: z.iso.datetime(),
  tests: z.array(
    z.object({
      kind: z.enum(testKinds),
      name: z.string(),
      states: z.array(z.string()),
      transitions: z.array(z.string()),
    }),
  ),
});
type Kept = z.infer<typeof keptSchema>;

/** What tests reached of a machine, and when the newest of them ran, if one did. */
export interface KeptReach {
  readonly tests: readonly ReachingTest[];
  /** ISO UTC. */
  readonly at: string | null;
}

/** Keeps what the tests of one file reached of a machine, until they run again. */
export function keepReach(
  entry: AnyCatalogueEntry,
  source: string,
  tests: readonly ReachingTest[],
): void {
  const kept = { source, structure: digestOf(entry), at: new Date().toISOString(), tests };
  const name = source.replaceAll(/[^\w.-]+/gu, '-');
  const file = join(folder, entry.id, `${name}.json`);
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(unfinished, JSON.stringify(kept));
  // A build of the flows page may read it at this moment.
  renameSync(unfinished, file);
}

/**
 * Reads the stored reach of a machine, without tests that were removed or ran before it changed.
 */
export function readReach(entry: AnyCatalogueEntry): KeptReach {
  const structure = digestOf(entry);
  const kept = globSync(`${entry.id}/*.json`, { cwd: folder })
    .toSorted()
    .map((file): Kept => keptSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))))
    .filter((each) => each.structure === structure && existsSync(join(projectRoot, each.source)));
  return {
    tests: kept.flatMap(({ tests }) => tests),
    at:
      kept
        .map(({ at }) => at)
        .toSorted()
        .at(-1) ?? null,
  };
}

function digestOf({ machine }: AnyCatalogueEntry): string {
  return createHash('sha256')
    .update(JSON.stringify(structureOf(machine)))
    .digest('hex');
}
