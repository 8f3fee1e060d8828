import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/buttons/Button.tsx';
import { CopyValue } from '#web/ui/content/CopyValue.tsx';
import { CheckCircleIcon } from '#web/ui/icons/CheckCircleIcon.tsx';
import styles from './NewAccount.module.css';
import type { RegistrationFlow } from './use-registration.ts';

/** The account number of a registration by mobile, and its password where we made it (A12, G4a). */
export function NewAccount({ flow }: { readonly flow: RegistrationFlow }) {
  const { t } = useTranslation('registration');
  const password = flow.draft.generated.read();
  return (
    <div className={styles.place}>
      <CheckCircleIcon size={48} className={styles.sign} />
      <p className={styles.text}>{t('accountText')}</p>
      <CopyValue
        label={t('accountNumber')}
        value={flow.context.registered?.account ?? ''}
        copyLabel={t('copyAccount')}
        copyText={t('copy')}
        copiedText={t('copied')}
      />
      {password !== null && (
        <>
          <CopyValue
            label={t('generatedPassword')}
            value={password}
            copyLabel={t('copyPassword')}
            copyText={t('copy')}
            copiedText={t('copied')}
          />
          <p className={styles.text}>{t('generatedPasswordText')}</p>
        </>
      )}
      <Button variant="primary" size="l" block onClick={flow.confirmAccount}>
        {t('continue')}
      </Button>
    </div>
  );
}
