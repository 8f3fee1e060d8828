import { z } from 'zod/v4';

/** A part of the document. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a part of a call has a schema. */
export const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

/** The name of an object without properties. */
const NOTHING = 'Nothing';
const nothing: Json = {
  description: 'An object without properties.',
  type: 'object',
  properties: {},
  additionalProperties: false,
};

/** Writes schemas as JSON Schema and collects the named ones once for the whole document. */
export class SchemaWriter {
  readonly schemasById = new Map<string, unknown>();

  write(schema: z.ZodType, io: 'input' | 'output'): Json {
    const written = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    const { $schema: _dialect, $defs: definitions = {}, ...rest } = written;
    const spelled = (node: unknown) => withSpelledKeys(node, definitions);
    // With defaults, request and response schemas differ.
    const suffix = (name: string) =>
      this.differs(name, relinked(spelled(definitions[name]), new Map())) ? `${name}_${io}` : name;
    const names = new Map(Object.keys(definitions).map((name) => [name, suffix(name)]));
    for (const [name, definition] of Object.entries(definitions)) {
      this.schemasById.set(names.get(name) ?? name, relinked(spelled(definition), names));
    }
    return relinked(spelled(rest), names) as Json;
  }

  /** The same; an object gets this name if it has none, so that generators make a type of it. */
  writeNamed(schema: z.ZodType, io: 'input' | 'output', name: string): Json {
    const written = this.write(schema, io);
    if (written['type'] !== 'object') return written;
    const isNothing = Object.keys(written['properties'] ?? {}).length === 0;
    const [id, named] = isNothing ? [NOTHING, nothing] : [name, written];
    if (this.differs(id, named)) throw new Error(`Two schemas have the name ${id}.`);
    this.schemasById.set(id, named);
    return { $ref: `#/components/schemas/${id}` };
  }

  private differs(name: string, linked: unknown): boolean {
    const known = this.schemasById.get(name);
    return known !== undefined && JSON.stringify(known) !== JSON.stringify(linked);
  }
}

/** The same schema with its references pointing to the document's components. */
function relinked(node: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(node)) return node.map((entry) => relinked(entry, names));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]: [string, unknown]) => {
      if (key !== '$ref' || typeof value !== 'string') return [key, relinked(value, names)];
      const name = value.replace('#/$defs/', '');
      return [key, `#/components/schemas/${names.get(name) ?? name}`];
    }),
  );
}

/**
 * The same schema, in which an object whose keys come from a list has a property for each of them:
 * tools expect that of what is required.
 */
function withSpelledKeys(node: unknown, definitions: Json): unknown {
  if (Array.isArray(node)) return node.map((entry) => withSpelledKeys(entry, definitions));
  if (!isJson(node)) return node;
  const { propertyNames, additionalProperties, ...rest } = node;
  const keys = keysOf(propertyNames, definitions);
  const spelled =
    keys === undefined
      ? node
      : {
          ...rest,
          properties: Object.fromEntries(
            keys.map((key) => [
              key,
              { description: `Of \`${key}\`.`, ...(additionalProperties as Json) },
            ]),
          ),
          additionalProperties: false,
        };
  return Object.fromEntries(
    Object.entries(spelled).map(([key, value]) => [key, withSpelledKeys(value, definitions)]),
  );
}

/** The keys that an object may have, if they are listed. */
function keysOf(propertyNames: unknown, definitions: Json): readonly string[] | undefined {
  if (!isJson(propertyNames)) return undefined;
  const { $ref, enum: keys } = propertyNames;
  if (typeof $ref === 'string')
    return keysOf(definitions[$ref.replace('#/$defs/', '')], definitions);
  return Array.isArray(keys) ? (keys as string[]) : undefined;
}

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
