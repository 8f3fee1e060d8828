import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import {
  type MoneyPasswordKind,
  moneyPasswordFieldNames,
} from '#contract/entities/money-password-types.ts';
import { FormPending } from '#web/shared/forms/FormPending.tsx';
import { keyboardOf } from '#web/shared/forms/keyboard.ts';
import { useModals } from '#web/shared/modals/use-modals.ts';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { PasswordInput } from '#web/ui/fields/PasswordInput.tsx';
import { Notice } from '#web/ui/messages/Notice.tsx';
import styles from './MoneyPasswordFields.module.css';
import type { MoneyPasswordValues, RequiredPasswords } from './use-required-passwords.ts';

interface MoneyPasswordFieldsProps {
  readonly passwords: RequiredPasswords;
  readonly register: (name: keyof MoneyPasswordValues) => UseFormRegisterReturn;
  readonly errorOf: (name: keyof MoneyPasswordValues) => string | undefined;
  /** The submit button: shown only if passwords can be entered. */
  readonly children: ReactNode;
}

/**
 * The money passwords that a form requires (W2). An unset one can be set from here; a lock and a
 * waiting time replace the fields and the submit button, and show their end.
 */
export function MoneyPasswordFields({
  passwords,
  register,
  errorOf,
  children,
}: MoneyPasswordFieldsProps) {
  const { t } = useTranslation(['moneyPasswords', 'account']);
  const modals = useModals();
  const times = useTimes();
  const open = (kind: MoneyPasswordKind) => modals.show({ type: 'moneyPassword', kind });
  const { state, kinds, unset, lockedUntil, usableFrom } = passwords;
  const [first] = kinds;

  if (!state) return <FormPending failure={passwords.failure} />;
  if (unset) {
    return (
      <Notice
        tone="info"
        text={t(`unset.${unset}`)}
        action={{ label: t('submit.set'), onAction: () => open(unset) }}
      />
    );
  }
  if (lockedUntil !== null && first) {
    return (
      <Notice
        tone="warning"
        text={t('locked', { time: times.zonedMoment(lockedUntil) })}
        action={{ label: t('recoverIt'), onAction: () => open(first) }}
      />
    );
  }
  if (usableFrom !== null) {
    return <Notice tone="info" text={t('waiting', { time: times.zonedMoment(usableFrom) })} />;
  }
  const count = state.triesLeft;
  return (
    <>
      {kinds.map((kind) => {
        const name = moneyPasswordFieldNames[kind];
        const error = errorOf(name);
        return (
          <div key={kind} className="stack gap-1">
            <Field
              label={t(`give.${kind}`)}
              error={error}
              hint={error === undefined ? undefined : t('triesLeft', { count })}
              required
            >
              <PasswordInput
                {...register(name)}
                showLabel={t('account:showPassword')}
                hideLabel={t('account:hidePassword')}
                autoComplete="off"
                {...keyboardOf(state.rule)}
              />
            </Field>
            <Button variant="ghost" size="s" className={styles.manage} onClick={() => open(kind)}>
              {t('manage')}
            </Button>
          </div>
        );
      })}
      {children}
    </>
  );
}
