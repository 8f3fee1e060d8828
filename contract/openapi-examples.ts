import { z } from 'zod/v4';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Examples for fields whose name says more than their format. */
const likely: Readonly<Record<string, string>> = {
  username: 'maria',
  account: 'maria',
  password: 'aurora2026',
  email: 'maria@example.com',
  mobileNum: '11987654321',
  countryDialingCode: '+55',
  gameName: 'Ouro do Tigre',
  vassalage: 'LUMEN',
  vendor: 'Lumen',
  nodeId: 'lumen-rng-1',
  message: 'Done.',
  token: '5f0a1c3e7b2d4986a1e0c9d8b7f6a543',
  image: '/art/lumen-rng-1.svg',
  url: 'https://play.example/a',
  from: '2026-11-01T00:00:00.000Z',
  before: '2026-11-22T00:00:00.000Z',
};

/** Examples by format; the first match is taken. */
const forms: readonly string[] = [
  'text',
  '2026-11-22T12:00:00.000Z',
  '2026-11-22',
  '2026-11',
  'https://play.example/a',
  '/art/a.svg',
  'b6d1f0c2-a394-4857-a6e5-d4c3b2a1908f',
  'a-slug',
  'B',
  '#1a2b3c',
  '1-1',
  'dGV4dA==',
  'LUMEN',
  'maria@example.com',
  '4711',
];

/**
 * A deterministic example that a schema accepts. Lists have one entry; optional fields are present.
 *
 * @throws if no known format fits, so that one is added here
 */
export function exampleOf(schema: z.ZodType): unknown {
  const written = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const example = valueOf(written, written.$defs ?? {}, '');
  const result = schema.safeParse(example);
  if (result.success) return example;
  throw new Error(`No example fits:\n${z.prettifyError(result.error)}`);
}

function subschema(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The schema itself, or the one that it references. */
function resolved(schema: JsonSchema, schemasById: Readonly<Record<string, unknown>>): JsonSchema {
  return schema.$ref === undefined
    ? schema
    : subschema(schemasById[schema.$ref.replace('#/$defs/', '')]);
}

/** The properties of an object; of a record every required key, or an arbitrary one. */
function propertiesOf(
  { properties, propertyNames, additionalProperties }: JsonSchema,
  schemasById: Readonly<Record<string, unknown>>,
) {
  if (properties) return Object.entries(properties);
  const keys = resolved(subschema(propertyNames), schemasById).enum ?? ['key'];
  return keys.map((key) => [String(key), additionalProperties] as const);
}

function valueOf(
  schema: JsonSchema,
  schemasById: Readonly<Record<string, unknown>>,
  key: string,
): unknown {
  if (schema.$ref !== undefined) return valueOf(resolved(schema, schemasById), schemasById, key);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const [either] = schema.anyOf ?? schema.oneOf ?? [];
  if (either !== undefined) return valueOf(subschema(either), schemasById, key);
  const [type] = [schema.type].flat();
  switch (type) {
    case 'object':
      return Object.fromEntries(
        propertiesOf(schema, schemasById).map(([name, property]) => [
          name,
          valueOf(subschema(property), schemasById, name),
        ]),
      );
    case 'array': {
      const entry = Array.isArray(schema.items) ? schema.items[0] : schema.items;
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () =>
        valueOf(subschema(entry), schemasById, key),
      );
    }
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, Math.min(1, schema.maximum ?? 1));
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
    case undefined:
    default:
      return textOf(schema, key);
  }
}

function textOf({ pattern, minLength = 0, maxLength = Infinity, format }: JsonSchema, key: string) {
  const fits = (text: string) =>
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
    (format !== 'uri' || text.startsWith('https://')) &&
    (format !== 'date-time' || /^\d{4}-.*Z$/u.test(text));
  const wanted = likely[key];
  const found = [...(wanted === undefined ? [] : [wanted]), ...forms].find(fits) ?? 'text';
  return found.padEnd(minLength, 'x');
}
