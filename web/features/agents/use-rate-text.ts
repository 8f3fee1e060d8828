import { WHOLE_RATE } from '#contract/entities/agent-types.ts';
import { languages } from '#contract/entities/language.ts';
import { useLanguage } from '#web/i18n/use-language.ts';

/** Formats a rate in basis points as a percentage in the chosen language: '2.5%'. */
export function useRateText(): (basisPoints: number) => string {
  const percent = new Intl.NumberFormat(languages[useLanguage()].tag, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (basisPoints) => percent.format(basisPoints / WHOLE_RATE);
}
