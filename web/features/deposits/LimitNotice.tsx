import { useTranslation } from 'react-i18next';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Answer } from '#web/ui/messages/Answer.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import type { DepositFlow } from './use-deposit.ts';

interface LimitNoticeProps {
  readonly flow: DepositFlow;
  readonly money: (amount: number) => string;
  /** Uses the amount that still fits, in hundredths. */
  readonly onFits: (amount: number) => void;
}

/** A limit was reached: what still fits, and when more will (W2). */
export function LimitNotice({ flow, money, onFits }: LimitNoticeProps) {
  const { t } = useTranslation('deposit');
  const times = useTimes();
  const { refusal } = flow;
  const { now } = flow.context;
  const fits = refusal?.fields?.find(({ rule }) => rule === 'range')?.max ?? 0;
  const seconds = refusal?.retryAfterSeconds;
  const moreAt = seconds === undefined ? undefined : now() + seconds * 1_000;
  return (
    <Answer to={refusal}>
      <Notice
        tone="warning"
        title={t('limit.title')}
        text={
          <>
            {fits > 0 ? t('limit.fits', { amount: money(fits) }) : t('limit.nothing')}
            {moreAt !== undefined && (
              <> {t('limit.resetsAt', { moment: times.zonedMoment(moreAt) })}</>
            )}
          </>
        }
        action={
          fits > 0
            ? { label: t('limit.take', { amount: money(fits) }), onAction: () => onFits(fits) }
            : undefined
        }
      />
    </Answer>
  );
}
