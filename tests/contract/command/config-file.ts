import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import { type KitConfig, kitConfigSchema } from './config-schema.ts';
import { WrongArguments } from './wrong-arguments.ts';

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new WrongArguments(`There is no file ${file}. npm run kit -- --init writes one.`);
  }
}

const placeOf = (text: string, offset: number) => {
  const before = text.slice(0, offset).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
};

/** `people.member.username`, `setUp["deposits/pay"]`, `only[0]`. */
function pathInWords(path: readonly PropertyKey[]): string {
  const words = path
    .map((key) => {
      if (typeof key === 'number') return `[${key}]`;
      return /^[$\w]+$/u.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(String(key))}]`;
    })
    .join('');
  return words.replace(/^\./u, '') || 'the file';
}

/** Reads JSON, in which comments may stand. @throws WrongArguments with the place */
function jsonIn(file: string): unknown {
  const text = textOf(file);
  const errors: ParseError[] = [];
  const value: unknown = parse(text, errors, { allowTrailingComma: true });
  const [error] = errors;
  if (!error) return value;
  const { offset } = error;
  const what = printParseErrorCode(error.error);
  throw new WrongArguments(`${file}, ${placeOf(text, offset)}: this is no JSON (${what}).`);
}

/**
 * Reads a config file. Paths in it begin at its folder.
 *
 * @throws WrongArguments with a line for each thing that is wrong: file, path, and what is expected
 */
export function readConfigFile(file: string): KitConfig {
  const result = kitConfigSchema.safeParse(jsonIn(file));
  if (!result.success) {
    const lines = result.error.issues.flatMap((issue) => {
      const { path, message } = issue;
      if (issue.code !== 'unrecognized_keys') return [`${pathInWords(path)}: ${expected(message)}`];
      return issue.keys.map((key) => `${pathInWords([...path, key])}: there is no such setting`);
    });
    throw new WrongArguments(lines.map((line) => `${file}: ${line}.`).join('\n'));
  }
  const { report, baseline, ...config } = result.data;
  const fromFile = (path: string | undefined) => path && resolve(dirname(file), path);
  return { ...config, report: fromFile(report), baseline: fromFile(baseline) };
}

/** 'Invalid input: expected string, received number' without its first words. */
const expected = (message: string) => message.replace(/^Invalid [\w ]+: /u, '');
