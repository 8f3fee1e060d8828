import { buildWebIfStale } from '#tools/web-build.ts';

await buildWebIfStale();
