/** A part of a document. */
export type Json = Readonly<Record<string, unknown>>;

/** Who writes a value: the client in a request, the server in an answer. */
export type Direction = 'request' | 'answer';

/**
 * How a schema changed: fewer values fit it, more values fit it, or a property of an answer came or
 * went that a client can do without.
 */
export type Effect = 'narrower' | 'wider' | 'harmless';

/** One difference of two schemas. */
export interface Difference {
  /** The place below the schema: `.items[].state`. */
  readonly path: string;
  readonly effect: Effect;
  /** What changed, in words that follow the place. */
  readonly what: string;
}

/** The named schemas of a document. */
type Schemas = Readonly<Record<string, unknown>>;

/** Both documents' schemas, and the pairs that are being compared, against endless loops. */
interface Comparison {
  readonly before: Schemas;
  readonly after: Schemas;
  readonly open: Set<string>;
  readonly direction: Direction;
}

const REFERENCE = '#/components/schemas/';

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The name that a reference leads to. */
export const nameIn = (reference: unknown): string | undefined =>
  typeof reference === 'string' && reference.startsWith(REFERENCE)
    ? reference.slice(REFERENCE.length)
    : undefined;

/** Compares what both documents call by the same name, or at the same place. */
export function compareSchemas(
  before: unknown,
  after: unknown,
  schemas: Pick<Comparison, 'before' | 'after' | 'direction'>,
): Difference[] {
  return compare(before, after, '', { ...schemas, open: new Set() });
}

function compare(before: unknown, after: unknown, path: string, all: Comparison): Difference[] {
  const was = alternativesOf(before);
  const is = alternativesOf(after);
  const gone = [...was].filter(([key]) => !is.has(key));
  const come = [...is].filter(([key]) => !was.has(key));
  const kept = [...was].flatMap(([key, schema]) =>
    is.has(key) ? compareOne(schema, is.get(key) ?? {}, path, all) : [],
  );
  const [[, left] = [], [, right] = []] = [gone[0], come[0]];
  if (gone.length === 1 && come.length === 1 && left && right) {
    return [...kept, ...compareOther(left, right, path, all)];
  }
  return [
    ...kept,
    ...gone.map(([key]) => differ(path, 'narrower', `is no longer ${key}`)),
    ...come.map(([key]) => differ(path, 'wider', `may now also be ${key}`)),
  ];
}

function differ(path: string, effect: Effect, what: string): Difference {
  return { path, effect, what };
}

/** The alternatives of a schema by what tells them apart; listed values are one alternative. */
function alternativesOf(schema: unknown): ReadonlyMap<string, Json> {
  const flat = flatten(schema);
  const listed = flat.filter(({ enum: values }) => Array.isArray(values));
  const found = new Map<string, Json>();
  if (listed.length > 0) {
    const values = listed.flatMap(({ enum: each }) => each as unknown[]);
    found.set('a listed value', { enum: values });
  }
  for (const each of flat.filter(({ enum: values }) => !Array.isArray(values))) {
    const key = keyOf(each);
    found.set(found.has(key) ? `${key} (${found.size + 1})` : key, each);
  }
  return found;
}

function flatten(schema: unknown): Json[] {
  if (!isJson(schema)) return [{}];
  const { anyOf, oneOf, type, const: only, ...rest } = schema;
  const either = anyOf ?? oneOf;
  if (Array.isArray(either)) return either.flatMap(flatten);
  if (only !== undefined) return [{ enum: [only] }];
  if (Array.isArray(type)) return type.map((each: unknown) => ({ ...rest, type: each }));
  return [schema];
}

function keyOf(schema: Json): string {
  const name = nameIn(schema['$ref']);
  if (name !== undefined) return `\`${name}\``;
  const type = typeof schema['type'] === 'string' ? schema['type'] : 'anything';
  const fixed = Object.entries(isJson(schema['properties']) ? schema['properties'] : {}).flatMap(
    ([key, value]) =>
      isJson(value) && value['const'] !== undefined
        ? [`${key} ${JSON.stringify(value['const'])}`]
        : [],
  );
  return fixed.length === 0 ? (words[type] ?? type) : `an object with ${fixed.join(', ')}`;
}

const words: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  string: 'a text',
};

/** One alternative took the place of another: the same under another name, or another. */
function compareOther(before: Json, after: Json, path: string, all: Comparison): Difference[] {
  const was = resolved(before, all.before);
  const is = resolved(after, all.after);
  const pair = `${keyOf(before)} ${keyOf(after)}`;
  if (all.open.has(pair)) return [];
  const open = { ...all, open: new Set([...all.open, pair]) };
  if (was['enum'] !== undefined && is['enum'] === undefined) {
    return [differ(path, 'wider', `may be any value instead of ${listOf(was['enum'])}`)];
  }
  if (was['enum'] === undefined && is['enum'] !== undefined) {
    return [differ(path, 'narrower', `must be ${listOf(is['enum'])}`)];
  }
  if (was['type'] === is['type']) return compareOne(was, is, path, open);
  const what = `is ${keyOf(after)} instead of ${keyOf(before)}`;
  return [differ(path, 'narrower', what), differ(path, 'wider', what)];
}

function resolved(schema: Json, schemas: Schemas): Json {
  const name = nameIn(schema['$ref']);
  const target = name === undefined ? undefined : schemas[name];
  return isJson(target) ? target : schema;
}

