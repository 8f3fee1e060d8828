import { roundAmountWords } from '../content/amount-words.ts';
import { countedWords } from '../content/counted-words.ts';
import { spanWords } from '../content/span-words.ts';
import type { Figures } from '../content/words.ts';
import { registrationBonusOf, type Settings } from './settings.ts';

/** The settings that texts may contain; a text with another name throws when read (G6). */
export function siteFigures(settings: Settings): Figures {
  const { minimumAge, bonusWagering, withdrawals } = settings;
  const bonus = registrationBonusOf(settings);
  return {
    minimumAge,
    times: countedWords(bonusWagering.times, 'time'),
    wageringTime: spanWords(bonusWagering.days, 'day'),
    sessionIdleTime: spanWords(settings.sessionIdleMinutes, 'minute'),
    passwordMaximumTime: spanWords(settings.passwordMaximumDays, 'day'),
    reviewTime: spanWords(withdrawals.reviewMinutes, 'minute'),
    paymentTime: spanWords(withdrawals.paymentMinutes, 'minute'),
    ...(bonus && { registrationBonus: roundAmountWords(bonus.amount, bonus.currency) }),
  };
}
