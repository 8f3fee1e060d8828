/** What a message's number says. */
export interface NumberCheck {
  /** The message was received before. */
  readonly isRepeated: boolean;
  /** How many messages before it were lost. */
  readonly missing: number;
}

/** Sees by their numbers which messages of each portal were lost, or come twice (T7). */
export interface SequenceCheck {
  check(portal: string, number: number): NumberCheck;
  /** A portal that is gone. */
  forget(portal: string): void;
}

/** The first message of a portal may have any number: the page may have opened later. */
export function createSequenceCheck(): SequenceCheck {
  const last = new Map<string, number>();
  return {
    check(portal, number) {
      const before = last.get(portal) ?? number - 1;
      if (number <= before) return { isRepeated: true, missing: 0 };
      last.set(portal, number);
      return { isRepeated: false, missing: number - before - 1 };
    },
    forget: (portal) => void last.delete(portal),
  };
}
