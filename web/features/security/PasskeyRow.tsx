import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey } from '#contract/entities/passkey.ts';
import { Moment } from '#web/shared/times/Moment.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';
import styles from './security.module.css';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly isRemoving: boolean;
  readonly onRemove: () => void;
}

/** One passkey, with a form in its place while it gets another name (A24). */
export function PasskeyRow({ passkey, isRemoving, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('security');
  const [isRenaming, setIsRenaming] = useState(false);
  const wasRenaming = useRef(false);
  const rename = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form that had the focus is gone.
    if (wasRenaming.current && !isRenaming) rename.current?.focus();
    wasRenaming.current = isRenaming;
  }, [isRenaming]);
  if (isRenaming) {
    return <PasskeyNameForm passkey={passkey} onDone={() => setIsRenaming(false)} />;
  }
  const { name, isSynced, createdAt, lastUsedAt, isLastSignInMethod } = passkey;
  return (
    <>
      <span className={styles.what}>
        <strong>{name}</strong>
        <span className="hint">
          {t('passkeys.made')} <Moment at={createdAt} /> ·{' '}
          {lastUsedAt === null ? (
            t('passkeys.unused')
          ) : (
            <>
              {t('passkeys.used')} <Moment at={lastUsedAt} />
            </>
          )}
        </span>
        <span className="hint">{t(isSynced ? 'passkeys.synced' : 'passkeys.single')}</span>
        {isLastSignInMethod && <span className={styles.warning}>{t('passkeys.lastWay')}</span>}
      </span>
      <Button
        ref={rename}
        size="s"
        variant="ghost"
        aria-label={t('passkeys.renameOf', { name })}
        onClick={() => setIsRenaming(true)}
      >
        {t('passkeys.rename')}
      </Button>
      {!isLastSignInMethod && (
        <Button
          size="s"
          variant="ghost"
          busy={isRemoving}
          aria-label={t('passkeys.removeOf', { name })}
          onClick={onRemove}
        >
          {t('passkeys.remove')}
        </Button>
      )}
    </>
  );
}
