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

/** Keeps how a clock was moved, so that a restarted world continues at its own time. */
export interface ClockMemory {
  /** What was written last, if anything was. */
  read(): string | undefined;
  write(position: string): void;
}

/** A position of the clock: the offset from the machine's time, or where it is stopped. */
interface ClockPosition {
  readonly offset: number;
  readonly frozenAt?: number | undefined;
}

/**
 * A clock that starts at the time of `machine`, in milliseconds since the epoch.
 *
 * @param memory continues from the position there, and keeps each new one; nothing if left out
 */
export function createClock(machine: () => number, memory?: ClockMemory): Clock {
  let { offset, frozenAt } = positionIn(memory);
  let shown = -Infinity;
  const listeners: ((latest: number) => void)[] = [];
  const now = () => {
    const at = frozenAt ?? machine() + offset;
    const before = shown;
    shown = at;
    if (at < before) for (const listener of listeners) listener(before);
    return at;
  };

  const keep = () => memory?.write(JSON.stringify({ offset, frozenAt } satisfies ClockPosition));

  return {
    now,
    moment: () => momentOf(now()),
    move(milliseconds) {
      now();
      if (frozenAt === undefined) offset += milliseconds;
      else frozenAt += milliseconds;
      keep();
      now();
    },
    freeze(frozen) {
      const at = now();
      if (!frozen) offset = at - machine();
      frozenAt = frozen ? at : undefined;
      keep();
    },
    reset() {
      now();
      offset = 0;
      frozenAt = undefined;
      keep();
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

function positionIn(memory: ClockMemory | undefined): ClockPosition {
  const kept = memory?.read();
  return kept === undefined ? { offset: 0 } : (JSON.parse(kept) as ClockPosition);
}

/** A moment on the wire: ISO 8601 in UTC with milliseconds. */
export function momentOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
