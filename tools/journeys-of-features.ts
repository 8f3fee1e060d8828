import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { projectRoot } from './project.ts';

/** The journeys that a change needs: some files, all of them, or none. */
export type JourneysToRun = readonly string[] | 'all';

const inFeature = /^web\/features\/([^/]+)\//u;
const inMachine = /^machines\/([^/]+)\//u;
const inJourney = /^tests\/journeys\/[^/]+\.test\.ts$/u;
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

/** Journeys about the features that a change is in; all where it is in what features share. */
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
  for (const file of globSync('tests/journeys/*.test.ts', { cwd: projectRoot })) {
    if (featuresOf(file).some((feature) => touched.has(feature))) journeys.add(file);
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
