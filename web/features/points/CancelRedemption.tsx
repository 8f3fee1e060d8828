import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Redemption } from '#contract/entities/points.ts';
import type { KeyedSubmission } from '#machines/submission/submission.machine.ts';
import { RefusalMessage } from '#web/shared/forms/RefusalMessage.tsx';
import { useServices } from '#web/shared/services/services-context.ts';
import { UnansweredDialog } from '#web/shared/submission/UnansweredDialog.tsx';
import { useSubmission } from '#web/shared/submission/use-submission.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { QuestionDialog } from '#web/ui/dialogs/QuestionDialog.tsx';
import styles from './points.module.css';
import { usePointsText } from './use-points-text.ts';

/** Cancels an undecided redemption; its points come back (W9). */
export function CancelRedemption({ redemption }: { readonly redemption: Redemption }) {
  const { t } = useTranslation('points');
  const pointsText = usePointsText();
  const { api, changes } = useServices();
  const [isAsking, setIsAsking] = useState(false);
  const { id: redemptionId, title, price } = redemption;
  const submission = useSubmission({
    call: 'points.cancel',
    send: ({ key }: KeyedSubmission<null>) =>
      api.points.cancel({ body: { redemptionId } }, { key }),
    onSettled: ({ ok }) => {
      // In any case the list may be stale.
      void changes.outdate('points');
      if (ok) setIsAsking(false);
    },
  });
  const { unanswered } = submission;
  if (unanswered) return <UnansweredDialog flow={submission} onClose={unanswered.leave} />;
  const open = () => {
    submission.reset();
    setIsAsking(true);
  };
  return (
    <>
      <Button size="s" className={styles.show} onClick={open}>
        {t('cancel.open')}
      </Button>
      <QuestionDialog
        open={isAsking}
        title={t('cancel.title')}
        leave={t('cancel.keep')}
        onLeave={() => setIsAsking(false)}
        action={{
          label: t('cancel.confirm'),
          variant: 'danger',
          busy: submission.isBusy,
          onAction: () => submission.submit(null),
        }}
      >
        {t('cancel.text', { title, points: pointsText(price) })}
        <RefusalMessage refusal={submission.refusal} />
      </QuestionDialog>
    </>
  );
}
