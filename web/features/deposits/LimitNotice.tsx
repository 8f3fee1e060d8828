import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
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

/** A limit of the site or the player was reached: what still fits, and when more will (W2, W10). */
export function LimitNotice({ flow, money, onFits }: LimitNoticeProps) {
  const { t } = useTranslation('deposit');
  const times = useTimes();
  const { refusal } = flow;
  const { now } = flow.context;
  const own = refusal?.playLimit;
  const fits = own?.fits ?? refusal?.fields?.find(({ rule }) => rule === 'range')?.max ?? 0;
  const seconds = refusal?.retryAfterSeconds;
  const moreAt = own?.until ?? (seconds === undefined ? undefined : now() + seconds * 1_000);
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
            {own && (
              <>
                {' '}
                {t('limit.own')} <Link to="/member/playLimits">{t('limit.see')}</Link>
              </>
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
