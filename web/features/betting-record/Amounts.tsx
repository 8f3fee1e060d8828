import { useTranslation } from 'react-i18next';
import type { Currency } from '#contract/entities/money.ts';
import type { Round } from '#contract/entities/round.ts';
import { formatMoney } from '#web/i18n/format.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { NetAmount } from '#web/shared/records/NetAmount.tsx';
import { Money } from '#web/ui/content/Money.tsx';

interface RoundAmountProps {
  readonly round: Round;
  readonly currency: Currency;
}

/** The payout of a round; unknown while open. */
export function RoundWin({ round, currency }: RoundAmountProps) {
  const language = useLanguage();
  if (round.state === 'open') return <NotKnownYet />;
  return <Money text={formatMoney(round.win, currency, language)} />;
}

/** The net of a round; unknown while open. */
export function RoundNet({ round, currency }: RoundAmountProps) {
  return round.net === null ? <NotKnownYet /> : <NetAmount net={round.net} currency={currency} />;
}

function NotKnownYet() {
  const { t } = useTranslation('bets');
  return <Money text="–" label={t('notKnownYet')} />;
}
