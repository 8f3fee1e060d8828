// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { projectRoot } from '#tools/project.ts';
import { inspectedFields } from '#tools/vite/inspected-fields.ts';

/** Everything in a build that belongs to the inspector, as text and module names. */
async function buildOfStart(): Promise<{ text: string; modules: string[] }> {
  const built = (await build({
    configFile: false,
    root: join(projectRoot, 'web'),
    logLevel: 'error',
    mode: 'production',
    plugins: [inspectedFields()],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(projectRoot, 'web/inspector/start-inspector.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const parts = [built].flat().flatMap(({ output }) => output);
  return {
    text: parts.map((part) => (part.type === 'chunk' ? part.code : String(part.source))).join('\n'),
    modules: parts.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : [])),
  };
}

beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => void vi.unstubAllEnvs());

test.each([undefined, '', '0', 'true'])(
  'a production build with VITE_INSPECTOR=%s holds none of it',
  async (flag) => {
    vi.stubEnv('VITE_INSPECTOR', flag);
    const { text, modules } = await buildOfStart();
    expect(text).not.toMatch(/stately|inspect=|xstate/i);
    expect(modules).toEqual([join(projectRoot, 'web/inspector/start-inspector.ts')]);
  },
);

test('a build with VITE_INSPECTOR=1 has it as a part loaded on demand', async () => {
  vi.stubEnv('VITE_INSPECTOR', '1');
  const { text, modules } = await buildOfStart();
  expect(text).toContain('https://stately.ai/inspect');
  expect(modules.some((id) => id.includes('@statelyai/inspect'))).toBe(true);
});

test('the portal uses the inspector only through its start', () => {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: projectRoot });
  const importing = files.filter(
    (file) =>
      !file.startsWith('web/inspector/') &&
      /from '[^']*(?:@statelyai\/|\/inspector\/(?!(?:start-inspector|await-watcher)\.ts))/.test(
        readFileSync(join(projectRoot, file), 'utf8'),
      ),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(importing).toEqual([]);
});
