import type { z } from 'zod/v4';
import { type JsonSchema, jsonSchemaOf, subschema } from './arbitrary.ts';
import { someOf } from './effort.ts';

/** An accepted value with one part replaced or removed. */
export interface Variant {
  /** Where: property names and positions; empty for the value as a whole. */
  readonly path: readonly string[];
  /** The change: 'missing', 'too long', 'at its longest', … */
  readonly what: string;
  readonly value: unknown;
}

/** A replacement for the part at a path, or its removal. */
interface Change {
  readonly path: readonly string[];
  readonly what: string;
  readonly replacement: { readonly value: unknown } | 'removed';
}

const STRANGER = 'keyThatNobodyKnows';

const wrongTypes: Readonly<Record<string, unknown>> = {
  null: null,
  number: 4711,
  text: 'text',
  boolean: true,
  list: [],
  object: {},
};

type Replacements = (schema: JsonSchema) => (readonly [what: string, value: unknown])[];

/** Text that looks like none. */
const blanks: Replacements = ({ type, minLength = 1 }) =>
  type === 'string' ? [['of blanks alone', ' '.repeat(Math.max(1, minLength))]] : [];

/** Just within each bound, blank, and each of what may be chosen from. */
const edges: Replacements = (schema) => {
  const { minLength, maxLength, minimum, maximum, enum: choices } = schema;
  return [
    ...blanks(schema),
    ...(minLength === undefined ? [] : [['at its shortest', 'x'.repeat(minLength)] as const]),
    ...(maxLength === undefined ? [] : [['at its longest', 'x'.repeat(maxLength)] as const]),
    ...(minimum === undefined ? [] : [['at its least', minimum] as const]),
    ...(maximum === undefined ? [] : [['at its greatest', maximum] as const]),
    ...(choices ?? []).map((choice) => [`as ${String(choice)}`, choice] as const),
  ];
};

/** Of another type, just beyond each bound, blank, none of what may be chosen from. */
const errors: Replacements = (schema) => {
  const { minLength = 0, maxLength, minimum, maximum, exclusiveMinimum } = schema;
  return [
    ...blanks(schema),
    ...Object.entries(wrongTypes).map(([type, wrong]) => [`${type} instead`, wrong] as const),
    ...(maxLength === undefined ? [] : [['too long', 'x'.repeat(maxLength + 1)] as const]),
    ...(minLength === 0 ? [] : [['too short', 'x'.repeat(minLength - 1)] as const]),
    ...(minimum === undefined ? [] : [['too small', minimum - 1] as const]),
    ...(exclusiveMinimum === undefined ? [] : [['too small', exclusiveMinimum] as const]),
    ...(maximum === undefined ? [] : [['too great', maximum + 1] as const]),
    ...(schema.type === 'integer'
      ? [
          ['a fraction', (minimum ?? 0) + 0.5] as const,
          ['a number in another notation', '0x10'] as const,
          ['a number with an exponent', '1e1'] as const,
        ]
      : []),
    ...(schema.format === 'uri' ? [['a script instead', 'javascript:alert(1)'] as const] : []),
    ...(schema.enum === undefined && schema.const === undefined
      ? []
      : [['not one of the allowed', 'NOT_ONE_OF_THEM'] as const]),
    ...(schema.pattern === undefined && schema.format === undefined
      ? []
      : [['of another form', '\u2603 not of this form'] as const]),
  ];
};

/** The branch of a choice that a value belongs to: the one whose constants it has. */
function branchOf(branches: readonly unknown[], value: unknown): JsonSchema | undefined {
  return branches.map(subschema).find((branch) =>
    Object.entries(branch.properties ?? {}).every(([key, property]) => {
      const constant = subschema(property).const;
      return constant === undefined || entryOf(value, key) === constant;
    }),
  );
}

function entryOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

function changesOf(
  schema: JsonSchema,
  value: unknown,
  path: readonly string[],
  replacements: Replacements,
): Change[] {
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) {
    const branch = branchOf(branches, value);
    return branch ? changesOf(branch, value, path, replacements) : [];
  }
  const here = replacements(schema).map(
    ([what, replacement]): Change => ({ path, what, replacement: { value: replacement } }),
  );
  const properties = Object.entries(schema.properties ?? {}).flatMap(([key, property]) => {
    const inner = subschema(property);
    const missing: Change[] = schema.required?.includes(key)
      ? [{ path: [...path, key], what: 'missing', replacement: 'removed' }]
      : [];
    return [...missing, ...changesOf(inner, entryOf(value, key), [...path, key], replacements)];
  });
  const stranger: Change[] =
    schema.additionalProperties === false
      ? [{ path: [...path, STRANGER], what: 'unknown key', replacement: { value: 'x' } }]
      : [];
  const items =
    Array.isArray(value) && value.length > 0
      ? changesOf(subschema(schema.items), value[0], [...path, '0'], replacements)
      : [];
  return [...here, ...properties, ...stranger, ...items];
}

/** The value with the change made, or nothing where the part does not exist in it. */
function changed(value: unknown, { path, replacement }: Change): { value: unknown } | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return replacement === 'removed' ? undefined : replacement;
  if (typeof value !== 'object' || value === null) return undefined;
  const copy: Record<string, unknown> = { ...value };
  if (rest.length === 0 && replacement === 'removed') delete copy[key];
  else {
    const inner = changed(copy[key], { path: rest, what: '', replacement });
    if (!inner) return undefined;
    copy[key] = inner.value;
  }
  return { value: Array.isArray(value) ? Object.values(copy) : copy };
}

function variantsOf(schema: z.ZodType, accepted: unknown, replacements: Replacements) {
  return changesOf(jsonSchemaOf(schema), accepted, [], replacements).flatMap((change) => {
    const made = changed(accepted, change);
    if (!made) return [];
    const variant: Variant = { path: change.path, what: change.what, value: made.value };
    return [{ variant, isAccepted: schema.safeParse(made.value).success }];
  });
}

/**
 * Everything that can be wrong with one part of an accepted value: missing, of another type, too
 * long, out of range, not in the enum, unknown keys. The schema decides what is really wrong.
 */
export function singleFaults(schema: z.ZodType, accepted: unknown): Variant[] {
  return variantsOf(schema, accepted, errors)
    .filter(({ isAccepted }) => !isAccepted)
    .map(({ variant }) => variant);
}

/** At most so many variants of each field, others with each turn. */
export function someOfEachField(
  variants: readonly Variant[],
  most: number,
  turn: number,
): readonly Variant[] {
  const byField = Map.groupBy(variants, ({ path }) => path.join('.'));
  return [...byField.values()].flatMap((ofField) => someOf(ofField, most, turn));
}

/** Accepted values with one part at each end of what it may be. */
export function edgeCases(schema: z.ZodType, accepted: unknown): Variant[] {
  return variantsOf(schema, accepted, edges)
    .filter(({ isAccepted }) => isAccepted)
    .map(({ variant }) => variant);
}
