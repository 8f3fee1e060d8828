import type { Plugin, Rolldown } from 'vite';

const RUNTIME = 'rolldown-runtime';
/** The name under which the entry exports the bundler's helpers. */
const NAME = '__runtime';
const importOfRuntime = new RegExp(
  String.raw`import\s*(?:\{([^}]*)\}\s*from\s*)?["']\./${RUNTIME}-[\w-]+\.js["'];?`,
  'u',
);

/**
 * Moves the bundler's helpers from their file of half a kilobyte into the entry: it is loaded
 * first, and a request costs a slow phone more than its content (P3).
 *
 * @param entry the source file that the page starts with
 */
export function runtimeInEntry(entry: string): Plugin {
  return {
    name: 'portal:runtime-in-entry',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === RUNTIME);
        const start = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(entry)));
        if (!start) throw new Error(`The build has no chunk of ${entry}.`);
        if (!runtime) return;
        for (const chunk of chunks) {
          if (chunk !== start && chunk !== runtime) takeFromEntry(chunk, runtime, start);
        }
        start.code = withRuntime(start.code, runtime.code);
        start.imports = start.imports.filter((file) => file !== runtime.fileName);
        start.exports.push(NAME);
        delete bundle[runtime.fileName];
      },
    },
  };
}

/** The entry with the helpers in their own scope. */
function withRuntime(code: string, runtime: string): string {
  const exported = /export\s*\{([^}]*)\};?\s*$/u.exec(runtime);
  if (!exported) throw new Error('The runtime exports nothing at its end.');
  const helpers = renamed(exported[1] ?? '', (own, outer) => `${outer}:${own}`);
  const scope = `const ${NAME}=(()=>{${runtime.slice(0, exported.index)};return{${helpers}}})();`;
  return `${scope}${withoutImport(code)};export{${NAME}};`;
}

/** Other chunks take the helpers from the entry. */
function takeFromEntry(
  chunk: Rolldown.OutputChunk,
  runtime: Rolldown.OutputChunk,
  { fileName }: Rolldown.OutputChunk,
): void {
  if (!chunk.imports.includes(runtime.fileName)) return;
  const file = fileName.split('/').at(-1);
  const isUsed = importOfRuntime.exec(chunk.code)?.[1] !== undefined;
  chunk.code = `${isUsed ? `import{${NAME}}from"./${file}";` : ''}${withoutImport(chunk.code)}`;
  const imports = chunk.imports.filter((one) => one !== runtime.fileName);
  chunk.imports = imports.includes(fileName) || !isUsed ? imports : [...imports, fileName];
}

/** The code with the helpers' import as an assignment. */
function withoutImport(code: string): string {
  if (!importOfRuntime.test(code)) throw new Error(`No import of the runtime in: ${code}`);
  return code.replace(importOfRuntime, (_, names: string | undefined) =>
    names === undefined
      ? ''
      : `const{${renamed(names, (outer, own) => `${outer}:${own}`)}}=${NAME};`,
  );
}

/** Rewrites a list of names with their aliases behind `as`. */
function renamed(names: string, write: (first: string, second: string) => string): string {
  return names
    .split(',')
    .map((each) => {
      const [first = '', second = first] = each.trim().split(/\s+as\s+/u);
      return write(first, second);
    })
    .join(',');
}
