import { useEffect, useState } from 'react';
import { formatClock } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { whenPageShown } from '#web/shared/flow/watching.ts';
import { useServices } from '#web/shared/services/services-context.ts';

const SECOND_MILLISECONDS = 1_000;

/** The time that is left by the server's clock, as a person reads it: '14:59', or '23:59:59'. */
export function useTimeLeft(moment: string | undefined): string {
  const { clock } = useServices();
  const language = useLanguage();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const read = () => setNow(clock.now());
    const timer = setInterval(read, SECOND_MILLISECONDS);
    // A tab that was away shows the right time at once.
    const stopWatchingPage = whenPageShown(read);
    return () => {
      clearInterval(timer);
      stopWatchingPage();
    };
  }, [clock]);
  return formatClock((Date.parse(moment ?? '') - now) / SECOND_MILLISECONDS, language);
}
