import type { QueryFilters } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from './services-context.ts';

const SECOND_MILLISECONDS = 1000;

/**
 * The server's time, in milliseconds since the epoch: told anew when one of the moments has come,
 * and in between each second where somebody counts (`counts`). What the server says of them, `reads`,
 * is then read again: a promotion began, a decision was made, a draw took place.
 */
export function useServerMoments(
  moments: readonly (string | null | undefined)[],
  reads: Pick<QueryFilters, 'queryKey' | 'predicate'>,
  { counts = false } = {},
): number {
  const { clock, queryClient } = useServices();
  const [now, setNow] = useState(() => clock.now());
  // A second later, so that the server has surely come to it as well.
  const turns = moments.flatMap((moment) =>
    moment ? [Date.parse(moment) + SECOND_MILLISECONDS] : [],
  );
  const hasTurns = turns.some((turn) => turn > now);

  const tick = useEffectEvent((before: number) => {
    const at = clock.now();
    const hasTurned = turns.some((turn) => before < turn && turn <= at);
    if (hasTurned) void queryClient.invalidateQueries(reads);
    if (hasTurned || counts) setNow(at);
    return at;
  });
  useEffect(() => {
    if (!hasTurns) return undefined;
    let last = clock.now();
    const timer = setInterval(() => {
      last = tick(last);
    }, SECOND_MILLISECONDS);
    return () => clearInterval(timer);
  }, [clock, hasTurns]);

  return now;
}
