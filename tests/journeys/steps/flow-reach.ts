import { relative } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import type { RunnerTask } from 'vitest';
import type { ReachedPart } from '#tools/flows/proved/reached-parts.ts';
import { projectRoot } from '#tools/project.ts';
import { noteFlowParts } from './note-flow-parts.ts';

/** What each test of this worker's file has come through so far. */
const reached = new Map<string, Map<string, ReachedPart>>();

/** Notes which states and transitions of the flows a test comes through with a browser (T7). */
export async function noteReach(context: BrowserContext, { id }: { readonly id: string }) {
  const parts = reached.get(id) ?? new Map<string, ReachedPart>();
  reached.set(id, parts);
  await context.exposeBinding('noteFlowPart', (_source, part: ReachedPart) => {
    parts.set(JSON.stringify(part), part);
  });
  await context.addInitScript(noteFlowParts);
}

/**
 * Keeps for the flows page what a file's tests came through, if all of them were run. A test that
 * failed proves nothing.
 *
 * @throws if tests that used the portal came through no flow at all
 */
export async function keepReachOfFile(file: RunnerTask): Promise<void> {
  const noted = testsIn(file).map((test) => ({ ...test, parts: reached.get(test.id) }));
  reached.clear();
  if (!('filepath' in file) || noted.some(({ mode }) => mode !== 'run')) return;
  const passed = noted.filter(({ result, parts }) => result?.state === 'pass' && parts);
  if (passed.length === 0) return;
  if (passed.every(({ parts }) => parts?.size === 0)) {
    throw new Error('These journeys came through no flow: note-flow-parts.ts finds no actors.');
  }
  const { keepReachedParts } = await import('#tools/flows/proved/reached-parts.ts');
  keepReachedParts(
    relative(projectRoot, file.filepath),
    passed.map(({ name, parts }) => ({ name, parts: [...(parts?.values() ?? [])] })),
  );
}

function testsIn(task: RunnerTask): readonly RunnerTask[] {
  return task.type === 'test' ? [task] : task.tasks.flatMap(testsIn);
}
