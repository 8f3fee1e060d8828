import { useTranslation } from 'react-i18next';
import { CopyValue } from '#web/shared/copying/CopyValue.tsx';

interface NewAccountProps {
  readonly account: string;
  /** The generated password; null if the person typed one (G4a). */
  readonly password: string | null;
}

/**
 * What a new player must keep: the account number, and a password that is shown only once (A12).
 */
export function NewAccount({ account, password }: NewAccountProps) {
  const { t } = useTranslation('registration');
  return (
    <>
      <p className="muted">{t('accountText')}</p>
      <CopyValue
        label={t('accountNumber')}
        value={account}
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
          <p className="muted">{t('generatedPasswordText')}</p>
        </>
      )}
    </>
  );
}
