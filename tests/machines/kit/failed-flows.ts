import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { writeRecording } from '#machines/recordings/recording.ts';
import { projectRoot } from '#tools/project.ts';
import type { Finding } from './finding.ts';

/** Where the runs that failed are kept; the flows page opens them. */
const FOLDER = '.cache/failed-flows';

/** A finding's text; the run that showed it is kept as a recording, which the text names. */
export function keepFailedFlow(
  { id }: AnyCatalogueEntry,
  { kind, text, record }: Finding,
  number: number,
): string {
  if (record === undefined) return text;
  const file = `${FOLDER}/${id}-${kind}-${number}.json`;
  mkdirSync(join(projectRoot, FOLDER), { recursive: true });
  writeFileSync(join(projectRoot, file), writeRecording(record()));
  return `${text}\n  recorded in ${file}: open it on the flows page (/flows/${id})`;
}
