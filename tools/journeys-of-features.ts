import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from './project.ts';

/** The journeys that a change needs: some files, all of them, or none. */
export type JourneysToRun = readonly string[] | 'all';

const inFeature = /^web\/features\/([^/]+)\//u;
const inMachine = /^machines\/([^/]+)\//u;
const inJourney = /^tests\/journeys\/[^/]+\.test\.ts$/u;
const everyPage = 'tests/journeys/every-page.test.ts';
const noProduct = /^(?:docs|tests\/(?!journeys\/steps|support)|tools\/(?!vite))|\.md$/u;

/** Every feature of the web app. */
export function features(): readonly string[] {
  return globSync('web/features/*', { cwd: projectRoot }).map((path) => basename(path));
}

/** The features that a journey names in its first line; `all` where it is about the whole portal. */
export function featuresOf(journey: string): readonly string[] {
  const [first = ''] = readFileSync(join(projectRoot, journey), 'utf8').split('\n', 1);
  return first.replace(/^\/\/ Features: /u, '').split(', ');
}

/** The features of the pages that `every-page.test.ts` opens, by the descriptions of the pages. */
export function featuresWithPage(): readonly string[] {
  const files = globSync('web/app/{pages.ts,page-tables/*.ts,pages/*.tsx}', { cwd: projectRoot });
  const texts = files.map((file) => readFileSync(join(projectRoot, file), 'utf8'));
  return [...texts.join('').matchAll(/'#web\/features\/([^/]+)\//gu)].map(([, name = '']) => name);
}

/**
 * Journeys about the features that a change is in, and the walk over all pages for a feature that has
 * none of its own; all where it is in what features share.
 */
export function journeysFor(changed: readonly string[]): JourneysToRun {
  const touched = new Set<string>();
  const journeys = new Set<string>();
  for (const file of changed) {
    const [, feature] = inFeature.exec(file) ?? [];
    const [, machine] = inMachine.exec(file) ?? [];
    if (inJourney.test(file)) journeys.add(file);
    else if (feature !== undefined) touched.add(feature);
    else if (machine !== undefined) {
      const users = featuresWith(machine);
      if (users.length === 0) return 'all';
      for (const user of users) touched.add(user);
    } else if (!noProduct.test(file)) return 'all';
  }
  const all = globSync('tests/journeys/*.test.ts', { cwd: projectRoot });
  for (const feature of touched) {
    const own = all.filter((file) => featuresOf(file).includes(feature));
    for (const file of own.length > 0 ? own : [everyPage]) journeys.add(file);
  }
  return [...journeys].toSorted();
}

/** The features that run a machine. */
function featuresWith(machine: string): readonly string[] {
  const files = globSync('web/features/**/*.{ts,tsx}', { cwd: projectRoot });
  const users = files.filter((file) =>
    readFileSync(join(projectRoot, file), 'utf8').includes(`'#machines/${machine}/`),
  );
  return [...new Set(users.flatMap((file) => inFeature.exec(file)?.[1] ?? []))];
}
