import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenApiDocument } from '#contract/openapi.ts';
import { buildOpenApiIfStale, openApiBuildFolder } from '#tools/web-build.ts';

/** The contract's document as the server serves it. */
export async function builtDocument(): Promise<OpenApiDocument> {
  await buildOpenApiIfStale();
  return JSON.parse(
    readFileSync(join(openApiBuildFolder, 'openapi.json'), 'utf8'),
  ) as OpenApiDocument;
}
