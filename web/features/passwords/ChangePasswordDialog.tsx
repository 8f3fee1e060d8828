import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import type { PasswordDebt } from '#machines/login/login.types.ts';
import { queries } from '#web/api/queries.ts';
import { failureOf } from '#web/shared/failures/read-failure.ts';
import { FormPending } from '#web/shared/forms/FormPending.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { useChangePassword } from './use-change-password.ts';

/** Whether and why a sign-in, or a mail's link, waits for it. */
interface Owed {
  readonly owed: boolean;
  readonly recovered?: boolean;
  readonly reason?: PasswordDebt;
}

interface ChangePasswordDialogProps {
  readonly modal: Owed;
  readonly onClose: () => void;
}

/** A new password, by choice or because the sign-in requires it (A15, A16). */
export default function ChangePasswordDialog({ modal, onClose }: ChangePasswordDialogProps) {
  const { t } = useTranslation(['password', 'account', 'errors', 'registration', 'submission']);
  const { session } = useServices();
  const rules = useQuery(queries.account.registrationRules());
  if (rules.data) return <Change {...modal} rule={rules.data.password} onClose={onClose} />;
  const leave = () => {
    onClose();
    if (modal.owed) session.send({ type: 'passwordChange.settled' });
  };
  return (
    <Dialog open title={t('title')} closeLabel={t('shell:close')} width="form" onClose={leave}>
      <FormPending failure={failureOf(rules)} />
    </Dialog>
  );
}

interface ChangeProps extends Owed {
  readonly rule: FieldRule;
  readonly onClose: () => void;
}

function Change({ owed, recovered = false, reason, rule, onClose }: ChangeProps) {
  const { t } = useTranslation('password');
  const flow = useChangePassword({ owed, recovered, rule, onClose });
  const { unanswered } = flow;
  if (unanswered) return <UnansweredDialog flow={flow} onClose={unanswered.leave} />;
  return (
    <Dialog
      open
      title={t('title')}
      closeLabel={t('shell:close')}
      width="form"
      coverCloses={false}
      onClose={flow.cancel}
    >
      <ChangePasswordForm
        flow={flow}
        rule={rule}
        because={owed ? (recovered ? 'mail' : (reason ?? 'other')) : null}
      />
    </Dialog>
  );
}
