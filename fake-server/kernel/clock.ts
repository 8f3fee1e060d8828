/** The time of the world, in milliseconds since the epoch. It can be moved and stopped (T3). */
export interface Clock {
  readonly now: () => number;
  /** The same moment, ISO 8601 in UTC. */
  moment(): string;
  /** Moves it forwards or backwards. */
  move(milliseconds: number): void;
  /** Stops it, or lets it continue from there. */
  freeze(frozen: boolean): void;
  /** Resets it to the machine's time. */
  reset(): void;
  /**
   * Called when the clock goes back, before anybody reads the earlier time: what ended until
   * `latest` must stay ended.
   */
  onSetBack(listener: (latest: number) => void): void;
  readonly frozen: boolean;
  /** Current offset from the machine's time. */
  readonly offset: number;
}

/**
 * A clock that starts at the time of `machine`, in milliseconds since the epoch.
 *
 * @param latest the latest moment it ever showed, if it ran before
 */
export function createClock(machine: () => number, latest = -Infinity): Clock {
  let offset = 0;
  let frozenAt: number | undefined;
  let shown = latest;
  const listeners: ((latest: number) => void)[] = [];
  const now = () => {
    const at = frozenAt ?? machine() + offset;
    const before = shown;
    shown = at;
    if (at < before) for (const listener of listeners) listener(before);
    return at;
  };

  return {
    now,
    moment: () => momentOf(now()),
    move(milliseconds) {
      now();
      if (frozenAt === undefined) offset += milliseconds;
      else frozenAt += milliseconds;
      now();
    },
    freeze(frozen) {
      const at = now();
      if (!frozen) offset = at - machine();
      frozenAt = frozen ? at : undefined;
    },
    reset() {
      now();
      offset = 0;
      frozenAt = undefined;
      now();
    },
    onSetBack: (listener) => void listeners.push(listener),
    get frozen() {
      return frozenAt !== undefined;
    },
    get offset() {
      return now() - machine();
    },
  };
}

/** A moment on the wire: ISO 8601 in UTC with milliseconds. */
export function momentOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
