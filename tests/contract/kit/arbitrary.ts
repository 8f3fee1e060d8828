import * as fc from 'fast-check';
import { z } from 'zod/v4';

/** A JSON Schema as `z.toJSONSchema` writes it. */
export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Makes a value once per schema: every check of a call needs the same. */
function oncePerSchema<Made>(make: (schema: z.ZodType) => Made): (schema: z.ZodType) => Made {
  const made = new WeakMap<z.ZodType, { readonly value: Made }>();
  return (schema) => {
    const kept = made.get(schema) ?? { value: make(schema) };
    made.set(schema, kept);
    return kept.value;
  };
}

/** The JSON Schema of the request, with references resolved in place. */
export const jsonSchemaOf = oncePerSchema((schema): JsonSchema => {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return resolved(root, root.$defs ?? {}) as JsonSchema;
});

function resolved(node: unknown, definitions: Readonly<Record<string, unknown>>): unknown {
  if (Array.isArray(node)) return node.map((entry) => resolved(entry, definitions));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref: reference, $defs: _definitions, ...rest } = node as JsonSchema;
  const target = reference === undefined ? {} : definitions[reference.replace('#/$defs/', '')];
  const whole = { ...(target as object), ...rest };
  return Object.fromEntries(
    Object.entries(reference === undefined ? rest : whole).map(([key, value]) => [
      key,
      resolved(value, definitions),
    ]),
  );
}

/** A schema below another one; `true` accepts anything. */
export function subschema(schema: unknown): JsonSchema {
  return typeof schema === 'object' && schema !== null ? { ...schema } : {};
}

const madeTexts = new Map<string, fc.Arbitrary<string>>();

/** Many fields have the same bounds, and making an arbitrary costs more than drawing from it. */
function texts(schema: JsonSchema): fc.Arbitrary<string> {
  const { minLength, maxLength, pattern, format } = schema;
  const bounds = JSON.stringify([minLength, maxLength, pattern, format]);
  const made = madeTexts.get(bounds) ?? newTexts(schema);
  madeTexts.set(bounds, made);
  return made;
}

function newTexts(schema: JsonSchema): fc.Arbitrary<string> {
  const min = schema.minLength ?? 0;
  const max = schema.maxLength ?? min + 40;
  // An address may have a pattern besides, which says less than its format.
  if (schema.format === 'uri') return fc.webUrl();
  if (schema.pattern !== undefined) {
    try {
      return fc.stringMatching(new RegExp(schema.pattern, 'u'));
    } catch {
      // A look-ahead or the like: the parser sorts out plain text below.
    }
  }
  const usual = { minLength: min, maxLength: Math.min(max, min + 24) };
  return fc.oneof(
    { weight: 5, arbitrary: fc.string({ ...usual, unit: 'grapheme-ascii' }) },
    { weight: 3, arbitrary: fc.string({ ...usual, unit: 'grapheme' }) },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(min), 'x'.repeat(max)) },
  );
}

function numbers(schema: JsonSchema): fc.Arbitrary<number> {
  const below = schema.exclusiveMinimum;
  const above = schema.exclusiveMaximum;
  const min = schema.minimum ?? (typeof below === 'number' ? below + 1 : Number.MIN_SAFE_INTEGER);
  const max = schema.maximum ?? (typeof above === 'number' ? above - 1 : Number.MAX_SAFE_INTEGER);
  return fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max));
}

function objects(schema: JsonSchema): fc.Arbitrary<object> {
  const properties = Object.entries(schema.properties ?? {}).map(
    ([key, value]) => [key, fromJsonSchema(subschema(value))] as const,
  );
  const knownFields = fc.record(Object.fromEntries(properties), {
    requiredKeys: [...(schema.required ?? [])],
  });
  const others = schema.additionalProperties;
  if (properties.length > 0 || others === undefined || others === false) return knownFields;
  return fc.dictionary(
    fromJsonSchema(subschema(schema.propertyNames)) as fc.Arbitrary<string>,
    fromJsonSchema(subschema(others)),
    { maxKeys: 4 },
  );
}

function fromJsonSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either !== undefined) {
    return fc.oneof(...either.map((one) => fromJsonSchema(subschema(one))));
  }
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(fromJsonSchema(subschema(schema.items)), {
        minLength: schema.minItems ?? 0,
        maxLength: schema.maxItems ?? (schema.minItems ?? 0) + 4,
      });
    case 'object':
      return objects(schema);
    case undefined:
    default:
      return fc.string({ unit: 'grapheme-ascii' });
  }
}

const arbitraryOf = oncePerSchema((schema) => fromJsonSchema(jsonSchemaOf(schema)));

/**
 * Values that a schema accepts. The schema itself decides: parsing filters out what its JSON Schema
 * cannot express.
 *
 * @throws if hardly any generated value is accepted.
 */
export function validValues(schema: z.ZodType, count: number): unknown[] {
  const made = fc.sample(arbitraryOf(schema), count * 5);
  const valid = made.filter((value) => schema.safeParse(value).success).slice(0, count);
  if (valid.length === 0) throw new Error('No value could be made that the schema accepts.');
  return valid;
}
