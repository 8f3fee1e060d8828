import { useTranslation } from 'react-i18next';
import type { PayoutPart, Withdrawal } from '#contract/entities/withdrawal.ts';
import { CopyValue } from '#web/shared/copying/CopyValue.tsx';
import { Facts } from '#web/shared/money/Facts.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { WithdrawalFigures } from './WithdrawalFigures.tsx';

interface PartFactsProps {
  readonly part: PayoutPart;
  readonly withdrawal: Withdrawal;
}

/** A payment: target, time, and the figures of the whole withdrawal (W3). */
export function PartFacts({ part, withdrawal }: PartFactsProps) {
  const { t } = useTranslation('withdraw');
  const times = useTimes();
  const facts: readonly (readonly [string, string])[] = [
    [t('fact.paidTo'), withdrawal.account],
    [t('fact.paidAt'), times.zonedMoment(part.disbursedAt)],
  ];
  return (
    <>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </Facts>
      <WithdrawalFigures withdrawal={withdrawal} />
      <CopyValue
        label={t('fact.reference')}
        value={part.reference}
        copyLabel={t('fact.copyReference')}
        copyText={t('fact.copy')}
        copiedText={t('fact.copied')}
      />
    </>
  );
}
