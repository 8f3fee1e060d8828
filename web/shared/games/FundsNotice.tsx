import { useTranslation } from 'react-i18next';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Notice } from '#web/ui/messages/Notice.tsx';

/**
 * The player's stake exceeded the balance: a deposit is offered over the running game (W2). The
 * notice closes once money has arrived by any way.
 */
export function FundsNotice({ onClosed }: { readonly onClosed: () => void }) {
  const { t } = useTranslation('games');
  const { isTrial } = useSession();
  const modals = useModals();
  return (
    <output>
      <Notice
        tone="warning"
        text={t('fundsShort.text')}
        action={{
          label: t('fundsShort.deposit'),
          onAction: () => modals.open(isTrial ? 'realAccountNeeded' : 'deposit'),
        }}
        onDismiss={onClosed}
        dismissLabel={t('shell:close')}
      />
    </output>
  );
}
