import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invitation } from '#contract/entities/invitation.ts';
import { LONGEST_SUB_ID, SUB_ID_PATTERN } from '#contract/entities/invitation-types.ts';
import { refusalOf, valueOf } from '#web/api/refused-read.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { LinkToShare } from '#web/shared/sharing/LinkToShare.tsx';
import { useTimes } from '#web/shared/times/use-times.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Badge } from '#web/ui/content/Badge.tsx';
import { Card } from '#web/ui/content/Card.tsx';
import { QuestionDialog } from '#web/ui/dialogs/QuestionDialog.tsx';
import { Field } from '#web/ui/fields/Field.tsx';
import { TextInput } from '#web/ui/fields/TextInput.tsx';
import { useRateText } from '../use-rate-text.ts';
import { Funnel } from './Funnel.tsx';
import styles from './invitations.module.css';
import { linkAddress } from './link-address.ts';

/** A link: its address to copy or share, and its results. */
export function LinkCard({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation('invitations');
  const times = useTimes();
  const { code, name, invites, rate, createdAt, closedAt } = invitation;
  const [subId, setSubId] = useState('');
  const isSubId = subId === '' || SUB_ID_PATTERN.test(subId);
  const address = linkAddress(code, isSubId ? subId : '');
  const rateText = useRateText();
  return (
    <Card className="stack">
      <div className={styles.cardHead}>
        <h2>{name}</h2>
        <Badge tone={invites === 'agent' ? 'accent' : 'neutral'}>{t(`invites.${invites}`)}</Badge>
        {rate !== null && <Badge>{t('rate', { rate: rateText(rate) })}</Badge>}
        {closedAt !== null && <Badge tone="warning">{t('closed')}</Badge>}
      </div>
      <p className={styles.muted}>
        {t('code', { code })}
        {' · '}
        {t('since', { day: times.day(createdAt) })}
      </p>
      <Funnel invitation={invitation} />
      {closedAt === null && (
        <>
          <Field
            label={t('subId')}
            hint={t('subIdHint')}
            optionalMark={t('shell:optional')}
            error={isSubId ? undefined : t('subIdWrong')}
          >
            <TextInput
              value={subId}
              maxLength={LONGEST_SUB_ID}
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setSubId(event.target.value.trim())}
            />
          </Field>
          <LinkToShare
            address={address}
            label={t('link')}
            copyLabel={t('copyLinkOf', { name })}
            shareLabel={t('shareLinkOf', { name })}
            whatsappLabel={t('shareByWhatsappOf', { name })}
            codeTitle={t('codeOf', { name })}
            text={t('shareText')}
          />
          <CloseLink code={code} name={name} />
        </>
      )}
    </Card>
  );
}

interface CloseLinkProps {
  readonly code: string;
  readonly name: string;
}

/** A closed link takes no registrations and never reopens: a question comes first. */
function CloseLink({ code, name }: CloseLinkProps) {
  const { t } = useTranslation('invitations');
  const { api, changes } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const mutation = useMutation({
    mutationFn: () => valueOf(api.invitations.close({ params: { code }, body: {} })),
    onSuccess: () => setIsAsking(false),
    onSettled: () => changes.outdate('invitations'),
  });
  return (
    <div>
      <Button size="s" aria-label={t('closeWhich', { name })} onClick={() => setIsAsking(true)}>
        {t('close.open')}
      </Button>
      <QuestionDialog
        open={isAsking}
        title={t('close.title')}
        leave={t('close.back')}
        onLeave={() => setIsAsking(false)}
        action={{
          label: t('close.confirm'),
          variant: 'danger',
          busy: mutation.isPending,
          onAction: () => mutation.mutate(),
        }}
      >
        {t('close.text')}
        <RefusalMessage refusal={refusalOf(mutation.error)} />
      </QuestionDialog>
    </div>
  );
}
