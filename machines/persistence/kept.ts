/**
 * What survives a reload: a value with the version of its shape. It is validated when read and
 * dropped if invalid. A state that sends anything is never stored (A25).
 */
interface Kept {
  readonly version: number;
  readonly value: unknown;
}

function isKept(candidate: unknown): candidate is Kept {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    'version' in candidate &&
    typeof candidate.version === 'number' &&
    'value' in candidate
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Serialises a value of this version. */
export function keep(version: number, value: unknown): string {
  return JSON.stringify({ version, value } satisfies Kept);
}

/** The stored value; null if there is none, or if its version or shape differs. */
export function restore<Value>(
  text: string | null,
  version: number,
  fits: (value: unknown) => value is Value,
): Value | null {
  const kept = text === null ? null : parsed(text);
  return isKept(kept) && kept.version === version && fits(kept.value) ? kept.value : null;
}
