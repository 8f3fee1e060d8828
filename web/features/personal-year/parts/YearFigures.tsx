import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { languages } from '#contract/entities/language.ts';
import type { OwnYear } from '#contract/entities/own-year.ts';
import { minutesText } from '#contract/rules/span-text.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Figures } from '#web/shared/records/Figures.tsx';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Money } from '#web/ui/content/Money.tsx';
import styles from './personal-year.module.css';

interface YearFiguresProps {
  readonly year: OwnYear;
  readonly updating: boolean;
}

/** The sums of the year, and its largest win and loss. */
export function YearFigures({ year, updating }: YearFiguresProps) {
  const { t } = useTranslation(['year', 'bets', 'records']);
  const language = useLanguage();
  const { tag } = languages[language];
  const money = useMoney(year.currency);
  const { totals, currency } = year;
  const amount = (hundredths: number) => <Money text={money(hundredths)} />;
  return (
    <>
      <Figures
        label={t('money')}
        updating={updating}
        figures={[
          { label: t('deposits'), value: amount(totals.deposits) },
          { label: t('withdrawals'), value: amount(totals.withdrawals) },
          { label: t('netDeposits'), value: amount(totals.netDeposits) },
          { label: t('bets:net'), value: <NetAmount net={totals.net} currency={currency} /> },
        ]}
      />
      <Figures
        label={t('play')}
        updating={updating}
        figures={[
          { label: t('bets:stake'), value: amount(totals.stake) },
          { label: t('bets:win'), value: amount(totals.win) },
          { label: t('time'), value: minutesText(totals.minutes, tag) },
          { label: t('daysWithPlay'), value: totals.daysWithPlay.toLocaleString(tag) },
        ]}
      />
      {totals.openRounds > 0 && (
        <p className="hint">
          {t('bets:stillOpen', { count: totals.openRounds, amount: money(totals.openStake) })}
        </p>
      )}
      {(year.largestWin ?? year.largestLoss) && (
        <dl className={styles.extremes}>
          <Extreme label={t('largestWin')} round={year.largestWin} currency={currency} />
          <Extreme label={t('largestLoss')} round={year.largestLoss} currency={currency} />
        </dl>
      )}
    </>
  );
}

interface ExtremeProps {
  readonly label: string;
  readonly round: OwnYear['largestWin'];
  readonly currency: OwnYear['currency'];
}

/** One round, which leads to itself in the betting record. */
function Extreme({ label, round, currency }: ExtremeProps) {
  const { t } = useTranslation('year');
  const times = useTimes();
  if (round === null) return null;
  const search = new URLSearchParams({ round: round.roundId }).toString();
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <NetAmount net={round.net ?? 0} currency={currency} />{' '}
        <Link to={`/member/personalHistoryCopy?${search}`}>
          {round.game?.gameName ?? t('pastGames')}
        </Link>{' '}
        <span className="hint">{times.day(round.startedAt)}</span>
      </dd>
    </div>
  );
}
