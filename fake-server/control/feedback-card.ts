import { feedbackAnswers } from '../content/feedback-answers.ts';
import { noticeTexts } from '../content/notices/notices.ts';
import { type Html, html } from '../http/html.ts';
import type { World } from '../world/world.ts';

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
  return feedback.newest(SHOWN).map(({ id, member_id, content, answered_at }) => ({
    id,
    account: members.byId(member_id)?.account ?? '',
    content,
    isAnswered: answered_at !== null,
  }));
}

/** What people told the site, and the answers to it. */
export function feedbackCard(feedback: readonly ControlFeedback[]): Html {
  return html`<section class="card" id="feedback" aria-labelledby="feedback-title">
    <h2 id="feedback-title">Feedback</h2>
    ${
      feedback.length === 0
        ? html`<p class="hint">Nobody has written yet.</p>`
        : html`<ul class="rows">${feedback.map(feedbackRow)}</ul>`
    }
  </section>`;
}

function feedbackRow({ id, account, content, isAnswered }: ControlFeedback): Html {
  return html`<li class="deposit">
    <p><b>${account}</b> <span>${content}</span> <span class="chip ${isAnswered && 'calm'}">${isAnswered ? 'answered' : 'open'}</span></p>
    <div class="keys">${
      !isAnswered &&
      feedbackAnswers.map(
        (answer) =>
          html`<button type="button" data-feedback="${id}" data-answer="${answer}">Answer: ${noticeTexts.EN.notices[`feedback.${answer}`][0]}</button>`,
      )
    }</div>
  </li>`;
}
