import { HIDDEN, isSecretField, redactData } from './redaction.ts';

/** Places of a machine's definition with data; everything else was written by its authors. */
const dataPlaces: ReadonlySet<string> = new Set(['context', 'input', 'output', 'params', 'meta']);
/** Places whose keys are names by the authors: states, events, delays. */
const namePlaces: ReadonlySet<string> = new Set(['states', 'on', 'after']);

const NOTHING = '{}';

/**
 * Redacts a machine's JSON definition, which carries the initial context and fixed inputs (T7).
 * Invalid JSON becomes an empty definition. Idempotent.
 */
export function redactDefinition(definition: string): string {
  try {
    return JSON.stringify(redactNode(JSON.parse(definition))) ?? NOTHING;
  } catch {
    return NOTHING;
  }
}

function redactNode(node: unknown): unknown {
  if (typeof node === 'string') return looksLikeData(node) ? HIDDEN : node;
  if (Array.isArray(node)) return node.map(redactNode);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([name, part]: [string, unknown]) => {
      if (dataPlaces.has(name)) return [name, redactData(part)];
      if (namePlaces.has(name)) return [name, redactNames(part)];
      const isLeaf = typeof part === 'string' || typeof part === 'number';
      return [name, isLeaf && isSecretField(name) ? HIDDEN : redactNode(part)];
    }),
  );
}

function redactNames(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return redactNode(part);
  return Object.fromEntries(Object.entries(part).map(([name, node]) => [name, redactNode(node)]));
}

/** A mail address, a signed token, or digits enough for a phone number. */
function looksLikeData(text: string): boolean {
  return /\S@\S+\.\S|\beyJ[\w-]+\.|\d{9}/.test(text);
}
