import { z } from 'zod/v4';

/** The part of a JSON Schema that tells fields. */
interface FieldSchema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
  readonly prefixItems?: readonly FieldSchema[];
  readonly anyOf?: readonly FieldSchema[];
  readonly oneOf?: readonly FieldSchema[];
  readonly allOf?: readonly FieldSchema[];
  readonly $defs?: Readonly<Record<string, FieldSchema>>;
}

const step = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/** Every field that a schema names, as a path such as `value.games.vendor`; entries of lists are one. */
export function declaredFields(schema: z.ZodType): ReadonlySet<string> {
  const whole = z.toJSONSchema(schema, { unrepresentable: 'any' }) as FieldSchema;
  const fields = new Set<string>();

  function walk(part: FieldSchema, path: string, refs: readonly string[]): void {
    const { $ref, properties = {}, items, prefixItems = [] } = part;
    const name = $ref?.split('/').at(-1);
    const target = name === undefined ? undefined : whole.$defs?.[name];
    // A schema within itself names nothing new.
    if (name !== undefined && target && !refs.includes(name)) walk(target, path, [...refs, name]);
    const { anyOf = [], oneOf = [], allOf = [] } = part;
    const alternatives = [...anyOf, ...oneOf, ...allOf, ...prefixItems, ...(items ? [items] : [])];
    for (const alternative of alternatives) walk(alternative, path, refs);
    for (const [key, property] of Object.entries(properties)) {
      fields.add(step(path, key));
      walk(property, step(path, key), refs);
    }
  }

  walk(whole, '', []);
  return fields;
}

/** Notes every field of a body that has a value. */
export function noteFields(body: unknown, fields: Set<string>, path = ''): void {
  if (Array.isArray(body)) {
    for (const entry of body) noteFields(entry, fields, path);
    return;
  }
  if (typeof body !== 'object' || body === null) return;
  for (const [key, value] of Object.entries(body)) {
    if (value === null) continue;
    fields.add(step(path, key));
    noteFields(value, fields, step(path, key));
  }
}
