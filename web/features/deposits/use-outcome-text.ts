import { useTranslation } from 'react-i18next';
import type { Deposit } from '#contract/entities/deposit.ts';
import type { DepositOutcome } from '#contract/entities/deposit-types.ts';
import { depositOutcomeOf } from '#contract/rules/deposit-outcome.ts';

/** A sentence for each outcome. */
const sentences = {
  creating: 'record.creating',
  awaiting: 'record.awaiting',
  refused: 'refused.text',
  expired: 'expired.text',
  cancelled: 'cancelled.text',
  credited: 'credited.whole',
  creditedLate: 'credited.late',
  creditedInPart: 'credited.part',
  creditedMore: 'credited.more',
  returning: 'back.returning.text',
  returned: 'back.returned.text',
  returnFailed: 'back.failed.text',
  reversed: 'back.reversed.text',
} as const satisfies Readonly<Record<DepositOutcome, string>>;

/** Texts about a deposit's outcome, why money was returned, and the debt. */
export function useOutcomeText(money: (amount: number) => string) {
  const { t } = useTranslation('deposit');
  return (deposit: Deposit): string => {
    const { returned, reversed } = deposit;
    const said = [t(sentences[depositOutcomeOf(deposit)])];
    if (returned) said.push(t(`back.reason.${returned.reason}`));
    if (reversed) {
      const { owed } = reversed;
      said.push(
        owed === 0 ? t('back.reversed.left') : t('back.reversed.owed', { amount: money(owed) }),
      );
    }
    return said.join(' ');
  };
}
