import { isUnnamed, REDACTED } from './redacted.ts';

/** Redacted data, completed from an example. */
interface Filled {
  readonly data: unknown;
  /** Redacted values that the example has nothing for; they are left out. */
  readonly gaps: number;
}

/** Replaces each redacted value by the example's value at the same place; the rest stays. */
function fillRedacted(recorded: unknown, example: unknown): Filled {
  if (recorded === REDACTED) return { data: example, gaps: example === undefined ? 1 : 0 };
  if (Array.isArray(recorded)) {
    const examples: readonly unknown[] = Array.isArray(example) ? example : [];
    const items = recorded.map((item: unknown, index) =>
      fillRedacted(item, examples[index] ?? examples.at(-1)),
    );
    return { data: items.map(({ data }) => data), gaps: gapsOf(items) };
  }
  return isObject(recorded)
    ? fillObject(recorded, isObject(example) ? example : {})
    : { data: recorded, gaps: 0 };
}

type Fields = Readonly<Record<string, unknown>>;

function fillObject(recorded: Fields, example: Fields): Filled {
  const known = Object.keys(recorded).filter((name) => !isUnnamed(name));
  const hidesNames = known.length < Object.keys(recorded).length;
  const fields = known.map((name) => ({
    name,
    ...fillRedacted(recorded[name], Object.hasOwn(example, name) ? example[name] : undefined),
  }));
  // A function, such as a clock, is never recorded.
  const others = Object.entries(example).filter(
    ([name, data]) => !Object.hasOwn(recorded, name) && (hidesNames || typeof data === 'function'),
  );
  return {
    data: Object.fromEntries([
      ...fields
        .filter(({ data }) => data !== undefined)
        .map(({ name, data }) => [name, data] as const),
      ...others,
    ]),
    gaps: gapsOf(fields) + (hidesNames && others.length === 0 ? 1 : 0),
  };
}

/** Completes redacted data from each example, and keeps the results with the fewest gaps. */
export function fillFromExamples(recorded: unknown, examples: readonly unknown[]): unknown[] {
  const filled = (examples.length > 0 ? examples : [undefined]).map((example) =>
    fillRedacted(recorded, example),
  );
  const fewest = Math.min(...filled.map(({ gaps }) => gaps));
  const best = filled.filter(({ gaps }) => gaps === fewest).map(({ data }) => data);
  return [...new Map(best.map((data) => [JSON.stringify(data), data])).values()];
}

function gapsOf(parts: readonly Pick<Filled, 'gaps'>[]): number {
  return parts.reduce((sum, { gaps }) => sum + gaps, 0);
}

function isObject(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
