import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import type { LotteryRules as Rules } from '#contract/entities/lottery.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { classNames } from '#web/ui/class-names.ts';
import {
  asCell,
  asGroup,
  asHeading,
  asRow,
  asRowHeading,
  asTable,
} from '#web/ui/content/table-roles.ts';
import { oddsText } from './odds-text.ts';
import styles from './Rules.module.css';

/**
 * Bets, payouts and odds, before a stake (L5b). On narrow screens each row is a card; explicit
 * roles keep it a table for screen readers, which browsers would drop.
 */
export function LotteryRules({ rules }: { readonly rules: Rules }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const { tag } = languages[language];
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const { lottery, plays, closesBeforeSeconds, highestWin } = rules;
  return (
    <section className={classNames('stack gap-4', styles.rules)} aria-labelledby="lottery-rules">
      <h2 id="lottery-rules">{t('rulesTitle')}</h2>
      <ul className={styles.sentences}>
        <li>{t(`how.${lottery.form}`)}</li>
        <li>
          {closesBeforeSeconds < 60
            ? t('closesSeconds', { count: closesBeforeSeconds })
            : t('closesMinutes', { count: Math.round(closesBeforeSeconds / 60) })}
        </li>
        <li>{t('cancelledRule')}</li>
        <li>
          {t('highestWin', {
            amount: formatMoney(highestWin.amount, highestWin.currency, language),
          })}
        </li>
      </ul>
      <section
        className={styles.scroll}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table must be scrollable by keys
        tabIndex={0}
        aria-label={t('playsTitle')}
      >
        <table {...asTable} className={styles.plays}>
          <caption>{t('playsTitle')}</caption>
          <thead {...asGroup}>
            <tr {...asRow}>
              <th {...asHeading}>{t('playColumn')}</th>
              <th {...asHeading}>{t('odds')}</th>
              <th {...asHeading}>{t('chanceColumn')}</th>
              <th {...asHeading}>{t('returnColumn')}</th>
              <th {...asHeading}>{t('maxBetColumn')}</th>
            </tr>
          </thead>
          <tbody {...asGroup}>
            {plays.map(({ playType, odds, oneIn, returnToPlayer, maxBet }) => (
              <tr {...asRow} key={playType}>
                <th {...asRowHeading}>
                  {t(`play.${playType}`)}
                  <small>{t(`about.${playType}`)}</small>
                </th>
                <Figure label={t('odds')} text={oddsText(odds, language)} />
                <Figure
                  label={t('chanceColumn')}
                  text={t('oneIn', { draws: number.format(oneIn) })}
                />
                <Figure label={t('returnColumn')} text={percent.format(returnToPlayer)} />
                <Figure
                  label={t('maxBetColumn')}
                  text={formatMoney(maxBet.amount, maxBet.currency, language)}
                />
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

interface FigureProps {
  /** The column's label on a card. */
  readonly label: string;
  readonly text: string;
}

function Figure({ label, text }: FigureProps) {
  return (
    <td {...asCell}>
      {/* Screen readers get the column heading. */}
      <span aria-hidden className={styles.cellLabel}>
        {label}
      </span>
      {text}
    </td>
  );
}
