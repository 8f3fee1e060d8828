import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WHOLE_RATE } from '#contract/entities/agent-types.ts';
import type { NewInvitation } from '#contract/entities/invitation.ts';
import {
  INVITATION_NAME_LENGTH,
  type InvitedKind,
  invitedKinds,
} from '#contract/entities/invitation-types.ts';
import { languages } from '#contract/entities/language.ts';
import { invitationsKey } from '#web/api/invitation-queries.ts';
import { refusalOf, valueOf } from '#web/api/queries.ts';
import { useLanguage } from '#web/i18n/use-language.ts';
import { RefusalMessage } from '#web/shared/account/RefusalMessage.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Card } from '#web/ui/content/Card.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { Select } from '#web/ui/fields/Select.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { readRate } from '../rate-text.ts';
import styles from './invitations.module.css';

interface NewLinkFormProps {
  /** In basis points, 0 for none; undefined while it is not known. */
  readonly highestRate: number | undefined;
}

/** A new link: for whom it is, and what it promises, within what the agent gets (C1). */
export function NewLinkForm({ highestRate }: NewLinkFormProps) {
  const { t } = useTranslation('invitations');
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { tag } = languages[useLanguage()];
  const [name, setName] = useState('');
  const [invites, setInvites] = useState<InvitedKind>('player');
  const [rate, setRate] = useState('');
  const [isSent, setIsSent] = useState(false);
  const mutation = useMutation({
    mutationFn: (body: NewInvitation) => valueOf(api.invitations.create({ body })),
    onSuccess: () => {
      setName('');
      setRate('');
      setIsSent(false);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: invitationsKey }),
  });
  const bound = highestRate ?? 0;
  const hasRate = invites === 'agent' && bound > 0;
  const promised = hasRate && rate.trim() !== '' ? readRate(rate) : null;
  const isRateWrong = promised !== null && !(promised >= 1 && promised <= bound);
  const isNameMissing = name.trim() === '';
  const most = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }).format(
    bound / WHOLE_RATE,
  );
  const create = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsSent(true);
    if (isNameMissing || isRateWrong || mutation.isPending) return;
    mutation.mutate({ name: name.trim(), invites, rate: promised });
  };
  return (
    <Card className={styles.card}>
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
        <Field label={t('forWhom')}>
          <Select
            value={invites}
            onChange={({ target }) =>
              setInvites(invitedKinds.find((kind) => kind === target.value) ?? 'player')
            }
          >
            {invitedKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`invites.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        {hasRate && (
          <Field
            label={t('rateLabel')}
            hint={t('rateHint', { most })}
            optionalMark={t('shell:optional')}
            error={isRateWrong && t('rateWrong', { most })}
          >
            <TextInput
              value={rate}
              inputMode="decimal"
              maxLength={6}
              onChange={({ target }) => setRate(target.value)}
            />
          </Field>
        )}
        {invites === 'agent' && highestRate === 0 && <p className={styles.muted}>{t('noRate')}</p>}
        <RefusalMessage refusal={refusalOf(mutation.error)} />
        <div>
          <Button type="submit" variant="primary" busy={mutation.isPending}>
            {t('create')}
          </Button>
          <output className={styles.made}>{mutation.isSuccess && t('made')}</output>
        </div>
      </form>
    </Card>
  );
}
