import { type LanguageCode, languages } from '#contract/entities/language.ts';
import type { Money } from '#contract/entities/money.ts';
import { type Figures, inLanguage, type Words, withFigures } from '../content/words.ts';
import { registrationBonusOf, type Settings } from './settings.ts';

/** The settings that the site's texts name; a text with another name throws when it is read (G6). */
export function siteFigures(settings: Settings, language: LanguageCode): Figures {
  const { minimumAge, bonusWagering, withdrawals } = settings;
  const bonus = registrationBonusOf(settings);
  return {
    minimumAge,
    times: bonusWagering.times,
    days: bonusWagering.days,
    sessionIdleMinutes: settings.sessionIdleMinutes,
    passwordMaximumDays: settings.passwordMaximumDays,
    reviewMinutes: withdrawals.reviewMinutes,
    paymentMinutes: withdrawals.paymentMinutes,
    ...(bonus && { registrationBonus: shortAmount(bonus, language) }),
  };
}

/** An amount as headlines write it: without the cents where there are none. */
export function shortAmount({ amount, currency }: Money, language: LanguageCode): string {
  return new Intl.NumberFormat(languages[language].tag, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount / 100);
}

/** Words of the content in a language, with their figures in place. */
export function wordsWithFigures(words: Words, language: LanguageCode, figures: Figures): string {
  return withFigures(inLanguage(words, language), figures);
}
