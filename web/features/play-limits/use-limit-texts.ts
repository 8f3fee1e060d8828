import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import type { Currency } from '#contract/entities/money.ts';
import {
  isRolling,
  type PlayFrame,
  type PlayLimitKind,
  rollingFrames,
} from '#contract/entities/play-limit-types.ts';
import { minutesText } from '#contract/rules/span-text.ts';
import type { LimitName } from '#machines/play-limit/play-limit.machine.ts';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useMoney } from '#web/shared/money/use-money.ts';

/** How limits are written here (W10). */
export function useLimitTexts(currency: Currency) {
  const { t } = useTranslation('playLimits');
  const language = useLanguage();
  const money = useMoney(currency);
  const time = (minutes: number) => minutesText(minutes, languages[language].tag);
  const frame = (one: PlayFrame) =>
    isRolling(one)
      ? t('frame.rolling', { span: formatSpan(...rollingFrames[one], language) })
      : t(`frame.${one}`);
  return {
    /** 'per week', 'in any 7 days' */
    frame,
    /** 'Deposits per week' */
    name: (name: LimitName) =>
      t('name', { kind: t(`kind.${name.kind}`), frame: frame(name.frame) }),
    /** Hundredths as money, or minutes as hours and minutes. */
    amount: (kind: PlayLimitKind, amount: number) =>
      kind === 'time' ? time(amount) : money(amount),
    time,
  };
}
