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
  /**
   * Has workers for every core, but leaves gaps: it starts as early as it can, and the other steps
   * fill the gaps at a lower priority.
   */
  readonly wide?: boolean;
  /** A change may need none of its tests. */
  readonly mayBeEmpty?: boolean;
  /** Further environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
}

function check(name: string, folder: string, command: TestStep['command']): TestStep {
  return { name, folder, command, kind: 'check' };
}

function vitest(name: string, folder = name, projects: readonly string[] = [folder]): TestStep {
  return {
    name,
    folder: `tests/${folder}`,
    kind: 'vitest',
    command: ['vitest', 'run', ...projects.flatMap((project) => ['--project', project])],
  };
}

/**
 * Every step of `npm test`, in the order of its summary. Those that keep one core busy for long
 * come first, and those of several workers last, so that both cores have work to the end. Types and
 * lint have one thread each: with more, every thread computes the types of the contract again.
 */
export const testSteps: readonly TestStep[] = [
  check('types', '.', ['tsc', '-b', '--checkers', '1']),
  check('build', 'web', ['node', 'tools/commands/build.ts', 'web']),
  check('openapi', 'contract', ['node', 'tools/commands/build.ts', 'openapi']),
  check('flows', 'web/flows', ['node', 'tools/commands/build.ts', 'flows']),
  check('stage', 'tests/gallery', ['node', 'tools/commands/build.ts', 'stage']),
  {
    ...check('lint', '.', ['oxlint', '--type-aware', '--deny-warnings']),
    environment: { GOMAXPROCS: '1' },
  },
  check('format', '.', ['biome', 'check']),
  check('dead-code', '.', ['knip', '--no-progress', '--no-config-hints']),
  check('docs', 'docs', ['node', 'tools/machine-docs.ts', '--check']),
  check('error-docs', 'docs', ['node', 'tools/error-docs.ts', '--check']),
  check('setting-docs', 'docs', ['node', 'tools/setting-docs.ts', '--check']),
  { ...check('budgets', 'dist/web', ['node', 'tools/commands/budgets.ts']), after: ['build'] },
  // They would build again what is not there yet.
  { ...vitest('journeys'), after: ['build', 'openapi', 'flows'], wide: true },
  vitest('web', 'web', ['web', 'web-apart']),
  { ...vitest('browser', 'web', ['web-in-browser']), after: ['flows', 'stage'] },
  { ...vitest('contract'), after: ['openapi'] },
  vitest('machines'),
  { ...vitest('fake', 'fake-server'), after: ['openapi'] },
  vitest('messages'),
  vitest('rules'),
  vitest('artwork'),
  { ...vitest('tools'), after: ['flows'] },
];
