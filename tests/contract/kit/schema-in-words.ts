import type { z } from 'zod/v4';

type Issue = z.core.$ZodIssue;

const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
  null: 'null',
  undefined: 'missing',
};

const formats: Readonly<Record<string, string>> = {
  datetime: 'a time in UTC such as 2026-01-31T12:00:00.000Z',
  date: 'a date such as 2026-01-31',
  url: 'an address',
  email: 'an e-mail address',
  uuid: 'a UUID',
};

const LONGEST_VALUE = 80;

const typeName = (type: string) => types[type] ?? `a value of the type ${type}`;

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}

/** A value in typographic quotes, which mark what differs from one time to the next. */
function quoted(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');
  return `“${text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text}”`;
}

const pathOf = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./u, '') || 'the whole body';

const isKeyed = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((at: unknown, key) => (isKeyed(at) ? at[key] : undefined), value);

/** What the schema requires there. */
function required(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeName(issue.expected)}`;
    case 'invalid_format':
      return `must be ${formats[issue.format] ?? `of the form ${issue.pattern ?? issue.format}`}`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return `must be at least ${issue.minimum}${sizeOf(issue.origin)}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${sizeOf(issue.origin)}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'unrecognized_keys':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
    default:
      return `is not as declared (${issue.message})`;
  }
}

function sizeOf(origin: string): string {
  if (origin === 'string') return ' characters long';
  return origin === 'array' || origin === 'set' ? ' entries long' : '';
}

/** The alternative of a union that fits best: the one whose first fault lies deepest. */
function bestOf(alternatives: readonly (readonly Issue[])[]): Issue | undefined {
  const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  const [best] = alternatives.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length);
  return best?.[0];
}

function sentenceOf(issue: Issue, body: unknown, parents: readonly PropertyKey[]): string {
  const path = [...parents, ...issue.path];
  if (issue.code === 'invalid_union') {
    const best = bestOf(issue.errors);
    if (best) return sentenceOf(best, body, path);
  }
  if (issue.code === 'unrecognized_keys') {
    return `${pathOf(path)} has what the contract does not name: ${issue.keys.join(', ')}`;
  }
  const value = valueAt(body, path);
  const place = pathOf(path);
  if (value === undefined) return `${place} is missing: it ${required(issue)}`;
  const isOtherType = issue.code === 'invalid_type' && typeOf(value) !== 'number';
  const kind = isOtherType ? ` (${typeName(typeOf(value))})` : '';
  return `${place} ${required(issue)}, and is ${quoted(value)}${kind}`;
}

/** What is wrong with a body by its schema: a sentence for each place, the first of each kind. */
export function schemaFaults(error: z.core.$ZodError, body: unknown): readonly string[] {
  const sentences = new Map<string, string>();
  for (const issue of error.issues) {
    const sentence = sentenceOf(issue, body, []);
    const kind = causeOf(sentence);
    if (!sentences.has(kind)) sentences.set(kind, sentence);
  }
  return [...sentences.values()];
}

/** A problem without what differs each time: places in lists, quoted values, numbers. */
export function causeOf(problem: string): string {
  return problem
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/\[\d+\]/gu, '[*]')
    .replaceAll(/“[^”]*”/gu, '“…”')
    .replaceAll(/(?<![\w])'[^']*'(?!\w)/gu, "'…'")
    .replaceAll(/\d{4,}|\d+(?= (?:seconds|ms)\b)/gu, 'n');
}
