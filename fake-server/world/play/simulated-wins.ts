import { simulatedPlayerNames } from '../../content/simulated-players.ts';
import { createRandom, type Random } from '../../kernel/random.ts';
import type { Span } from '../../store/play/boards.ts';

const HOUR_MILLISECONDS = 3_600_000;
/** Wins per hour: many for the board, and a few that can lead a ranking. */
const SMALL_WINS_AN_HOUR = 450;
const GREAT_WINS_AN_HOUR = 3;
/** A great win is at least this multiple of the smallest. */
const GREAT_FROM = 8;

/** A win of somebody outside this world; its size as a multiple of the smallest. */
export interface SimulatedWin {
  readonly id: string;
  readonly name: string;
  /** From 0 to below 1: the game by popularity. */
  readonly game: number;
  readonly multiple: number;
  readonly wonAt: number;
}

/**
 * The crowd's wins. They depend only on seed and hour: a moved clock finds others, and the same
 * ones again when it is moved back.
 */
export interface SimulatedWins {
  /** Newest first. */
  latest(now: number, limit: number): SimulatedWin[];
  /** The highest of a span, highest first. */
  great(span: Span, limit: number): SimulatedWin[];
}

export function createSimulatedWins(seed: number): SimulatedWins {
  const root = createRandom(seed);
  const greatIn = (hour: number) =>
    winsOf(root.fork(`great wins ${hour}`), hour, 'g', GREAT_WINS_AN_HOUR, (share) =>
      Math.min(GREAT_FROM * (1 - share) ** -0.55, 2_000),
    );
  const smallIn = (hour: number) =>
    winsOf(
      root.fork(`small wins ${hour}`),
      hour,
      's',
      SMALL_WINS_AN_HOUR,
      (share) => 1 + (GREAT_FROM - 1) * share ** 2.5,
    );

  return {
    latest(now, limit) {
      const hour = hourOf(now);
      return [hour, hour - 1]
        .flatMap((one) => [...smallIn(one), ...greatIn(one)])
        .filter(({ wonAt }) => wonAt <= now)
        .toSorted((a, b) => b.wonAt - a.wonAt)
        .slice(0, limit);
    },
    great({ from, to }, limit) {
      const hours = Array.from(
        { length: hourOf(to) - hourOf(from) + 1 },
        (_, index) => hourOf(from) + index,
      );
      return hours
        .flatMap(greatIn)
        .filter(({ wonAt }) => wonAt >= from && wonAt <= to)
        .toSorted((a, b) => b.multiple - a.multiple)
        .slice(0, limit);
    },
  };
}

function hourOf(moment: number): number {
  return Math.floor(moment / HOUR_MILLISECONDS);
}

function winsOf(
  random: Random,
  hour: number,
  kind: string,
  count: number,
  multipleOf: (share: number) => number,
): SimulatedWin[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${kind}${hour.toString(36)}-${index}`,
    name: random.pick(simulatedPlayerNames),
    game: random.next() ** 2,
    multiple: multipleOf(random.next()),
    wonAt: hour * HOUR_MILLISECONDS + random.between(0, HOUR_MILLISECONDS - 1),
  }));
}
