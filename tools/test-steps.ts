/** One step of `npm test`: a command that ends with 0 when all is well. */
export interface TestStep {
  readonly name: string;
  /** Command and arguments, run from the project's root under the pinned Node. */
  readonly command: readonly [string, ...string[]];
  /** Folder that must hold something: a step without its folder fails, it is never left out. */
  readonly folder: string;
  /** A command that counts its own tests, or one that is a single check. */
  readonly kind: 'vitest' | 'check';
  /** Steps that must have passed before this one starts. */
  readonly after?: readonly string[];
  /** Takes the whole machine: nothing else runs beside it, so that its timing is its own. */
  readonly alone?: boolean;
}

function check(name: string, folder: string, command: TestStep['command']): TestStep {
  return { name, folder, command, kind: 'check' };
}

function vitest(name: string, project = name): TestStep {
  return {
    name,
    folder: `tests/${project}`,
    kind: 'vitest',
    command: ['vitest', 'run', '--project', project],
  };
}

/** Every step of `npm test`, in the order of its summary. */
export const testSteps: readonly TestStep[] = [
  check('types', '.', ['tsc', '-b']),
  check('lint', '.', ['oxlint', '--type-aware', '--deny-warnings']),
  check('format', '.', ['biome', 'check']),
  check('docs', 'docs', ['node', 'tools/machine-docs.ts', '--check']),
  check('error-docs', 'docs', ['node', 'tools/error-docs.ts', '--check']),
  vitest('messages'),
  vitest('contract'),
  vitest('rules'),
  vitest('machines'),
  vitest('fake', 'fake-server'),
  vitest('artwork'),
  vitest('web'),
  vitest('tools'),
  check('build', 'web', ['node', 'tools/commands/build.ts']),
  {
    ...check('budgets', 'dist/web', ['node', 'tools/commands/budgets.ts']),
    after: ['build'],
  },
  { ...vitest('journeys'), after: ['build'], alone: true },
];
