import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallUse, readCallUses } from '#tools/flows/call-uses.ts';
import { projectRoot } from '#tools/project.ts';

/** A call as the rest of the project knows it. */
interface NamedCall {
  /** `withdrawals.create` */
  readonly name: string;
  /** `/withdrawals/:id` */
  readonly path: string;
}

/** Where a call is used, and which tests reach it. */
export interface UsesAndTests extends CallUse {
  /** Files of tests that name the call or its address. */
  readonly tests: readonly string[];
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const unused: CallUse = { states: [], pages: [], isEverywhere: false };

/** Where each call is used, by its name. */
export async function readUses(
  calls: readonly NamedCall[],
): Promise<ReadonlyMap<string, UsesAndTests>> {
  const uses = await readCallUses();
  const tests = globSync('tests/**/*.{ts,tsx}', { cwd: projectRoot }).map(namedIn);
  return new Map(
    calls.map((call) => [
      call.name,
      { ...(uses.get(call.name) ?? unused), tests: testsOf(call, tests) },
    ]),
  );
}

/** What a test names: words such as `withdrawals.create`, and addresses in quotes. */
interface NamedInTest {
  readonly file: string;
  readonly names: ReadonlySet<string>;
  readonly addresses: ReadonlySet<string>;
}

function namedIn(file: string): NamedInTest {
  const code = read(file);
  const all = (pattern: RegExp) =>
    new Set([...code.matchAll(pattern)].map(([, found = '']) => found));
  return {
    file,
    names: all(/\b(?:\w+\.)?([a-z]\w*\.[a-z]\w*)\b/gu),
    addresses: all(/['"`](?:\/api)?(\/[^'"`?\s]+)/gu),
  };
}

function testsOf({ name, path }: NamedCall, tests: readonly NamedInTest[]): readonly string[] {
  const steps = path.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  const address = new RegExp(`^${steps.join('/')}$`, 'u');
  return tests
    .filter(
      ({ names, addresses }) =>
        names.has(name) || [...addresses].some((each) => address.test(each)),
    )
    .map(({ file }) => file)
    .toSorted();
}
