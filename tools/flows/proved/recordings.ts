import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { folderOf } from '#machines/catalogue/in-words.ts';
import { readRecording } from '#machines/recordings/recording.ts';
import { replay } from '#machines/recordings/replay.ts';
import { statesIn } from '#machines/states-in.ts';
import { projectRoot } from '#tools/project.ts';
import type { ReachingTest } from '#web/flows/proved/reaching-test.ts';

/**
 * The states that the recordings of a machine come through. A recording that no longer fits proves
 * nothing. Transitions are not part of a recording.
 */
export function reachOfRecordings(entry: AnyCatalogueEntry): readonly ReachingTest[] {
  return globSync(`machines/${folderOf(entry)}/proof/recordings/*.json`, { cwd: projectRoot })
    .toSorted()
    .flatMap((file): ReachingTest[] => {
      const read = readRecording(readFileSync(join(projectRoot, file), 'utf8'));
      if (!read.ok || replay(entry, read.recording) !== null) return [];
      const { start, steps } = read.recording;
      const states = new Set([start, ...steps].flatMap(({ value }) => statesIn(value)));
      const name = basename(file, '.json').replaceAll('-', ' ');
      return [{ kind: 'recording', name, states: [...states], transitions: [] }];
    });
}
