import { useTranslation } from 'react-i18next';
import type { AgentContract, ContractTerms } from '#contract/entities/agent.ts';
import { Badge } from '#web/ui/content/Badge.tsx';
import { Card } from '#web/ui/content/Card.tsx';
import type { ContractWords } from '../contract-words.ts';
import styles from './contract.module.css';

interface TermsProps {
  readonly contract: AgentContract | null;
  readonly side: 'now' | 'offered';
  readonly words: ContractWords;
}

/** One side's terms: its bands, lowest first. */
export function Terms({ contract, side, words }: TermsProps) {
  const { t } = useTranslation('agent');
  return (
    <Card className={styles.terms} data-side={side}>
      <h3 className={styles.side}>{t(`side.${side}`)}</h3>
      {contract === null ? (
        <p className={styles.muted}>{t('noContractYet')}</p>
      ) : (
        <>
          <p className={styles.muted}>
            {t(`period.${contract.terms.period}`)} <Badge>{t('version', contract)}</Badge>
          </p>
          {side === 'now' && contract.endsAt !== null && (
            <p>{t('endsOn', { day: words.moment(contract.endsAt) })}</p>
          )}
          <Bands terms={contract.terms} words={words} />
        </>
      )}
    </Card>
  );
}

interface BandsProps {
  readonly terms: ContractTerms;
  readonly words: ContractWords;
}

/** A contract's bands: requirements and rates. */
export function Bands({ terms, words }: BandsProps) {
  return (
    <ol role="list" className="stack gap-2">
      {terms.bands.map((band) => (
        <li key={band.rate} className={styles.band}>
          <strong className={styles.rate}>{words.rate(band.rate)}</strong>
          <span>{words.conditions(band)}</span>
        </li>
      ))}
    </ol>
  );
}
