import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SubAccount } from '#contract/entities/sub-account.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import type { KeyedSubmission } from '#machines/submission/submission.machine.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { Button } from '#web/ui/buttons/Button.tsx';
import { QuestionDialog } from '#web/ui/dialogs/QuestionDialog.tsx';
import { HandoutDialog } from './HandoutDialog.tsx';
import { useFirstPassword } from './use-first-password.ts';

interface RenewPasswordProps {
  readonly account: SubAccount;
  readonly rule: FieldRule;
}

/** A new first password if the first one was lost before anybody signed in (C1). */
export function RenewPassword({ account: { memberId, username }, rule }: RenewPasswordProps) {
  const { t } = useTranslation('invitations');
  const { api } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const renewing = useFirstPassword({
    rule,
    call: 'subAccounts.renewPassword',
    send: ({ payload, key }: KeyedSubmission<{ readonly memberId: string }>, password) =>
      api.subAccounts.renewPassword({ body: { ...payload, password } }, { key }),
  });
  if (renewing.unanswered) {
    return <UnansweredDialog flow={renewing} onClose={renewing.unanswered.leave} />;
  }
  if (renewing.handout) {
    const close = () => {
      renewing.hide();
      setIsAsking(false);
    };
    return <HandoutDialog handout={renewing.handout} onClose={close} />;
  }
  const open = () => {
    renewing.reset();
    setIsAsking(true);
  };
  return (
    <>
      <Button size="s" aria-label={t('accounts.renewWhich', { username })} onClick={open}>
        {t('accounts.renew')}
      </Button>
      <QuestionDialog
        open={isAsking}
        title={t('accounts.renewTitle')}
        leave={t('close.back')}
        onLeave={() => setIsAsking(false)}
        action={{
          label: t('accounts.renew'),
          variant: 'primary',
          busy: renewing.isBusy,
          onAction: () => renewing.submit({ memberId }),
        }}
      >
        {t('accounts.renewText', { username })}
        <RefusalMessage refusal={renewing.refusal} />
      </QuestionDialog>
    </>
  );
}
