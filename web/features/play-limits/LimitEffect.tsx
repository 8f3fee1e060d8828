import { useTranslation } from 'react-i18next';
import type { PlayLimits } from '#contract/entities/play-limit.ts';
import { changeOf } from '#contract/rules/play-limits.ts';
import type { LimitWish } from '#machines/play-limit/play-limit.machine.ts';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useLimitTexts } from './use-limit-texts.ts';

interface LimitEffectProps {
  readonly limits: PlayLimits;
  readonly wish: LimitWish;
}

/** What the typed limit will mean, before it is sent (W10). */
export function LimitEffect({ limits: { limits, waitHours, currency }, wish }: LimitEffectProps) {
  const { t } = useTranslation('playLimits');
  const language = useLanguage();
  const texts = useLimitTexts(currency);
  const { kind, frame, amount } = wish;
  if (amount === null) return null;
  const held = limits.find((limit) => limit.kind === kind && limit.frame === frame);
  const change = changeOf(held?.amount ?? null, amount);
  const used = held?.used ?? 0;
  return (
    <output className="hint">
      {change === 'looser'
        ? t('effect.looser', { wait: formatSpan(waitHours, 'hour', language) })
        : held && used >= amount
          ? t('effect.closed', { used: texts.amount(kind, used) })
          : t(`effect.${change}`)}
    </output>
  );
}
