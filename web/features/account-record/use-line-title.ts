import { useTranslation } from 'react-i18next';
import type { Transaction } from '#contract/entities/transaction.ts';

/** What a line is called: its kind, of a deposit what became of it, of a withdrawal which part. */
export function useLineTitle() {
  const { t } = useTranslation(['transactions', 'deposit']);
  return ({
    kind,
    depositEnd,
    belongsTo,
  }: Pick<Transaction, 'kind' | 'depositEnd' | 'belongsTo'>): string => {
    if (depositEnd !== null) return t('depositLine', { what: t(`deposit:outcome.${depositEnd}`) });
    if (!belongsTo?.part) return t(`kinds.${kind}`);
    return t('lineOfPart', { what: t(`kinds.${kind}`), number: belongsTo.part });
  };
}
