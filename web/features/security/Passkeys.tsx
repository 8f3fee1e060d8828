import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Passkey, Passkeys as PasskeysShown } from '#contract/entities/passkey.ts';
import { refusalOf, valueOf } from '#web/api/refused-read.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { withReauthentication } from '#web/shared/verification/reauthentication.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { QuestionDialog } from '#web/ui/dialogs/QuestionDialog.tsx';
import { PasskeyRow } from './PasskeyRow.tsx';
import styles from './security.module.css';
import { tellDevice } from './tell-device.ts';

/** The passkeys of the account: added, renamed and removed one by one (A24). */
export function Passkeys({ passkeys }: { readonly passkeys: PasskeysShown }) {
  const { t } = useTranslation('security');
  const services = useServices();
  const modals = useModals();
  const [removing, setRemoving] = useState<Passkey | null>(null);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ id }: Passkey) =>
      valueOf(
        withReauthentication(services, () => services.api.passkeys.remove({ params: { id } })),
      ),
    onSuccess: tellDevice,
    // Also after a refusal: it may have been removed in another tab.
    onSettled: () => services.changes.outdate('security'),
  });
  const { isOffered, list, max } = passkeys;
  // The list of protections adds the first one.
  if (list.length === 0) return null;
  const remove = () => {
    if (removing === null) return;
    // Reauthentication opens over the page, not over the question.
    setRemoving(null);
    mutate(removing);
  };
  return (
    <section className={styles.part} aria-labelledby="passkeys-title">
      <div className="spread gap-3">
        <h2 id="passkeys-title">{t('passkeys.title')}</h2>
        {isOffered && list.length < max && (
          <Button size="s" onClick={() => modals.show({ type: 'passkeyAdding' })}>
            {t('passkeys.add')}
          </Button>
        )}
      </div>
      <p className="hint">
        {list.length < max ? t('passkeys.about') : t('passkeys.full', { count: max })}
      </p>
      <ul role="list" className="stack gap-2">
        {list.map((passkey) => (
          <li key={passkey.id} className={styles.row}>
            <PasskeyRow
              passkey={passkey}
              isRemoving={isPending}
              onRemove={() => {
                reset();
                setRemoving(passkey);
              }}
            />
          </li>
        ))}
      </ul>
      <RefusalMessage refusal={refusalOf(error)} />
      <QuestionDialog
        open={removing !== null}
        title={t('passkeys.question', { name: removing?.name ?? '' })}
        leave={t('shell:cancel')}
        onLeave={() => setRemoving(null)}
        action={{ label: t('passkeys.remove'), variant: 'primary', onAction: remove }}
      >
        {t('passkeys.effect')}
      </QuestionDialog>
    </section>
  );
}
