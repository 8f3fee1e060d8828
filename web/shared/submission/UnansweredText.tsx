import { useTranslation } from 'react-i18next';
import { ErrorId } from '#web/shared/failures/ErrorId.tsx';
import { sentSubmission } from './kept-submissions.ts';
import { useSubmissionName } from './use-submission-name.ts';
import type { UnansweredSubmission } from './use-unanswered.ts';

/** What was sent, that its answer is lost, and why. */
export function UnansweredText({ submission }: { readonly submission: UnansweredSubmission }) {
  const { t } = useTranslation(['submission', 'errors']);
  const nameOf = useSubmissionName();
  const { key, refusal } = submission;
  const sent = sentSubmission(key);
  return (
    <>
      {sent && <strong>{nameOf(sent)}. </strong>}
      {t('unanswered.text')}
      {refusal && <> {t(`errors:${refusal.code}`)}</>}
      <ErrorId refusal={refusal} />
    </>
  );
}
