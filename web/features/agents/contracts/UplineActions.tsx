import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgentContract } from '#contract/entities/agent.ts';
import type { KeyedSubmission } from '#machines/submission/submission.machine.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { useSubmission } from '#web/shared/submission/use-submission.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { QuestionDialog } from '#web/ui/dialogs/QuestionDialog.tsx';

/** The upline's actions on a team contract: withdraw an offer, or request its end (C2). */
export function UplineActions({ contract }: { readonly contract: AgentContract }) {
  const { t } = useTranslation('agent');
  const { api, changes } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const { contractId, state, agent } = contract;
  const action = state === 'offered' ? 'withdraw' : 'requestTermination';
  const submission = useSubmission({
    call: `agents.${action}`,
    send: async ({ key }: KeyedSubmission<null>) => {
      const outcome = await api.agents[action]({ params: { contractId }, body: {} }, { key });
      // In any case the list may be stale.
      void changes.outdate('agents');
      return outcome;
    },
    onSettled: ({ ok }) => {
      if (ok) setIsAsking(false);
    },
  });
  const { unanswered } = submission;
  if (unanswered) return <UnansweredDialog flow={submission} onClose={unanswered.leave} />;
  if (state !== 'offered' && state !== 'accepted') return null;
  const name = agent.nickname;
  const open = () => {
    submission.reset();
    setIsAsking(true);
  };
  return (
    <div>
      <Button onClick={open}>{t(`${action}.open`)}</Button>
      <QuestionDialog
        open={isAsking}
        title={t(`${action}.title`)}
        leave={t('back')}
        onLeave={() => setIsAsking(false)}
        action={{
          label: t(`${action}.confirm`),
          variant: 'danger',
          busy: submission.isBusy,
          onAction: () => submission.submit(null),
        }}
      >
        {t(`${action}.text`, { name })}
        <RefusalMessage refusal={submission.refusal} />
      </QuestionDialog>
    </div>
  );
}
