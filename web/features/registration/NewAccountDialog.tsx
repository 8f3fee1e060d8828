import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notedInEntry, noteInEntry } from '#web/platform/address/history-entry.ts';
import { askBeforeLeaving } from '#web/platform/ask-before-leaving.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { CheckCircleIcon } from '#web/ui/icons/CheckCircleIcon.tsx';
import { Answer } from '#web/ui/messages/Answer.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import styles from './NewAccount.module.css';
import { NewAccount } from './NewAccount.tsx';
import { registrationDraft } from './registration-draft.ts';

interface NewAccountDialogProps {
  readonly modal: { readonly welcome?: boolean };
  readonly onClose: () => void;
}

/** Entry state: there was a password to keep. The password itself does not survive a reload. */
const PASSWORD_SHOWN_KEY = 'passwordShown';

/**
 * The new account of a registration by mobile number, over a signed-in page (A12). While it shows a
 * generated password, only its button closes it: back, Escape, or an unconfirmed reload would lose
 * the password.
 */
export default function NewAccountDialog({ modal, onClose }: NewAccountDialogProps) {
  const { t } = useTranslation('registration');
  const services = useServices();
  const { generated } = registrationDraft(services);
  const { member } = useSession();
  const [password] = useState(generated.read);
  const [wasLost] = useState(() => password === null && notedInEntry(PASSWORD_SHOWN_KEY) !== null);
  const [isWarned, setIsWarned] = useState(false);
  const account = member?.account ?? '';

  useEffect(() => {
    if (password === null) return undefined;
    noteInEntry(PASSWORD_SHOWN_KEY, 'yes');
    return askBeforeLeaving();
  }, [password]);

  const goOn = () => {
    generated.forget();
    noteInEntry(PASSWORD_SHOWN_KEY, null);
    if (modal.welcome === true) {
      const success = { type: 'registrationSuccess', account } as const;
      services.modals.send({ type: 'modal.replaced', modal: success });
    } else onClose();
  };

  return (
    <Dialog
      open
      title={t('accountTitle')}
      coverCloses={false}
      onClose={() => (password === null ? goOn() : setIsWarned(true))}
    >
      <div className={styles.place}>
        <CheckCircleIcon size={48} className={styles.sign} />
        <NewAccount account={account} password={password} />
        {wasLost && <Notice tone="info" text={t('generatedPasswordGone')} />}
        <Answer to={isWarned}>
          <Notice tone="warning" text={t('keepPasswordFirst')} />
        </Answer>
        <Button variant="primary" size="l" block data-autofocus onClick={goOn}>
          {t('continue')}
        </Button>
      </div>
    </Dialog>
  );
}
