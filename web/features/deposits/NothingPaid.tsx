import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import { EndScreen } from './EndScreen.tsx';
import type { DepositFlow } from './use-deposit.ts';

/** The charge was cancelled unpaid, or the provider refused it (W2). */
export function NothingPaid({ flow }: { readonly flow: DepositFlow }) {
  const { t } = useTranslation('deposit');
  const isRefused = flow.state === 'charge.refused';
  return (
    <EndScreen
      flow={flow}
      tone={isRefused ? 'warning' : 'info'}
      title={t(isRefused ? 'refused.title' : 'cancelled.title')}
      text={t(isRefused ? 'refused.text' : 'cancelled.text')}
      actions={
        <Button variant="primary" onClick={() => flow.send({ type: 'another.requested' })}>
          {t('another')}
        </Button>
      }
    />
  );
}
