import { execFile } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { projectRoot } from '#tools/project.ts';
import { buildOpenApiIfStale, openApiBuildFolder } from '#tools/web-build.ts';

const usage = `npm run generators [-- name …]

  Gives the contract's document to tools that people use: generators of clients, and linters. Each is
  loaded by npx at a fixed version, writes to .cache/generators, and has to end without complaint.
  Needs the npm registry; no step of npm test.`;

const document = join(openApiBuildFolder, 'openapi.json');
const root = join(projectRoot, '.cache/generators');

interface Tool {
  /** Packages with their versions; the first has the command. */
  readonly packages: readonly string[];
  readonly command: readonly string[];
  /** Files that it reads from its folder. */
  readonly files?: Readonly<Record<string, string>>;
  /** What its output has to contain: names that read well. */
  readonly names?: readonly RegExp[];
}

/** What spectral cannot see: what is inside of a sealed body is referred to by `contentSchema`. */
const spectralRules = `extends: ["spectral:oas"]
rules:
  oas3-unused-component: off
`;
const orvalConfig = `export default {
  portal: { input: ${JSON.stringify(document)}, output: { target: 'api.ts', client: 'fetch' } },
};
`;
const typesOf = [/\bWithdrawal\b/u, /\bGamesListAnswer\b/u, /\bNewWithdrawal\b/u];

const tools: Readonly<Record<string, Tool>> = {
  redocly: {
    packages: ['@redocly/cli@2.77.0'],
    command: ['redocly', 'lint', document, '--max-problems=20'],
  },
  spectral: {
    packages: ['@stoplight/spectral-cli@6.16.3'],
    command: ['spectral', 'lint', document, '--ruleset', 'rules.yaml', '--fail-severity=hint'],
    files: { 'rules.yaml': spectralRules },
  },
  'openapi-typescript': {
    packages: ['openapi-typescript@7.13.0'],
    command: ['openapi-typescript', document, '--output', 'api.ts'],
    names: [...typesOf, /"withdrawals\.create": \{/u],
  },
  orval: {
    packages: ['orval@8.38.0'],
    command: ['orval', '--config', 'orval.config.mjs'],
    files: { 'orval.config.mjs': orvalConfig },
    names: [...typesOf, /export const withdrawalsCreate = /u, /\bRefused404/u],
  },
  'hey-api': {
    // It needs the compiler's API, which TypeScript 7 does not have.
    packages: ['@hey-api/openapi-ts@0.99.0', 'typescript@5.9.3'],
    command: ['openapi-ts', '-i', document, '-o', 'out', '-p', '@hey-api/client-fetch'],
    names: [...typesOf, /export const withdrawalsCreate = /u],
  },
  'swagger-typescript-api': {
    packages: ['swagger-typescript-api@13.13.0'],
    command: ['swagger-typescript-api', 'generate', '-p', document, '-o', '.', '-n', 'api.ts'],
    names: [...typesOf, /\bwithdrawalsCreate: \(/u],
  },
};

/** No name that a generator makes is longer than this. */
const LONGEST_NAME = 60;

async function tryTool(name: string, { packages, command, files = {}, names }: Tool) {
  const folder = join(root, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const load = packages.flatMap((each) => ['--package', each]);
  const { stdout, stderr } = await promisify(execFile)('npx', ['--yes', ...load, ...command], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  });
  const said = `${stdout}\n${stderr}`.split('\n').filter((line) => /\bwarn|error/iu.test(line));
  const complaints = said.filter((line) => !/No results|0 warnings|0 errors|npm warn/u.test(line));
  if (names === undefined) return complaints;
  const code = globSync('**/*.ts', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const missing = names.filter((each) => !each.test(code)).map((each) => `no name like ${each}`);
  const made = [...code.matchAll(/export (?:type|interface|const|enum) (\w+)/gu)];
  const long = made.map(([, each = '']) => each).filter((each) => each.length > LONGEST_NAME);
  return [...complaints, ...missing, ...long.map((each) => `a long name: ${each}`)];
}

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', short: 'h' } },
  allowPositionals: true,
});
const chosen = positionals.length > 0 ? positionals : Object.keys(tools);
const unknown = chosen.filter((name) => !(name in tools));
if (values.help === true || unknown.length > 0) {
  console.log(usage);
  process.exit(unknown.length > 0 ? 1 : 0);
}
await buildOpenApiIfStale();
for (const name of chosen) {
  const tool = tools[name];
  if (!tool) continue;
  const complaints = await tryTool(name, tool).catch((error: unknown) => [String(error)]);
  console.log(`${complaints.length === 0 ? '✓' : '✗'} ${name} (${tool.packages.join(', ')})`);
  for (const complaint of complaints.slice(0, 20)) console.log(`    ${complaint}`);
  if (complaints.length > 0) process.exitCode = 1;
}
