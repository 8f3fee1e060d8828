import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import { queries } from '#web/api/queries.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import styles from './GameRules.module.css';

/** A game's return, stakes and rules, before anybody signs in (L5b). */
export function GameRules({ gameId }: { readonly gameId: string }) {
  const { t } = useTranslation('game');
  const language = useLanguage();
  const { data } = useQuery(
    queries.games.rules({ params: { nodeId: gameId }, query: { language } }),
  );
  if (!data) return null;
  const { returnToPlayer, minStake, maxStake, rules } = data;
  const rate = new Intl.NumberFormat(languages[language].tag, {
    style: 'percent',
    minimumFractionDigits: 2,
  }).format(returnToPlayer / 10_000);
  return (
    <section className={styles.rules} aria-labelledby="game-rules">
      <h3 id="game-rules">{t('rules')}</h3>
      <dl>
        <div>
          <dt>{t('returnToPlayer')}</dt>
          <dd>{rate}</dd>
        </div>
        <div>
          <dt>{t('stakes')}</dt>
          <dd>
            {t('stakesFromTo', {
              low: formatMoney(minStake.amount, minStake.currency, language),
              high: formatMoney(maxStake.amount, maxStake.currency, language),
            })}
          </dd>
        </div>
      </dl>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
