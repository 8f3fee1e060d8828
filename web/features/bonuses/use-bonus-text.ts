import { useTranslation } from 'react-i18next';
import type { Bonus } from '#contract/entities/bonus.ts';
import { useMoney } from '#web/shared/money/use-money.ts';

/** A bonus's title: its promotion, else its source. */
export function useBonusName(): (bonus: Pick<Bonus, 'origin' | 'promotion'>) => string {
  const { t } = useTranslation('bonuses');
  return ({ origin, promotion }) => promotion?.title ?? t(`origin.${origin}`);
}

/** How a bonus ended, in a sentence. */
export function useEndText(bonus: Bonus): string {
  const { t } = useTranslation('bonuses');
  const money = useMoney(bonus.currency);
  const amount = money(bonus.finalAmount ?? 0);
  return bonus.state === 'active' ? '' : t(`endText.${bonus.state}`, { amount });
}
