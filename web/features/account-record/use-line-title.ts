import { useTranslation } from 'react-i18next';
import type { Transaction } from '#contract/entities/transaction.ts';

/** What a line is called: its kind, and of a deposit also what became of it. */
export function useLineTitle() {
  const { t } = useTranslation(['transactions', 'deposit']);
  return ({ kind, depositEnd }: Pick<Transaction, 'kind' | 'depositEnd'>): string =>
    depositEnd === null
      ? t(`kinds.${kind}`)
      : t('depositLine', { what: t(`deposit:outcome.${depositEnd}`) });
}
