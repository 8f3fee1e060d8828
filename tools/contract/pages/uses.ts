import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statesWords } from '#machines/catalogue/in-words.ts';
import { readActorCalls } from '#tools/flows/actor-calls.ts';
import { structureOf } from '#tools/flows/chart-of.ts';
import { catalogue } from '#tools/machine-catalogue.ts';
import { projectRoot } from '#tools/project.ts';
import { describedPages } from '#tools/vite/described-pages.ts';
import { sourceOf } from '#tools/vite/first-parts.ts';

/** A state of a flow in which a call is made. */
export interface InvokingState {
  /** The machine's id, which is its address on the flows page. */
  readonly flow: string;
  readonly flowTitle: string;
  readonly state: string;
  /** What a person sees meanwhile. */
  readonly description: string;
}

/** A call as the rest of the project knows it. */
interface NamedCall {
  /** `withdrawals.create` */
  readonly name: string;
  /** `/withdrawals/:id` */
  readonly path: string;
}

/** Where a call is used. */
export interface CallUses {
  readonly states: readonly InvokingState[];
  /** The first address of each page whose source uses it. */
  readonly pages: readonly string[];
  /** Files of tests that name the call or its address. */
  readonly tests: readonly string[];
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** Where each call is used, by its name. */
export async function readUses(
  calls: readonly NamedCall[],
): Promise<ReadonlyMap<string, CallUses>> {
  const states = statesByCall();
  const pages = await pagesByCall(calls);
  const tests = globSync('tests/**/*.{ts,tsx}', { cwd: projectRoot }).map(namedIn);
  return new Map(
    calls.map((call) => [
      call.name,
      {
        states: states.get(call.name) ?? [],
        pages: pages.get(call.name) ?? [],
        tests: testsOf(call, tests),
      },
    ]),
  );
}

function statesByCall(): ReadonlyMap<string, InvokingState[]> {
  const actors = readActorCalls();
  const found = new Map<string, InvokingState[]>();
  for (const { id, title, machine } of catalogue) {
    for (const { path, description, actors: invoked } of structureOf(machine, actors.get(id))
      .states) {
      for (const call of new Set(invoked.flatMap((actor) => actor.calls))) {
        const state = { flow: id, flowTitle: title, state: statesWords([path]), description };
        found.set(call, [...(found.get(call) ?? []), state]);
      }
    }
  }
  return found;
}

/** Imports of the web app, static and dynamic; a page loads others only by its links. */
const imports = /(?:from|import)\s*\(?\s*['"](#web\/(?!app\/)[^'"]+|\.[^'"]+)['"]/gu;

async function pagesByCall(
  calls: readonly NamedCall[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = new Map(
    globSync('web/**/*.{ts,tsx}', { cwd: projectRoot }).map((file) => [file, read(file)]),
  );
  const known = new Set(calls.map(({ name }) => name));
  const named = new Map(
    [...files].map(([file, code]) => [file, callsIn(code).filter((name) => known.has(name))]),
  );
  const found = new Map<string, string[]>();
  for (const page of Object.values(await describedPages())) {
    const parts = reachedFrom(sourceOf(page), files, new Set());
    const [address] = page.paths;
    for (const name of new Set([...parts].flatMap((file) => named.get(file) ?? []))) {
      found.set(name, [...(found.get(name) ?? []), address]);
    }
  }
  return found;
}

/** `api.withdrawals.list`, `queries.withdrawals.list` and `'withdrawals.list'`. */
function callsIn(code: string): string[] {
  const names = code.matchAll(/(?:\b(?:api|queries)\.|['"])(\w+\.\w+)\b/gu);
  return [...names].map(([, name = '']) => name);
}

/** A file and all that it imports. */
function reachedFrom(
  file: string,
  files: ReadonlyMap<string, string>,
  reached: Set<string>,
): ReadonlySet<string> {
  const code = files.get(file);
  if (code === undefined || reached.has(file)) return reached;
  reached.add(file);
  for (const [, target = ''] of code.matchAll(imports)) {
    const path = target.startsWith('#') ? target.slice(1) : join(file, '..', target);
    reachedFrom(path, files, reached);
  }
  return reached;
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
