import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '#tools/project.ts';
import { readConfigFile } from './command/config-file.ts';
import { kitConfigJsonSchema } from './command/config-schema.ts';
import { writeStartingConfig } from './command/init.ts';
import { readOptions } from './command/options.ts';
import { WrongArguments } from './command/wrong-arguments.ts';
import { setUpHooks } from './set-up-hooks.ts';

/* The config file of the kit (T4): what it says, and what it says when it is wrong. */

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kit-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = join(folder, 'kit.json');
  writeFileSync(file, text);
  return file;
}

function complaintAbout(config: unknown): string {
  const file = fileWith(typeof config === 'string' ? config : JSON.stringify(config));
  try {
    readConfigFile(file);
  } catch (error) {
    if (error instanceof WrongArguments) return error.message.replaceAll(folder, '');
    throw error;
  }
  return 'nothing';
}

test.each([
  [{ adress: 'http://localhost' }, '/kit.json: adress: there is no such setting.'],
  [
    { address: 'localhost:8080' },
    '/kit.json: address: expected an address that begins with http:// or https://.',
  ],
  [
    { people: { member: { username: 'ana' } } },
    '/kit.json: people.member: expected one of passwordFrom and tokenFrom.',
  ],
  [
    { people: { member: { username: 'ana', password: 'secret' } } },
    'people.member.password: there is no such setting.',
  ],
  [
    { people: { member: { username: 'ana', passwordFrom: 'my password' } } },
    'people.member.passwordFrom: expected the name of an environment variable',
  ],
  [
    { codes: { sms: '1' } },
    'codes: expected one of { "url": "…" }, { "command": ["…"] } and { "fixed": "…" }.',
  ],
  [{ setUp: { 'deposits/pai': false } }, 'setUp["deposits/pai"]: there is no such setting.'],
  [
    { setUp: { 'deposits/pay': 'later' } },
    'setUp["deposits/pay"]: expected an address, a path such as /test/codes, or false where it is missing.',
  ],
  [
    { rate: { requestsPerMinute: '600' } },
    'rate.requestsPerMinute: expected number, received string.',
  ],
  [{ effort: 'some' }, 'effort: expected one of "quick"|"usual"|"thorough".'],
  [{ only: [1] }, 'only[0]: expected string, received number.'],
  ['{ "seed": 1,\n  "only" }', '/kit.json, line 2, column 10: this is no JSON (ColonExpected).'],
])('%j is refused with file, place and what is expected', (config, complaint) => {
  expect(complaintAbout(config)).toContain(complaint);
});

test('each thing that is wrong has its line', () => {
  expect(complaintAbout({ seed: -1, effort: 'some' }).split('\n')).toHaveLength(2);
});

test('a file that is not there is named, with how to write one', () => {
  expect(() => readConfigFile(join(folder, 'kit.json'))).toThrow('npm run kit -- --init');
});

test('paths in the file begin at its folder', () => {
  const file = fileWith('{ "report": "out", "baseline": "known/kit-baseline.json" }');
  expect(readConfigFile(file)).toEqual({
    report: join(folder, 'out'),
    baseline: join(folder, 'known/kit-baseline.json'),
  });
});

test('--init writes a config that is read, with comments, and its schema; never over another', () => {
  const file = join(folder, 'kit.json');
  const [, schema] = writeStartingConfig(file);
  expect(schema).toBe(join(folder, 'kit.schema.json'));
  const text = readFileSync(file, 'utf8');
  expect(text).toContain('// ');
  expect(parse(text)).toHaveProperty('$schema', './kit.schema.json');
  expect(readConfigFile(file).people?.member?.passwordFrom).toBe('PORTAL_PASSWORD');
  expect(JSON.parse(readFileSync(schema, 'utf8'))).toEqual(kitConfigJsonSchema());

  writeFileSync(file, '{ "seed": 3 }');
  expect(() => writeStartingConfig(file)).toThrow('is there already');
  expect(readConfigFile(file).seed).toBe(3);
});

test('the starting config can be filled by removing comment marks', () => {
  const file = join(folder, 'kit.json');
  writeStartingConfig(file);
  const hooks = readFileSync(file, 'utf8').replaceAll(/^ {4}\/\/ ("[\w/-]+": false)/gmu, '    $1');
  writeFileSync(file, hooks.replace('// "baseline"', '"baseline"'));
  const { setUp, baseline } = readConfigFile(file);
  for (const hook of Object.keys(setUpHooks)) expect(setUp).toHaveProperty([hook], false);
  expect(baseline).toBe(join(folder, 'kit-baseline.json'));
});

/** Paths of the settings whose schema says nothing about them. */
function undescribed(schema: unknown, path = ''): readonly string[] {
  const { properties = {} } = schema as { properties?: Record<string, { description?: string }> };
  return Object.entries(properties).flatMap(([name, property]) => [
    ...(property.description === undefined && name !== '$schema' ? [`${path}.${name}`] : []),
    ...undescribed(property, `${path}.${name}`),
  ]);
}

test('the JSON Schema describes every setting, and lets comments stand', () => {
  const schema = kitConfigJsonSchema();
  expect(schema).toMatchObject({ additionalProperties: false, allowComments: true });
  expect(undescribed(schema)).toEqual([]);
});

const documents = ['README.md', ...globSync('docs/*.md', { cwd: projectRoot })];
/** The commands of a document, those over several lines in one. */
const commandsIn = (file: string) =>
  [
    ...readFileSync(join(projectRoot, file), 'utf8')
      .replaceAll(/\\\n\s*/gu, '')
      .matchAll(/^(?:\w+=\S+ )*npm run kit -- (?<args>[^#\n]+)/gmu),
  ].map(({ groups }) => groups?.['args']?.trim() ?? '');

test('the documented commands have options that exist, and configs that can be read', () => {
  const commands = documents.flatMap(commandsIn);
  expect(commands.length).toBeGreaterThan(3);
  for (const command of commands) {
    const options = readOptions(command.split(/\s+/u));
    if (options === 'help' || options.config === undefined) continue;
    const file = join(projectRoot, options.config);
    // The one that --init writes is not there yet.
    if (options.config !== 'kit.json') readConfigFile(file);
  }
});
