import { buildFlowsIfStale, buildWebIfStale } from '#tools/web-build.ts';

const builds = { web: buildWebIfStale, flows: buildFlowsIfStale };
/** One of the two, or both where none is given. */
const [target] = process.argv.slice(2);

await Promise.all(
  Object.entries(builds)
    .filter(([name]) => target === undefined || name === target)
    .map(([, build]) => build()),
);
