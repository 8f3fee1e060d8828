import { useEffect, useState } from 'react';
import { useServices } from '#web/shared/services/services-context.ts';

const SECOND_MILLISECONDS = 1_000;

/** The time that is left by the server's clock, as a person reads it: '14:59', or '23:59:59'. */
export function useTimeLeft(moment: string | undefined): string {
  const { clock } = useServices();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const read = () => setNow(clock.now());
    const timer = setInterval(read, SECOND_MILLISECONDS);
    // A tab that was away shows the right time at once.
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', read);
    };
  }, [clock]);
  const seconds = Math.max(0, Math.floor((Date.parse(moment ?? '') - now) / SECOND_MILLISECONDS));
  const minutes = Math.floor(seconds / 60);
  const short = `${twoDigits(minutes % 60)}:${twoDigits(seconds % 60)}`;
  return minutes < 60 ? short : `${Math.floor(minutes / 60)}:${short}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
