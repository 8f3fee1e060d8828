import { isJson, type Json, nameIn } from '#tools/contract/compare-schemas.ts';

/** A property, as a table of a page shows it. */
export interface SchemaRow {
  /** `parts[].state` */
  readonly path: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly words: string;
}

type Schemas = Readonly<Record<string, unknown>>;

/** The properties of a schema, and of the schemas inside of it. */
export function rowsOf(schema: unknown, schemas: Schemas): readonly SchemaRow[] {
  return inside(schema, '', schemas, new Set());
}

function inside(
  node: unknown,
  path: string,
  schemas: Schemas,
  open: ReadonlySet<string>,
): SchemaRow[] {
  if (!isJson(node)) return [];
  const name = nameIn(node['$ref']);
  if (name !== undefined) {
    // A schema inside of itself is shown once.
    return open.has(name) ? [] : inside(schemas[name], path, schemas, new Set([...open, name]));
  }
  const either = [node['anyOf'], node['oneOf'], node['allOf']].find(Array.isArray) ?? [];
  const required: readonly unknown[] = Array.isArray(node['required']) ? node['required'] : [];
  const properties = isJson(node['properties']) ? Object.entries(node['properties']) : [];
  const rows = [
    ...properties.flatMap(([key, value]) => {
      const at = path === '' ? key : `${path}.${key}`;
      return [row(at, value, required.includes(key), schemas), ...inside(value, at, schemas, open)];
    }),
    ...either.flatMap((each) => inside(each, path, schemas, open)),
    ...inside(node['items'], `${path}[]`, schemas, open),
    ...inside(node['additionalProperties'], path === '' ? '*' : `${path}.*`, schemas, open),
  ];
  const seen = new Set<string>();
  return rows.filter(({ path: at, type }) => {
    const key = `${at} ${type}`;
    return !seen.has(key) && seen.add(key);
  });
}

function row(path: string, value: unknown, isRequired: boolean, schemas: Schemas): SchemaRow {
  const words =
    isJson(value) && typeof value['description'] === 'string' ? value['description'] : '';
  return { path, type: typeOf(value, schemas), isRequired, words };
}

/** A type in a few words, with the bounds that it sets. */
export function typeOf(value: unknown, schemas: Schemas): string {
  if (!isJson(value)) return 'anything';
  const name = nameIn(value['$ref']);
  const target = name === undefined ? undefined : schemas[name];
  if (name !== undefined) {
    const listed = isJson(target) && Array.isArray(target['enum']) ? listOf(target['enum']) : '';
    return listed === '' ? name : listed;
  }
  const either = value['anyOf'] ?? value['oneOf'];
  if (Array.isArray(either)) {
    return [...new Set(either.map((each: unknown) => typeOf(each, schemas)))].join(' or ');
  }
  if (value['const'] !== undefined) return JSON.stringify(value['const']);
  if (Array.isArray(value['enum'])) return listOf(value['enum']);
  if (value['type'] === 'array') return `list of ${typeOf(value['items'], schemas)}`;
  const type = [value['type'] ?? 'anything'].flat().map(String);
  return [type.join(' or '), ...boundsOf(value)].join(', ');
}

const listOf = (values: readonly unknown[]) =>
  values.map((each) => JSON.stringify(each)).join(' · ');

/** Bounds that zod writes for every whole number. */
const isEverySafeInteger = (bound: unknown) =>
  typeof bound === 'number' && Math.abs(bound) === Number.MAX_SAFE_INTEGER;

function boundsOf(schema: Json): string[] {
  const said = (keyword: string, words: string) => {
    const bound = schema[keyword];
    return bound === undefined || isEverySafeInteger(bound)
      ? []
      : [`${words} ${typeof bound === 'string' ? bound : JSON.stringify(bound)}`];
  };
  return [
    ...said('minimum', 'from'),
    ...said('exclusiveMinimum', 'above'),
    ...said('maximum', 'to'),
    ...said('minLength', 'at least'),
    ...said('maxLength', 'at most'),
    ...said('format', 'as'),
    ...said('default', 'default'),
  ];
}
