import type { TeamGrouping } from '#contract/entities/team-types.ts';
import {
  type ChosenDays,
  readDays,
  readPage,
  requestedMoments,
} from '#web/shared/records/record-address.ts';

/** The selection in the address of a page of figures. */
export interface FiguresAddress {
  readonly chosen: ChosenDays;
  /** Whose branch; undefined for the whole team. */
  readonly under: string | undefined;
  readonly page: number;
}

/**
 * @param now the server's time, in milliseconds since the epoch
 * @param zone the site's time zone
 */
export function readFiguresAddress(
  parameters: URLSearchParams,
  now: number,
  zone: string,
): FiguresAddress {
  return {
    chosen: readDays(parameters, now, zone),
    // Longer numbers do not exist.
    under: parameters.get('under')?.slice(0, 64) || undefined,
    page: readPage(parameters),
  };
}

/** The query for the server. */
export function queryFrom({ chosen, under }: FiguresAddress, by: TeamGrouping) {
  return { ...requestedMoments(chosen), by, under };
}
