import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewInvitation } from '#contract/entities/invitation.ts';
import { INVITATION_NAME_LENGTH } from '#contract/entities/invitation-types.ts';
import type { KeyedSubmission } from '#machines/submission/submission.machine.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { useSubmission } from '#web/shared/submission/use-submission.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/content/Card.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import styles from './invitations.module.css';
import { PromiseFields } from './PromiseFields.tsx';
import { usePromise } from './use-promise.ts';

interface NewLinkFormProps {
  /** In basis points, 0 for none; undefined until known. */
  readonly highestRate: number | undefined;
}

/** A new link: whom it invites, and its promise, up to the agent's own rate (C1). */
export function NewLinkForm({ highestRate }: NewLinkFormProps) {
  const { t } = useTranslation('invitations');
  const { api, changes } = useServices();
  const [name, setName] = useState('');
  const promise = usePromise(highestRate);
  const [isSent, setIsSent] = useState(false);
  const making = useSubmission({
    call: 'invitations.create',
    send: async ({ payload: body, key }: KeyedSubmission<NewInvitation>) => {
      const outcome = await api.invitations.create({ body }, { key });
      void changes.outdate('invitations');
      return outcome;
    },
    onSettled: ({ ok }) => {
      if (!ok) return;
      setName('');
      promise.setText('');
      setIsSent(false);
    },
  });
  const isNameMissing = name.trim() === '';
  const create = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSent(true);
    if (isNameMissing || promise.isWrong) return;
    making.submit({ name: name.trim(), invites: promise.kind, rate: promise.rate });
  };
  return (
    <Card className="stack">
      <h2>{t('newLink')}</h2>
      <form className={styles.form} noValidate onSubmit={create}>
        <Field
          label={t('name')}
          hint={t('nameHint')}
          required
          error={isSent && isNameMissing && t('nameMissing')}
        >
          <TextInput
            value={name}
            maxLength={INVITATION_NAME_LENGTH}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <PromiseFields promise={promise} />
        <RefusalMessage refusal={making.refusal} />
        <div>
          <Button type="submit" variant="primary" busy={making.isBusy}>
            {t('create')}
          </Button>
          <output className={styles.made}>{making.isDone && t('made')}</output>
        </div>
      </form>
      {making.unanswered && <UnansweredDialog flow={making} onClose={making.unanswered.leave} />}
    </Card>
  );
}
