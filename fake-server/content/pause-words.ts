import { languages } from '#contract/entities/language.ts';
import { timesIn } from '#contract/rules/times.ts';
import { type ContentLanguage, perLanguage, type Words } from './words.ts';

const untilTexts: Readonly<Record<ContentLanguage, (moment: string) => string>> = {
  PT: (moment) => `até ${moment}`,
  EN: (moment) => `until ${moment}`,
  CN: (moment) => `至 ${moment}`,
  ID: (moment) => `sampai ${moment}`,
  TH: (moment) => `จนถึง ${moment}`,
  VI: (moment) => `đến ${moment}`,
};

const forGood: Words = {
  PT: 'para sempre',
  EN: 'for good',
  CN: '永久',
  ID: 'selamanya',
  TH: 'ตลอดไป',
  VI: 'vĩnh viễn',
};

/**
 * When a pause ends, for messages: 'until 25 Nov 2026, 16:42 (Brasília)', or 'for good'.
 *
 * @param until milliseconds since the epoch; null for good
 * @param zone the site's time zone
 */
export function untilWords(until: number | null, zone: string): Words {
  if (until === null) return forGood;
  return perLanguage((language) =>
    untilTexts[language](timesIn(languages[language].tag, zone).zonedMoment(until)),
  );
}
