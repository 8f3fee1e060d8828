import { type SubmitEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationRules } from '#contract/entities/registration.ts';
import type { NewAccount } from '#contract/entities/sub-account.ts';
import { boundsOf, checkField } from '#contract/rules/field-rules.ts';
import { fieldsToMend } from '#contract/rules/fields-to-mend.ts';
import { trimmedName } from '#contract/rules/registration-form.ts';
import { withWrongCharacters } from '#contract/rules/wrong-characters.ts';
import type { KeyedSubmission } from '#machines/submission/submission.machine.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useFieldText } from '#web/shared/forms/use-draft.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/content/Card.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import styles from '../invitations/invitations.module.css';
import { PromiseFields } from '../invitations/PromiseFields.tsx';
import { usePromise } from '../invitations/use-promise.ts';
import { HandoutDialog } from './HandoutDialog.tsx';
import { useFirstPassword } from './use-first-password.ts';

interface NewAccountFormProps {
  readonly rules: RegistrationRules;
  /** In basis points, 0 for none; undefined until known. */
  readonly highestRate: number | undefined;
  /**
   * Called with the account that may have been made while the outcome is unknown; null once known.
   */
  readonly onUnknown: (username: string | null) => void;
}

/** A new account: its user name, its owner, and its promise (C1). */
export function NewAccountForm({ rules, highestRate, onUnknown }: NewAccountFormProps) {
  const { t } = useTranslation(['invitations', 'account', 'errors']);
  const textOf = useFieldText();
  const { api } = useServices();
  const [username, setUsername] = useState('');
  const [isSent, setIsSent] = useState(false);
  const promise = usePromise(highestRate);
  const making = useFirstPassword({
    rule: rules.password,
    call: 'subAccounts.create',
    send: ({ payload, key }: KeyedSubmission<Omit<NewAccount, 'password'>>, password) =>
      api.subAccounts.create({ body: { ...payload, password } }, { key }),
  });

  const name = trimmedName(username);
  const unknown = making.unanswered ? name : null;
  useEffect(() => onUnknown(unknown), [onUnknown, unknown]);
  const rule = { ...rules.username, enabled: true, required: true };
  const { min, max } = boundsOf(rule);
  const mistake = checkField('username', name, rule);
  const wrong = mistake && withWrongCharacters(mistake, name, rule);
  // The refused value, until something else is typed.
  const refused = making.refusal && fieldsToMend(making.refusal).find(isAboutName);
  const shown = refused ?? (isSent ? wrong : undefined);
  const create = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSent(true);
    if (wrong || promise.isWrong) return;
    making.submit({ username: name, kind: promise.kind, rate: promise.rate });
  };
  const start = () => {
    making.hide();
    setUsername('');
    promise.setText('');
    setIsSent(false);
  };
  return (
    <Card className="stack">
      <h2>{t('accounts.newAccount')}</h2>
      <p className={styles.muted}>{t('accounts.about')}</p>
      <form className={styles.form} noValidate onSubmit={create}>
        <Field
          label={t('accounts.username')}
          hint={t('accounts.usernameHint', { min, max })}
          required
          error={shown && textOf(shown)}
        >
          <TextInput
            value={username}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2 * max}
            onChange={({ target }) => {
              making.reset();
              setUsername(target.value);
            }}
          />
        </Field>
        <PromiseFields promise={promise} />
        <RefusalMessage refusal={making.refusal} />
        <div>
          <Button type="submit" variant="primary" busy={making.isBusy}>
            {t('accounts.create')}
          </Button>
        </div>
      </form>
      {making.unanswered && <UnansweredDialog flow={making} onClose={making.unanswered.leave} />}
      {making.handout && <HandoutDialog handout={making.handout} onClose={start} />}
    </Card>
  );
}

function isAboutName({ field }: { readonly field: string }): boolean {
  return field === 'username';
}
