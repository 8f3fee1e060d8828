import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '#contract/errors.ts';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { type Services } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { joinSibling } from '#web/shared/session/session.actors.ts';
import {
  type KeptSubmission,
  submissionLeftBehind,
} from '#web/shared/submission/kept-submissions.ts';
import { memberIdOf, provideResumedSubmission } from '#web/shared/submission/provide-submission.ts';
import { useSubmissionName } from '#web/shared/submission/use-submission-name.ts';
import { useUnanswered } from '#web/shared/submission/use-unanswered.ts';
import { AlertDialog } from '#web/ui/dialogs/AlertDialog.tsx';

/**
 * After a reload or a return: something was sent, and its answer never arrived (A25). The person
 * can check its outcome.
 */
export default function SubmissionCheckDialog({ onClose }: ModalProps<'submissionCheck'>) {
  const services = useServices();
  const [left] = useState(() => submissionLeftBehind(memberIdOf(services)));
  useEffect(() => {
    if (!left) onClose();
  }, [left, onClose]);
  return left ? <Check left={left} onClose={onClose} /> : null;
}

interface CheckProps {
  readonly left: KeptSubmission;
  readonly onClose: () => void;
}

function Check({ left, onClose }: CheckProps) {
  const { t } = useTranslation(['submission', 'errors']);
  const nameOf = useSubmissionName();
  const services = useServices();
  const [logic] = useState(() => provideResumedSubmission(services));
  const [snapshot, , actor] = useActor(logic, {
    input: { payload: left.facts, key: left.key },
    ...services.watching,
  });
  const unanswered = useUnanswered(actor);
  const { output } = snapshot;
  useEffect(() => {
    if (output && fateOf(output) !== 'refused') void showWhatWasDone(services, output);
  }, [services, output]);

  const name = <strong>{nameOf(left)}. </strong>;
  const close = { id: 'close', label: t('shell:close'), onAction: onClose };
  if (output) {
    const fate = fateOf(output);
    return (
      <AlertDialog
        open
        tone={fate === 'done' ? 'positive' : 'warning'}
        title={t(`resumed.${fate}`)}
        onClose={onClose}
        actions={[close]}
      >
        {name}
        {!output.ok && t(`errors:${output.code}`)}
      </AlertDialog>
    );
  }
  return (
    <AlertDialog
      open
      tone="warning"
      title={t('resumed.title')}
      onClose={onClose}
      actions={[
        { ...close, label: t('resumed.dismiss') },
        {
          id: 'check',
          label: t(unanswered?.refusal ? 'checkAgain' : 'resumed.check'),
          variant: 'primary',
          busy: unanswered?.isBusy,
          onAction: () => unanswered?.retry(),
        },
      ]}
    >
      {name}
      {t('resumed.text')}
      {unanswered?.refusal && <> {t(`errors:${unanswered.refusal.code}`)}</>}
    </AlertDialog>
  );
}

/** The outcome's text: a refusal may also mean that it was done, or has begun. */
function fateOf(outcome: Outcome<unknown>): 'done' | 'begun' | 'refused' {
  if (outcome.ok || outcome.code === 'answer_expired') return 'done';
  const hasBegun = outcome.code === 'action_unfinished' || outcome.code === 'second_step_required';
  return hasBegun ? 'begun' : 'refused';
}

/** The page's data is from before the action; an answer that signs in does so here. */
async function showWhatWasDone(services: Services, outcome: Outcome<unknown>) {
  const value = outcome.ok ? outcome.value : null;
  if (typeof value === 'object' && value !== null && 'token' in value) {
    if (typeof value.token === 'string') await joinSibling(services, services.session, value.token);
  }
  await services.queryClient.invalidateQueries();
}
