import { useTranslation } from 'react-i18next';
import type { Money } from '#contract/entities/money.ts';
import { formatRoundMoney } from '#web/i18n/format-round-money.ts';
import { useLanguage } from '#web/i18n/use-language.ts';

interface RegistrationTitleProps {
  /** The welcome bonus; without one it is not mentioned (G6). */
  readonly bonus: Money | null | undefined;
}

/** What a registration is called, with its bonus (A1). */
export function RegistrationTitle({ bonus }: RegistrationTitleProps) {
  const { t } = useTranslation('registration');
  const language = useLanguage();
  if (!bonus) return t('title');
  return t('titleWithBonus', { bonus: formatRoundMoney(bonus.amount, bonus.currency, language) });
}
