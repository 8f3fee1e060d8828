import { useTranslation } from 'react-i18next';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Notice } from '#web/ui/messages/Notice.tsx';

/**
 * The player wanted to stake more than there is: paying in is offered over the game, which goes on
 * behind it (W2). The notice goes by itself once money has come, by whichever way.
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
        dismissLabel={t('fundsShort.close')}
      />
    </output>
  );
}
