import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod/v4';
import { stageBuildFolder } from '#tools/web-build.ts';
import { digestOf, digestOfFiles, harness } from './digest.ts';

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
/** Digests of what each walk of the stage is built from. */
export interface StageFiles {
  /**
   * The same digest means the same pictures.
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
  const common = [
    ...filesFrom(PAGE),
    ...(manifest[PAGE]?.css ?? []),
    digestOfFiles([...harness, 'fake-server/content/**/*.ts']),
  ];
  return {
    digestOf(walk, keys) {
      const features = new Set(keys.map((key) => key.split(':')[0] ?? ''));
      // Texts of errors that only members meet stand in for those of all.
      if (features.has('errors')) features.add('memberErrors');
      const texts = [...features].map(
        (feature) => `{web/i18n,contract}/messages/**/${feature}.json`,
      );
      return digestOf([...new Set([...common, ...filesFrom(walk)]), digestOfFiles(texts)]);
    },
  };
}
