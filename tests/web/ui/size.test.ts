// @vitest-environment node
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';

const ui = join(import.meta.dirname, '../../../web/ui');

const gzip = (texts: (string | Uint8Array)[]): number => gzipSync(texts.join('\n')).length;

/** Gzip bytes of what a first load would carry of these files of web/ui, React left out. */
async function sizes(files: readonly string[]): Promise<{ script: number; style: number }> {
  const entry = 'virtual:first-load';
  const built = await build({
    configFile: false,
    root: ui,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) =>
          id === `\0${entry}`
            ? files
                .map((file, at) =>
                  file.endsWith('.css')
                    ? `import ${JSON.stringify(join(ui, file))};`
                    : `export * as part${at} from ${JSON.stringify(join(ui, file))};`,
                )
                .join('\n')
            : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, external: [/^react/], preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return {
    script: gzip(output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []))),
    style: gzip(
      output.flatMap((part) =>
        part.type === 'asset' && part.fileName.endsWith('.css') ? [part.source] : [],
      ),
    ),
  };
}

// A build under tests would carry React's development calls, with the path of every file.
beforeAll(() => {
  vi.stubEnv('NODE_ENV', 'production');
  return () => vi.unstubAllEnvs();
});

test('tokens, base and layout fit in 4 KB of critical CSS', async () => {
  const { style } = await sizes(['tokens.css', 'base.css', 'layout.css']);
  expect(style).toBeGreaterThan(1000);
  expect(style).toBeLessThanOrEqual(4096);
});

test('components that home may load fit in 6 KB of script', async () => {
  const { script, style } = await sizes([
    'buttons/Button.tsx',
    'buttons/IconButton.tsx',
    'icons/Icon.tsx',
    'waiting/Skeleton.tsx',
    'navigation/Menu.tsx',
    'navigation/MenuItem.tsx',
    'dialogs/Dialog.tsx',
    'dialogs/AlertDialog.tsx',
    'navigation/TabLinks.tsx',
    'content/Money.tsx',
    'content/Badge.tsx',
    'messages/Tooltip.tsx',
    'messages/NoticeRegion.tsx',
  ]);
  expect(style).toBeGreaterThan(1000);
  expect(script).toBeLessThanOrEqual(6144);
});
