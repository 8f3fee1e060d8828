import { useTranslation } from 'react-i18next';
import type { Transaction } from '#contract/entities/transaction.ts';

/** A line's title: its kind, for a deposit its outcome, for a withdrawal the part. */
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
