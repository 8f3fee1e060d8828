import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Contract, contract } from '#contract/index.ts';
import { statesWords } from '#machines/catalogue/in-words.ts';
import { catalogue } from '#tools/machine-catalogue.ts';
import { projectRoot } from '#tools/project.ts';
import { describedPages } from '#tools/vite/described-pages.ts';
import { sourceOf } from '#tools/vite/first-parts.ts';
import { readActorCalls } from './actor-calls.ts';
import { structureOf } from './chart-of.ts';

/** A state of a flow in which a call is made. */
export interface InvokingState {
  /** The machine's id, which is its address on the flows page. */
  readonly flow: string;
  readonly flowTitle: string;
  readonly state: string;
  /** What a person sees meanwhile. */
  readonly description: string;
}

/** What of the portal needs a call. */
export interface CallUse {
  readonly states: readonly InvokingState[];
  /** Addresses of the pages that make the call, by themselves or in a part; the first of each page. */
  readonly pages: readonly string[];
  /** The frame around the pages makes it, or nearly every page: all are concerned. */
  readonly isEverywhere: boolean;
}

/** Imports, static and dynamic. */
const imported = /(?:\bfrom|\bimport\()\s*'(?<path>[#.][^']+)'/gu;
/** `api.games.list`, `games.list` of a domain taken out of it, and `call: 'games.list'`. */
const used = /(?:(?<!')\b|\bcall: ')(?<domain>[a-z]\w*)\s*\.\s*(?=(?<name>[a-z]\w*))/gu;

const isCall = (domain: string, name: string) =>
  Object.hasOwn(contract, domain) && Object.hasOwn(contract[domain as keyof Contract], name);

/** Share of the pages from which on a call counts as one of every page. */
const EVERYWHERE = 0.6;

interface WebFile {
  readonly imports: readonly string[];
  readonly calls: readonly string[];
}

/** What the code of a file says, without its comments. */
const codeOf = (file: string) =>
  readFileSync(join(projectRoot, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');

function readWeb(): ReadonlyMap<string, WebFile> {
  // The client knows every call, and makes none by itself.
  const files = globSync('web/!(api)/**/*.{ts,tsx}', { cwd: projectRoot });
  const dialogs = readDialogs();
  return new Map(files.map((file) => [file, readFile(file, dialogs)]));
}

/** The file of each dialog that a part can open by its name. */
function readDialogs(): ReadonlyMap<string, string> {
  const table = codeOf('web/app/dialogs/dialogs.ts');
  const loads = table.matchAll(/^ {2}(\w+): \{\s*load: \(\) => import\('#([^']+)'\)/gmu);
  return new Map([...loads].map(([, name = '', file = '']) => [name, file]));
}

function readFile(file: string, dialogs: ReadonlyMap<string, string>): WebFile {
  const code = codeOf(file);
  const imports = [...code.matchAll(imported)].map(({ groups }) => {
    const path = groups?.['path'] ?? '';
    return path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path));
  });
  const opened = [...code.matchAll(/\btype: '(\w+)'/gu)].flatMap(
    ([, name = '']) => dialogs.get(name) ?? [],
  );
  const calls = [...code.matchAll(used)].flatMap(({ groups: { domain = '', name = '' } = {} }) =>
    isCall(domain, name) ? [`${domain}.${name}`] : [],
  );
  return { imports: [...imports, ...opened], calls };
}

/** The files that a file needs, itself among them. */
function reachedFrom(files: ReadonlyMap<string, WebFile>, start: string): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = [start];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    next.push(...(files.get(file)?.imports ?? []).filter((path) => files.has(path)));
  }
  return reached;
}

/** What of the portal needs each call: states of flows by the machines, pages by the web's code. */
export async function readCallUses(): Promise<ReadonlyMap<string, CallUse>> {
  const uses = new Map<string, { states: InvokingState[]; pages: Set<string> }>();
  const noted = (call: string) => {
    const known = uses.get(call) ?? { states: [], pages: new Set<string>() };
    uses.set(call, known);
    return known;
  };

  const actorCalls = readActorCalls();
  for (const { id, title, machine } of catalogue) {
    for (const { path, description, actors } of structureOf(machine, actorCalls.get(id)).states) {
      const state = { flow: id, flowTitle: title, state: statesWords([path]), description };
      for (const call of new Set(actors.flatMap(({ calls }) => calls))) {
        noted(call).states.push(state);
      }
    }
  }

  const web = readWeb();
  const pages = Object.values(await describedPages());
  for (const page of pages) {
    const [address] = page.paths;
    for (const reached of reachedFrom(web, sourceOf(page))) {
      for (const call of web.get(reached)?.calls ?? []) noted(call).pages.add(address);
    }
  }
  // What no page makes, the frame makes, or a dialog that it opens over any page.
  for (const { calls } of web.values()) for (const call of calls) noted(call);
  return new Map(
    [...uses].map(([call, use]) => {
      const isOnNone = use.pages.size === 0;
      const isEverywhere = isOnNone || use.pages.size > pages.length * EVERYWHERE;
      return [
        call,
        { states: use.states, isEverywhere, pages: isEverywhere ? [] : [...use.pages] },
      ];
    }),
  );
}
