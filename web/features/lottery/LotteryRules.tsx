import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import type { LotteryRules as Rules } from '#contract/entities/lottery.ts';
import { useLanguage } from '#web/app/use-language.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { oddsText } from './odds-text.ts';
import styles from './Rules.module.css';

/** What can be bet on, what it pays and how likely it is: read before a stake (L5b). */
export function LotteryRules({ rules }: { readonly rules: Rules }) {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  const { tag } = languages[language];
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const { lottery, plays, closesBeforeSeconds, highestWin } = rules;
  return (
    <section className={styles.rules} aria-labelledby="lottery-rules">
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
        <table className={styles.plays}>
          <caption>{t('playsTitle')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('playColumn')}</th>
              <th scope="col">{t('odds')}</th>
              <th scope="col">{t('chanceColumn')}</th>
              <th scope="col">{t('returnColumn')}</th>
              <th scope="col">{t('maxBetColumn')}</th>
            </tr>
          </thead>
          <tbody>
            {plays.map(({ playType, odds, oneIn, returnToPlayer, maxBet }) => (
              <tr key={playType}>
                <th scope="row">
                  {t(`play.${playType}`)}
                  <small>{t(`about.${playType}`)}</small>
                </th>
                <td>{oddsText(odds, language)}</td>
                <td>{t('oneIn', { draws: number.format(oneIn) })}</td>
                <td>{percent.format(returnToPlayer)}</td>
                <td>{formatMoney(maxBet.amount, maxBet.currency, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
