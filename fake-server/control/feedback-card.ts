import { feedbackAnswers } from '../content/feedback-answers.ts';
import { noticeTexts } from '../content/notices/notices.ts';
import type { Html } from '../http/html.ts';
import type { World } from '../world/world.ts';
import { button, card, chip, row, rowsOr } from './cards.ts';

const SHOWN = 8;

/** Feedback of somebody, as the control page shows it. */
export interface ControlFeedback {
  readonly id: string;
  readonly account: string;
  readonly content: string;
  readonly isAnswered: boolean;
}

/** The newest feedback of everybody, newest first. */
export function newestFeedback({ feedback, members }: World): ControlFeedback[] {
  return feedback
    .newest(SHOWN)
    .map(({ id, member_id, content, answered_at }) => ({
      id,
      account: members.byId(member_id)?.account ?? '',
      content,
      isAnswered: answered_at !== null,
    }));
}

/** Feedback, and the answers to it. */
export function feedbackCard(feedback: readonly ControlFeedback[]): Html {
  return card('feedback', 'Feedback', rowsOr('No feedback yet.', feedback.map(feedbackRow)));
}

function feedbackRow({ id, account, content, isAnswered }: ControlFeedback): Html {
  const answers = feedbackAnswers.map((answer) =>
    button(`Answer: ${noticeTexts.notices.EN[`feedback.${answer}`][0]}`, 'feedback/answer', {
      feedback: id,
      answer,
    }),
  );
  const state = chip(isAnswered ? 'answered' : 'open', isAnswered);
  return row(account, [content], state, isAnswered ? [] : answers);
}
