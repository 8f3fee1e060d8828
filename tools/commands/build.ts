import {
  buildFlowsIfStale,
  buildOpenApiIfStale,
  buildStageIfStale,
  buildWebIfStale,
} from '#tools/web-build.ts';

const builds = {
  web: buildWebIfStale,
  flows: buildFlowsIfStale,
  openapi: buildOpenApiIfStale,
  stage: buildStageIfStale,
};
/** What `npm start` serves; the stage is for tests alone. */
const product = ['web', 'flows', 'openapi'];
const [target] = process.argv.slice(2);

await Promise.all(
  Object.entries(builds)
    .filter(([name]) => (target === undefined ? product.includes(name) : name === target))
    .map(([, build]) => build()),
);
