import { randomUUID } from 'node:crypto';
import type { Feedback, FeedbackTerms } from '#contract/entities/feedback.ts';
import { countWords } from '#contract/rules/word-count.ts';
import type { FeedbackAnswer } from '../../content/feedback-answers.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import { type FeedbackRow, feedbackTable } from '../../store/site/feedback.ts';
import type { Notifications } from '../notifications/notifications.ts';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** Feedback to the site. */
export interface FeedbackInbox {
  terms(memberId: number): FeedbackTerms;
  /** @throws Refused any of the call's codes */
  send(memberId: number, content: string): Feedback;
  /** An operator answers, once; false if none of this id waits. */
  answer(id: string, answer: FeedbackAnswer): boolean;
  /** Newest first, of everybody, for operators. */
  newest(limit: number): readonly FeedbackRow[];
}

interface FeedbackParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly notifications: Pick<Notifications, 'tell'>;
}

export function createFeedback({
  database,
  clock,
  settings,
  notifications,
}: FeedbackParts): FeedbackInbox {
  const table = feedbackTable(database);

  const terms = (memberId: number): FeedbackTerms => {
    const { minWords, maxWords, maxPerDay } = settings.current.feedback;
    const sent = table.momentsSince(memberId, clock.now() - DAY_MILLISECONDS);
    const left = Math.max(0, maxPerDay - sent.length);
    // When enough of them are a day old that one more fits.
    const freeing = left === 0 ? sent.at(-maxPerDay) : undefined;
    const nextAllowedAt = freeing === undefined ? null : momentOf(freeing + DAY_MILLISECONDS);
    return { minWords, maxWords, left, nextAllowedAt };
  };

  return {
    terms,
    send: (memberId, content) =>
      database.transaction(() => {
        const { minWords, maxWords, nextAllowedAt } = terms(memberId);
        const words = countWords(content);
        if (words < minWords) throw new Refused('feedback_too_short');
        if (words > maxWords) throw new Refused('feedback_too_long');
        if (nextAllowedAt !== null) {
          const wait = Date.parse(nextAllowedAt) - clock.now();
          throw new Refused('feedback_limit_reached', {
            retryAfterSeconds: Math.ceil(wait / 1_000),
          });
        }
        const id = randomUUID();
        const sentAt = clock.now();
        table.insert({
          id,
          member_id: memberId,
          content: content.trim(),
          sent_at: sentAt,
          answered_at: null,
        });
        return { id, sentAt: momentOf(sentAt), words };
      }),
    answer: (id, answer) =>
      database.transaction(() => {
        const row = table.find(id);
        if (!row || row.answered_at !== null) return false;
        table.setAnswered(id, clock.now());
        notifications.tell(row.member_id, `feedback.${answer}`, {});
        return true;
      }),
    newest: (limit) => table.newest(limit),
  };
}
