import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '#tools/machine-catalogue.ts';
import { projectRoot } from '#tools/project.ts';
import { readRequirements } from '#tools/requirements.ts';
import type { Chart, Drawing } from '#web/flows/chart/chart.types.ts';
import { readActorCalls } from './actor-calls.ts';
import { chartOf, type MachineChart } from './chart-of.ts';
import { drawingsOf } from './drawings.ts';
import { readReach } from './proved/kept-reach.ts';
import { reachOfJourneys } from './proved/pinned-journeys.ts';
import { reachOfRecordings } from './proved/recordings.ts';

const folder = join(projectRoot, '.cache/flow-drawings');

/** Changes with every file that decides where things are drawn. */
const drawnBy = globSync('tools/flows/*.ts', { cwd: projectRoot })
  .toSorted()
  .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
  .join('\0');

/**
 * The chart of every machine in the catalogue. The drawings of a machine that has not changed are
 * read from `.cache`: making them all takes about ten seconds.
 */
export async function charts(): Promise<readonly Chart[]> {
  const made: Chart[] = [];
  const calls = readActorCalls();
  const texts = readRequirements();
  for (const entry of catalogue) {
    const chart = chartOf(entry, calls.get(entry.id));
    const { tests, at } = readReach(entry);
    made.push({
      ...chart,
      requirements: Object.fromEntries(chart.rows.map((row) => [row, texts.get(row) ?? ''])),
      tests: [...reachOfJourneys(entry), ...reachOfRecordings(entry), ...tests],
      testedAt: at,
      drawings: await keptDrawings(chart),
    });
  }
  return made;
}

async function keptDrawings(chart: MachineChart): Promise<readonly Drawing[]> {
  const drawn = JSON.stringify([chart.states, chart.transitions]);
  const hash = createHash('sha256').update(drawnBy).update(drawn).digest('hex').slice(0, 32);
  const file = join(folder, `${chart.id}-${hash}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as readonly Drawing[];
  const drawings = await drawingsOf(chart);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(drawings));
  return drawings;
}
