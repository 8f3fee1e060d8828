import type { ShownFact } from './walked-flow.ts';

interface ShownRefusal {
  readonly codes: Iterable<string>;
  /** The leaf states that show it. */
  readonly leaf: string | readonly string[];
  /** How the words are shown: as an alert, or as the text of an error page. */
  readonly role: 'alert' | 'paragraph';
}

/** Codes of all refusals among the example outcomes of an actor. */
export function codesOf(
  outcomes: readonly { readonly ok: boolean; readonly code?: string }[],
): readonly string[] {
  return outcomes.flatMap(({ code }) => (code === undefined ? [] : [code]));
}

/** Each refusal that those states can hold is shown there in its own words, and only then. */
export function refusalFacts(
  errors: Readonly<Record<string, string>>,
  { codes, leaf, role }: ShownRefusal,
): readonly ShownFact[] {
  return [...new Set([...codes, 'unknown_error'])].map((code) => ({
    name: `why it was refused (${code})`,
    holds: ({ refusal }, current) =>
      [leaf].flat().includes(current) &&
      (refusal as { readonly code?: string } | null)?.code === code,
    mark: { role, name: errors[code] ?? '' },
  }));
}
