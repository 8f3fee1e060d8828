import { useState } from 'react';

/** Something that a form goes by, as a person reads it. */
export interface Fact {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/** A fact that is another one than when the form was first seen. */
export interface ChangedFact {
  readonly id: string;
  readonly label: string;
  /** Null where it is new. */
  readonly before: string | null;
  /** Null if it was removed. */
  readonly now: string | null;
}

interface Seen {
  readonly scope: string;
  readonly facts: readonly Fact[];
}

/**
 * Changes of a form since the person first saw it, until acknowledged.
 *
 * @param scope another form or language restarts it
 * @param facts null until known
 */
export function useChangedFacts(scope: string, facts: readonly Fact[] | null) {
  const [seen, setSeen] = useState<Seen | null>(null);
  if (facts !== null && seen?.scope !== scope) setSeen({ scope, facts });
  const changes = facts === null || seen?.scope !== scope ? [] : changesOf(seen.facts, facts);
  return {
    changes,
    /** The person knows of the changes. */
    onAcknowledge: () => {
      if (facts !== null) setSeen({ scope, facts });
    },
  };
}

function changesOf(before: readonly Fact[], now: readonly Fact[]): readonly ChangedFact[] {
  const textIn = (facts: readonly Fact[], id: string) =>
    facts.find((fact) => fact.id === id)?.text ?? null;
  const gone = before.filter(({ id }) => textIn(now, id) === null);
  return [...now, ...gone]
    .map(({ id, label }) => ({ id, label, before: textIn(before, id), now: textIn(now, id) }))
    .filter((change) => change.before !== change.now);
}
