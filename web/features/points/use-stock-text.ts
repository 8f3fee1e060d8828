import { useTranslation } from 'react-i18next';
import { FEW_LEFT } from '#contract/entities/points-types.ts';

/** The text of a stock: a number if few are left, else that there are some. */
export function useStockText(): (stock: number) => string {
  const { t } = useTranslation('points');
  return (stock) => {
    if (stock === 0) return t('soldOut');
    return stock <= FEW_LEFT ? t('left', { count: stock }) : t('inStock');
  };
}
