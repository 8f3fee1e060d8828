import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { depositAddress } from '#web/shared/page/deposit-address.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Notice } from '#web/ui/messages/Notice.tsx';
import styles from './GamePage.module.css';

/**
 * The player wanted to stake more than there is: paying in is offered above the game, and leads back
 * to it (W2). The notice goes by itself once money has come, by whichever way.
 */
export function FundsNotice({ onClosed }: { readonly onClosed: () => void }) {
  const { t } = useTranslation('game');
  const { isTrial } = useSession();
  const modals = useModals();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const payIn = () =>
    isTrial ? modals.open('realAccountNeeded') : void navigate(depositAddress(pathname + search));
  return (
    <output className={styles.funds}>
      <Notice
        tone="warning"
        text={t('fundsShort.text')}
        action={{ label: t('fundsShort.deposit'), onAction: payIn }}
        onDismiss={onClosed}
        dismissLabel={t('fundsShort.close')}
      />
    </output>
  );
}
