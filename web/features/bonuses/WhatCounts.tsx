import { useTranslation } from 'react-i18next';
import type { Bonus } from '#contract/entities/bonus.ts';
import { Disclosure } from '#web/ui/content/Disclosure.tsx';
import styles from './bonuses.module.css';

/** How much of a stake counts, by category and by game. */
export function WhatCounts({ counts: { categories, games } }: Pick<Bonus, 'counts'>) {
  const { t } = useTranslation('bonuses');
  const byPercent = categories.toSorted((a, b) => b.percent - a.percent);
  const rows = [
    ...games.map(({ gameName, percent }) => ({ name: gameName, percent })),
    ...byPercent.map(({ category, percent }) => ({
      name: t(`shell:category.${category}`),
      percent,
    })),
  ];
  return (
    <Disclosure title={t('whatCounts')}>
      <p className="hint">{t('whatCountsText')}</p>
      <dl className={styles.counts}>
        {rows.map(({ name, percent }) => (
          <div key={name} data-full={percent === 100}>
            <dt>{name}</dt>
            <dd>{percent}%</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