/** Keys that come from a list are written as properties by newer documents. */
function spelled(schema: Json, schemas: Schemas): Json {
  const { propertyNames, additionalProperties, ...rest } = schema;
  if (!isJson(propertyNames) || !isJson(additionalProperties)) return schema;
  const { enum: keys } = resolved(propertyNames, schemas);
  if (!Array.isArray(keys)) return schema;
  const properties = Object.fromEntries(keys.map((key) => [String(key), additionalProperties]));
  return { ...rest, properties, additionalProperties: false };
}

/** Two schemas of the same kind; what is referred to by the same name is compared by itself. */
function compareOne(was: Json, is: Json, path: string, all: Comparison): Difference[] {
  const [before, after] = [spelled(was, all.before), spelled(is, all.after)];
  if (before['$ref'] !== undefined && before['$ref'] === after['$ref']) {
    // A sealed body says beside its name what is inside of it.
    return compareObjects(before, after, path, all);
  }
  return [
    ...compareValues(before['enum'], after['enum'], path),
    ...compareBounds(before, after, path),
    ...compareForms(before, after, path),
    ...compareObjects(before, after, path, all),
    ...('items' in before || 'items' in after
      ? compare(before['items'], after['items'], `${path}[]`, all)
      : []),
    ...('contentSchema' in before || 'contentSchema' in after
      ? compare(before['contentSchema'], after['contentSchema'], path, all)
      : []),
  ];
}

function compareValues(before: unknown, after: unknown, path: string): Difference[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const gone = was.filter((value) => !is.includes(value));
  const come = is.filter((value) => !was.includes(value));
  return [
    ...(gone.length > 0 ? [differ(path, 'narrower', `is no longer ${gone.join(', ')}`)] : []),
    ...(come.length > 0 ? [differ(path, 'wider', `may now also be ${come.join(', ')}`)] : []),
  ];
}

const valuesOf = (values: unknown): string[] =>
  Array.isArray(values) ? values.map((value) => `\`${String(value)}\``) : [];

const listOf = (values: unknown) => valuesOf(values).join(', ');

/** Keywords that set a least value, and those that set a greatest one. */
const least = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const greatest = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

function compareBounds(before: Json, after: Json, path: string): Difference[] {
  return [...least, ...greatest].flatMap((keyword) => {
    const sign = least.includes(keyword) ? 1 : -1;
    const bound = (schema: Json) => {
      const value = schema[keyword];
      return typeof value === 'number' ? value * sign : -Infinity;
    };
    if (bound(before) === bound(after)) return [];
    const isNarrower = bound(after) > bound(before);
    const value = after[keyword] === undefined ? 'no bound' : JSON.stringify(after[keyword]);
    return [differ(path, isNarrower ? 'narrower' : 'wider', `has ${keyword} ${value}`)];
  });
}

const forms = ['pattern', 'format', 'contentEncoding', 'contentMediaType', 'propertyNames'];

function compareForms(before: Json, after: Json, path: string): Difference[] {
  const changed = forms.flatMap((keyword) => {
    const [was, is] = [before[keyword], after[keyword]].map((value) => JSON.stringify(value));
    if (was === is) return [];
    const what = `has another ${keyword}: ${is ?? 'none'}`;
    return [
      ...(is === undefined ? [] : [differ(path, 'narrower', what)]),
      ...(was === undefined ? [] : [differ(path, 'wider', what)]),
    ];
  });
  const [was, is] = [before['default'], after['default']].map((value) => JSON.stringify(value));
  return was === is ? changed : [...changed, differ(path, 'harmless', `has the default ${is}`)];
}

function compareObjects(before: Json, after: Json, path: string, all: Comparison): Difference[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  const names = [...new Set([...Object.keys(was.properties), ...Object.keys(is.properties)])];
  const properties = names.flatMap((name): Difference[] => {
    const at = `${path}.${name}`;
    const mustBe = is.required.has(name);
    const mustHaveBeen = was.required.has(name);
    if (!(name in was.properties)) return [added(at, mustBe, all.direction)];
    if (!(name in is.properties)) return [removed(at, mustHaveBeen, all.direction)];
    return [
      ...(mustBe && !mustHaveBeen ? [differ(at, 'narrower', 'is required now')] : []),
      ...(mustHaveBeen && !mustBe ? [differ(at, 'wider', 'may be left out now')] : []),
      ...compare(was.properties[name], is.properties[name], at, all),
    ];
  });
  const others =
    isJson(was.others) && isJson(is.others) ? compare(was.others, is.others, `${path}.*`, all) : [];
  return [...properties, ...others];
}

function partsOf(schema: Json) {
  const { properties, required, additionalProperties } = schema;
  return {
    properties: isJson(properties) ? properties : {},
    required: new Set<unknown>(Array.isArray(required) ? required : []),
    others: additionalProperties,
  };
}

function added(path: string, isRequired: boolean, direction: Direction): Difference {
  if (isRequired) return differ(path, 'narrower', 'is new and required');
  return differ(path, direction === 'request' ? 'wider' : 'harmless', 'is new');
}

function removed(path: string, wasRequired: boolean, direction: Direction): Difference {
  if (direction === 'request') return differ(path, 'narrower', 'is gone: it is refused');
  return differ(path, wasRequired ? 'wider' : 'harmless', 'is gone');
}
