import { useTranslation } from 'react-i18next';
import { languages } from '#contract/entities/language.ts';
import type { PromotionDetail } from '#contract/entities/promotion.ts';
import { formatRoundMoney } from '#web/i18n/format-round-money.ts';
import { formatSpan } from '#web/i18n/format-span.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './Conditions.module.css';

interface ConditionsProps {
  readonly promotion: Pick<PromotionDetail, 'bonus' | 'prizePool' | 'kind'>;
  readonly conditions: NonNullable<PromotionDetail['conditions']>;
}

/** A promotion's conditions in figures: amount, wagering, time, games (W8, W11). */
export function Conditions({ promotion, conditions }: ConditionsProps) {
  const { t } = useTranslation(['promotions', 'shell']);
  const language = useLanguage();
  const { bonus, prizePool, kind } = promotion;
  const { wagering, minimumAge } = conditions;
  const money = (paid: NonNullable<PromotionDetail['bonus']>) =>
    formatRoundMoney(paid.amount, paid.currency, language);
  return (
    <section
      aria-labelledby="promotion-conditions"
      className={classNames('stack', styles.conditions)}
    >
      <h2 id="promotion-conditions">{t('conditions.title')}</h2>
      <dl className={styles.list}>
        <Condition name={t('conditions.pays')}>
          {bonus && t('conditions.max', { amount: money(bonus) })}
          {prizePool && t('conditions.pool', { amount: money(prizePool) })}
        </Condition>
        <Condition name={t('conditions.way')}>{t(`kind.${kind}`)}</Condition>
        <Condition name={t('conditions.wagering')}>
          {wagering
            ? bonus
              ? t('conditions.stake', {
                  count: wagering.times,
                  amount: money({ ...bonus, amount: bonus.amount * wagering.times }),
                })
              : t('conditions.times', { count: wagering.times })
            : t('conditions.atOnce')}
        </Condition>
        {wagering && (
          <>
            <Condition name={t('conditions.validity')}>
              {t('conditions.days', { days: formatSpan(wagering.days, 'day', language) })}
            </Condition>
            <Condition name={t('conditions.games')}>
              <GameShares games={wagering.games} />
            </Condition>
          </>
        )}
        <Condition name={t('conditions.age')}>
          {t('conditions.ageFrom', { age: minimumAge })}
        </Condition>
      </dl>
    </section>
  );
}

interface ConditionProps {
  readonly name: string;
  readonly children: React.ReactNode;
}

function Condition({ name, children }: ConditionProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Games = NonNullable<NonNullable<PromotionDetail['conditions']>['wagering']>['games'];

/** The games by counting share, highest first. */
function GameShares({ games }: { readonly games: Games }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { tag } = languages[language];
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const names = new Intl.ListFormat(tag, { type: 'unit' });
  const shares = [...new Set(games.map((game) => game.percent))].toSorted((a, b) => b - a);
  return (
    <ul role="list" className={styles.games}>
      {shares.map((share) => (
        <li key={share}>
          <b>{percent.format(share / 100)}</b>{' '}
          {names.format(
            games
              .filter((game) => game.percent === share)
              .map(({ category }) => t(`category.${category}`)),
          )}
        </li>
      ))}
    </ul>
  );
}
