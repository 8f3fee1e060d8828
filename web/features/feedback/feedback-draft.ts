import { areTexts, keptDraft } from '#web/shared/forms/kept-draft.ts';

/** Feedback as it is written, before it is sent. */
export interface FeedbackDraft {
  /** Its owner: another person may sign in in the same tab. */
  readonly memberId: string;
  readonly content: string;
}

/** The feedback that is being written. */
export const feedbackDraft = keptDraft<FeedbackDraft>('feedback', ({ memberId, content }) =>
  areTexts(memberId, content),
);
