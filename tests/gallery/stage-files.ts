import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/v4';
import { projectRoot } from '#tools/project.ts';
import { stageBuildFolder } from '#tools/web-build.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

const PAGE = 'index.html';
/** What every picture depends on beside the view: how it is taken, and the pictures of the site. */
const harness = ['tests/gallery/**/*.ts', 'tools/gallery/*.ts', 'fake-server/content/**/*.ts'];

/** Digests of what each walk of the stage is built from. */
export interface StageFiles {
  /**
   * The same digest stands for the same pictures.
   *
   * @param walk path of the walk, as the build knows it
   * @param keys texts on the screens: only the message files with these count
   */
  readonly digestOf: (walk: string, keys: readonly string[]) => string;
}

/** Reads the build of the stage, in which each file is called by its contents. */
export function readStageFiles(): StageFiles {
  const manifest = manifestSchema.parse(
    JSON.parse(readFileSync(join(stageBuildFolder, '.vite/manifest.json'), 'utf8')),
  );
  const filesFrom = (start: string): readonly string[] => {
    const chunks = new Set<string>();
    const add = (key: string) => {
      if (chunks.has(key) || key.includes('/i18n/messages/')) return;
      chunks.add(key);
      const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
      imports.forEach(add);
      // The page of the stage loads every walk.
      if (key !== PAGE) dynamicImports.forEach(add);
    };
    add(start);
    return (
      [...chunks]
        // The page's own chunk names all others.
        .filter((key) => key !== PAGE)
        .flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])])
    );
  };
  const common = [...filesFrom(PAGE), ...(manifest[PAGE]?.css ?? []), contentsOf(harness)];
  return {
    digestOf(walk, keys) {
      const features = new Set(keys.map((key) => key.split(':')[0] ?? ''));
      const texts = [...features].map((feature) => `web/i18n/messages/**/${feature}.json`);
      return digest([...new Set([...common, ...filesFrom(walk)]), contentsOf(texts)]);
    },
  };
}

function contentsOf(patterns: readonly string[]): string {
  const files = globSync([...patterns], { cwd: projectRoot }).toSorted();
  return digest(files.flatMap((file) => [file, readFileSync(join(projectRoot, file), 'utf8')]));
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(parts.toSorted().join('\0')).digest('hex');
}
