import { z } from 'zod/v4';

/** A part of the document. */
export type Json = Readonly<Record<string, unknown>>;

/** Whether a part of a call has a schema. */
export const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

/** Writes schemas as JSON Schema and collects the named ones once for the whole document. */
export class SchemaWriter {
  readonly schemasById = new Map<string, unknown>();

  write(schema: z.ZodType, io: 'input' | 'output'): Json {
    const written = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
    const { $schema: _dialect, $defs: definitions = {}, ...rest } = written;
    // With defaults, request and response schemas differ.
    const suffix = (name: string) =>
      this.differs(name, relinked(definitions[name], new Map())) ? `${name}_${io}` : name;
    const names = new Map(Object.keys(definitions).map((name) => [name, suffix(name)]));
    for (const [name, definition] of Object.entries(definitions)) {
      this.schemasById.set(names.get(name) ?? name, relinked(definition, names));
    }
    return relinked(rest, names) as Json;
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
