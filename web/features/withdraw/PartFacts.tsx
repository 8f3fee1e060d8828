import { useTranslation } from 'react-i18next';
import type { PayoutPart, Withdrawal } from '#contract/entities/withdrawal.ts';
import { formatMoment } from '#web/i18n/format-moment.ts';
import { Facts } from '#web/shared/money/Facts.tsx';
import { useMoney } from '#web/shared/money/use-money.ts';
import { useSiteZone } from '#web/shared/times/use-site-zone.ts';
import { CopyValue } from '#web/ui/content/CopyValue.tsx';

interface PartFactsProps {
  readonly part: PayoutPart;
  readonly withdrawal: Withdrawal;
}

/** A payment by its figures: what was paid where and when, what came, what is still to come (W3). */
export function PartFacts({ part, withdrawal }: PartFactsProps) {
  const { t } = useTranslation('withdraw');
  const money = useMoney(withdrawal.currency);
  const zone = useSiteZone();
  const facts: readonly (readonly [string, string])[] = [
    [t('fact.paidTo'), withdrawal.account],
    [t('fact.paidAt'), formatMoment(part.disbursedAt, zone)],
    [t('fact.received'), money(withdrawal.received)],
    [t('fact.remaining'), money(withdrawal.remaining)],
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
