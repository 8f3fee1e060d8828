import { useTranslation } from 'react-i18next';
import type { DepositTerms } from '#contract/entities/deposit.ts';

/** Names payment methods: a card that may not be on credit is named accordingly. */
export function useMethodName() {
  const { t } = useTranslation('deposit');
  return ({ method, cards }: Pick<DepositTerms, 'method' | 'cards'>): string =>
    takesNoCredit({ cards }) ? t('cardWithoutCredit') : t(`method.${method}`);
}

/** Whether cards may pay, but not on credit. */
export function takesNoCredit({ cards }: Pick<DepositTerms, 'cards'>): boolean {
  return cards.length > 0 && !cards.includes('credit');
}
