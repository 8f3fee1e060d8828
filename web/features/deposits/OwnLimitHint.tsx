import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { verdictBy } from '#contract/rules/play-limits.ts';
import { queries } from '#web/api/queries.ts';
import { useTimes } from '#web/shared/times/use-times.ts';

interface OwnLimitHintProps {
  /** Hundredths; null while none can be read. */
  readonly amount: number | null;
  readonly money: (amount: number) => string;
}

/** The way to one's own limits, and whether they allow the amount, before it is sent (W10). */
export function OwnLimitHint({ amount, money }: OwnLimitHintProps) {
  const { t } = useTranslation('deposit');
  const times = useTimes();
  const { data } = useQuery(queries.playLimits.list());
  const standings = (data?.limits ?? []).map((limit) => ({
    ...limit,
    until: limit.until === null ? null : Date.parse(limit.until),
  }));
  const verdict = verdictBy(standings, { act: 'paysIn', amount: amount ?? 0 });
  return (
    <output className="hint">
      {!verdict.allowed && (
        <>
          {verdict.fits > 0 ? t('limit.fits', { amount: money(verdict.fits) }) : t('limit.nothing')}{' '}
          {verdict.limit.until !== null &&
            t('limit.resetsAt', { moment: times.zonedMoment(verdict.limit.until) })}{' '}
          {t('limit.own')}{' '}
        </>
      )}
      <Link to="/member/playLimits">{t('limit.see')}</Link>
    </output>
  );
}
