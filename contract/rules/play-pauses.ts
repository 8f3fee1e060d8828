import {
  exclusionLengths,
  type PauseLength,
  type PauseStage,
  pauseKindOf,
  pauseLengths,
  pauseSpans,
} from '../entities/play-pause-types.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Units of one length, in milliseconds. */
const times = { hour: HOUR, day: DAY, week: 7 * DAY } as const;
/** Units of the calendar, in months. */
const months = { month: 1, year: 12 } as const;

/**
 * A pause is made longer by at least this, in milliseconds: the same wish sent again after a lost
 * answer changes nothing.
 */
export const LEAST_LENGTHENING = MINUTE;

/** A break or self-exclusion as it is kept; times in milliseconds since the epoch. */
export interface KeptPause {
  readonly length: PauseLength;
  readonly since: number;
  /** Null for good. */
  readonly until: number | null;
  /** When the player comes back, once they have asked. */
  readonly returnsAt: number | null;
}

/** When a pause that begins at a moment ends; null for good. */
export function pauseEndOf(length: PauseLength, at: number): number | null {
  if (length === 'forGood') return null;
  const [count, unit] = pauseSpans[length];
  if (unit in times) return at + count * times[unit as keyof typeof times];
  const end = new Date(at);
  // A day that the month does not have goes on into the next one: never shorter than was said.
  end.setUTCMonth(end.getUTCMonth() + count * months[unit as keyof typeof months]);
  return end.getTime();
}

/**
 * Where a pause is at a moment; null once the player may play again. A break ends by itself, and a
 * self-exclusion only after its player has asked for that and has waited.
 */
export function pauseStageAt(pause: KeptPause | null, at: number): PauseStage | null {
  if (!pause) return null;
  const { length, until, returnsAt } = pause;
  if (until === null || at < until) return 'holds';
  if (pauseKindOf(length) === 'break') return null;
  if (returnsAt === null) return 'over';
  return at < returnsAt ? 'returning' : null;
}

/**
 * The pause after a player has chosen one. It can become longer, and never shorter; a break does
 * not take the place of a self-exclusion, because it would end by itself.
 */
export function pausedAt(pause: KeptPause | null, length: PauseLength, at: number): KeptPause {
  const stage = pauseStageAt(pause, at);
  const until = pauseEndOf(length, at);
  if (!pause || !stage) return { length, since: at, until, returnsAt: null };
  if (pauseKindOf(pause.length) === 'selfExclusion' && pauseKindOf(length) === 'break') {
    return pause;
  }
  if (pause.until === null || (until !== null && until < pause.until + LEAST_LENGTHENING)) {
    return pause;
  }
  return { length, since: pause.since, until, returnsAt: null };
}

/**
 * What a player can choose: all lengths while play is open, and from the one that holds upwards
 * while it is paused. After a self-exclusion only another one.
 */
export function offeredPauses(
  pause: { readonly length: PauseLength; readonly stage: PauseStage } | null,
): readonly PauseLength[] {
  if (!pause) return pauseLengths;
  if (pause.stage !== 'holds') return exclusionLengths;
  return pause.length === 'forGood' ? [] : pauseLengths.slice(pauseLengths.indexOf(pause.length));
}

/**
 * The pause after its player has asked to come back: only once its time is over, and not at once.
 *
 * @param wait in milliseconds
 */
export function returnAskedAt(pause: KeptPause | null, at: number, wait: number): KeptPause | null {
  return pause && pauseStageAt(pause, at) === 'over' ? { ...pause, returnsAt: at + wait } : pause;
}

/** The pause after its player has taken back the wish to come back. */
export function returnDroppedAt(pause: KeptPause | null, at: number): KeptPause | null {
  return pause && pauseStageAt(pause, at) === 'returning' ? { ...pause, returnsAt: null } : pause;
}
