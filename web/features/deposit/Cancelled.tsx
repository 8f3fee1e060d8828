import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import { EndScreen } from './EndScreen.tsx';
import type { DepositFlow } from './use-deposit.ts';

/** The charge was cancelled before it was paid. */
export function Cancelled({ flow }: { readonly flow: DepositFlow }) {
  const { t } = useTranslation('deposit');
  return (
    <EndScreen
      flow={flow}
      tone="info"
      title={t('cancelled.title')}
      text={t('cancelled.text')}
      actions={
        <Button variant="primary" onClick={flow.startAnother}>
          {t('another')}
        </Button>
      }
    />
  );
}
