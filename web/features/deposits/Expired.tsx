import { useTranslation } from 'react-i18next';
import { useMoney } from '#web/shared/money/use-money.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { EndScreen } from './EndScreen.tsx';
import type { DepositFlow } from './use-deposit.ts';

/** The charge has expired: one press makes a new one; the old one is still watched (W2). */
export function Expired({ flow }: { readonly flow: DepositFlow }) {
  const { t } = useTranslation('deposit');
  const money = useMoney(flow.context.currency);
  if (!flow.context.deposit) return null;
  return (
    <EndScreen
      flow={flow}
      tone="warning"
      title={t('expired.title')}
      text={t('expired.text')}
      actions={
        <>
          <Button variant="gold" onClick={() => flow.send({ type: 'code.renewed' })}>
            {t(flow.context.deposit.method === 'pix' ? 'expired.renew' : 'expired.again', {
              amount: money(flow.context.deposit.amount),
            })}
          </Button>
          <Button onClick={() => flow.send({ type: 'another.requested' })}>
            {t('otherAmount')}
          </Button>
        </>
      }
    />
  );
}
