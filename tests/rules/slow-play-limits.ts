import type { FixedFrame, PlayFrame, PlayLimitKind } from '#contract/entities/play-limit-types.ts';
import type { HeldLimit, PlayEntry, PlayHistory } from '#contract/rules/play-limits.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const dayIn = new Map<string, Intl.DateTimeFormat>();
const dayFormat = (zone: string) => {
  const known = dayIn.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  dayIn.set(zone, format);
  return format;
};

/** Names the fixed frame of a moment, the slow way: its day is written out. */
export function frameNameOf(zone: string, frame: FixedFrame, at: number): string {
  const day = dayFormat(zone).format(at);
  if (frame === 'day') return day;
  if (frame === 'month') return day.slice(0, 7);
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** The frames that move on, in milliseconds. */
export const rollingLengths = {
  last24Hours: DAY,
  last7Days: 7 * DAY,
  last30Days: 30 * DAY,
} as const;

function isInFrame(zone: string, frame: PlayFrame, at: number, now: number): boolean {
  return frame in rollingLengths
    ? at > now - rollingLengths[frame as keyof typeof rollingLengths]
    : frameNameOf(zone, frame as FixedFrame, at) === frameNameOf(zone, frame as FixedFrame, now);
}

/**
 * The slow reference of what a limit counts, in its own unit: each entry, and each minute of play,
 * is looked at on its own (W10).
 */
export function slowlyUsed(
  zone: string,
  history: PlayHistory,
  limit: HeldLimit,
  now: number,
): number {
  const sum = (entries: readonly PlayEntry[]) =>
    entries.reduce(
      (total, { at, amount }) => total + (isInFrame(zone, limit.frame, at, now) ? amount : 0),
      0,
    );
  const minutes = history.played.reduce((total, { from, before }) => {
    let played = 0;
    for (let at = from; at < before; at += MINUTE) {
      if (isInFrame(zone, limit.frame, at, now)) played += 1;
    }
    return total + played;
  }, 0);
  const used: Record<PlayLimitKind, () => number> = {
    deposit: () => sum(history.deposits),
    netDeposit: () => sum(history.deposits) - sum(history.withdrawals),
    loss: () => sum(history.stakes) - sum(history.wins),
    stake: () => sum(history.stakes),
    time: () => minutes,
  };
  return used[limit.kind]();
}
