import { useTranslation } from 'react-i18next';
import type { ContractPreview } from '#contract/entities/agent.ts';
import { WarningIcon } from '#web/ui/icons/WarningIcon.tsx';
import type { ContractWords } from '../contract-words.ts';
import styles from './contract.module.css';

interface EndingsProps {
  readonly preview: ContractPreview;
  readonly words: ContractWords;
}

/** The downline contracts that would end, by person and date (C5). */
export function Endings({ preview: { endings, effectiveAt }, words }: EndingsProps) {
  const { t } = useTranslation('agent');
  if (endings.length === 0) return <p className={styles.muted}>{t('nothingEnds')}</p>;
  return (
    <section className={styles.endings} aria-labelledby="contract-endings">
      <h3 id="contract-endings">
        <WarningIcon size={20} /> {t('endings', { count: endings.length })}
      </h3>
      <p>{t('endingsText', { day: words.moment(effectiveAt) })}</p>
      <ul>
        {endings.map(({ contractId, agent, rate, reason }) => (
          <li key={contractId}>
            <strong>{agent.nickname}</strong>
            <span>{t('upTo', { rate: words.rate(rate) })}</span>
            <span className={styles.muted}>{t(`reason.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
