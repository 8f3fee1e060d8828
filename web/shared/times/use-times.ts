import { languages } from '#contract/entities/language.ts';
import { deviceZone, type Times, timesIn } from '#contract/rules/times.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useSiteZone } from './use-site-zone.ts';

/** How times are written here: in the language of the page and the site's time zone. */
export function useTimes(): Times {
  const zone = useSiteZone();
  return timesIn(languages[useLanguage()].tag, zone ?? deviceZone());
}
