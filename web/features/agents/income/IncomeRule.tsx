import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import { Disclosure } from '#web/ui/content/Disclosure.tsx';
import own from './income.module.css';

interface IncomeRuleProps {
  readonly version: number;
  readonly kind: ContractKind;
}

/** The published income rule of a kind, in words (C4). */
export function IncomeRule({ version, kind }: IncomeRuleProps) {
  const { t } = useTranslation('income');
  const title = t('ruleTitle', { rule: version });
  // Each version has its own text; for an unknown version only its number shows.
  if (version !== 1) return <p>{title}</p>;
  const base = kind === 'dividend' ? 'dividend' : 'salary';
  return (
    <Disclosure title={title}>
      <ol className={own.rule}>
        <li>{t('ruleOne.decided')}</li>
        <li>{t(`ruleOne.base.${base}`)}</li>
        <li>{t('ruleOne.band')}</li>
        <li>{t('ruleOne.share')}</li>
        <li>{t('ruleOne.downline')}</li>
        <li>{t('ruleOne.before')}</li>
        <li>{t('ruleOne.paid')}</li>
      </ol>
    </Disclosure>
  );
}
