import { type LanguageCode, languages } from '#contract/entities/language.ts';
import type { Money } from '#contract/entities/money.ts';
import { moneyText } from '#contract/rules/money-text.ts';
import { type Figures, inLanguage, type Words, withFigures } from '../content/words.ts';
import { registrationBonusOf, type Settings } from './settings.ts';

/** The settings that texts may contain; a text with another name throws when read (G6). */
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

/** An amount where an offer is told: without zero cents. */
export function shortAmount({ amount, currency }: Money, language: LanguageCode): string {
  return moneyText(amount, currency, languages[language].tag, {
    trailingZeroDisplay: 'stripIfInteger',
  });
}

/** Content in a language, with its figures filled in. */
export function wordsWithFigures(words: Words, language: LanguageCode, figures: Figures): string {
  return withFigures(inLanguage(words, language), figures);
}
