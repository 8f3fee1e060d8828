/** The time of the world, in milliseconds since the epoch. It can be moved and stopped (T3). */
export interface Clock {
  readonly now: () => number;
  /** The same moment, ISO 8601 in UTC. */
  moment(): string;
  /** Moves it forwards or backwards. */
  move(milliseconds: number): void;
  /** Stops it where it stands, or lets it run on from there. */
  freeze(frozen: boolean): void;
  /** Back to the machine's time. */
  reset(): void;
  readonly frozen: boolean;
  /** How far it stands from the machine's time now. */
  readonly offset: number;
}

/** A clock that starts at the time of `machine`, in milliseconds since the epoch. */
export function createClock(machine: () => number): Clock {
  let offset = 0;
  let frozenAt: number | undefined;
  const now = () => frozenAt ?? machine() + offset;

  return {
    now,
    moment: () => momentOf(now()),
    move(milliseconds) {
      if (frozenAt === undefined) offset += milliseconds;
      else frozenAt += milliseconds;
    },
    freeze(frozen) {
      const at = now();
      if (!frozen) offset = at - machine();
      frozenAt = frozen ? at : undefined;
    },
    reset() {
      offset = 0;
      frozenAt = undefined;
    },
    get frozen() {
      return frozenAt !== undefined;
    },
    get offset() {
      return now() - machine();
    },
  };
}

/** A moment as it travels: ISO 8601 in UTC with milliseconds. */
export function momentOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
