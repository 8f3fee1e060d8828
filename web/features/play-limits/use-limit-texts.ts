import { useTranslation } from 'react-i18next';
import type { Currency } from '#contract/entities/money.ts';
import type { FixedFrame, PlayFrame, PlayLimitKind } from '#contract/entities/play-limit-types.ts';
import type { LimitName } from '#machines/play-limit/play-limit.machine.ts';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useMoney } from '#web/shared/money/use-money.ts';

const HOUR_MINUTES = 60;
/** The lengths of the frames that move on with time. */
const spans: Readonly<Partial<Record<PlayFrame, readonly [number, 'hour' | 'day']>>> = {
  last24Hours: [24, 'hour'],
  last7Days: [7, 'day'],
  last30Days: [30, 'day'],
};

/** How limits are written here (W10). */
export function useLimitTexts(currency: Currency) {
  const { t } = useTranslation('playLimits');
  const language = useLanguage();
  const money = useMoney(currency);
  const time = (minutes: number) => {
    const hours = Math.floor(minutes / HOUR_MINUTES);
    const rest = minutes % HOUR_MINUTES;
    const parts = [
      ...(hours > 0 ? [formatSpan(hours, 'hour', language)] : []),
      ...(rest > 0 || hours === 0 ? [formatSpan(rest, 'minute', language)] : []),
    ];
    return parts.join(' ');
  };
  const frame = (one: PlayFrame) => {
    const rolling = spans[one];
    return rolling
      ? t('frame.rolling', { span: formatSpan(...rolling, language) })
      : t(`frame.${one as FixedFrame}`);
  };
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
