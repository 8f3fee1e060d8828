import type { QueryFilters } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from './services-context.ts';

const SECOND_MILLISECONDS = 1000;

/**
 * The server's time, in milliseconds since the epoch: updates at each of the moments, and every
 * second with `counts`. Then the affected `reads` reload: a promotion started, a decision was made,
 * a draw took place.
 */
export function useServerMoments(
  moments: readonly (string | null | undefined)[],
  reads: Pick<QueryFilters, 'queryKey' | 'predicate'>,
  { counts = false } = {},
): number {
  const { clock, queryClient } = useServices();
  const [now, setNow] = useState(() => clock.now());
  // A second later, so that the server has certainly reached it too.
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
