import { answers, c } from '../call.ts';
import { settledSchema, settleSchema } from '../entities/submission.ts';

/** What became of actions that count once ("Once only" in the requirements). */
export const submissionsCalls = c.router({
  settle: {
    method: 'POST',
    path: '/submissions/settle',
    body: settleSchema,
    ...answers({
      summary:
        'The answer that the action with this key had; one that has not arrived never counts any more',
      readOnly: true,
      auth: 'none',
      // A key belongs to its account: a session that has ended must not look like nobody's.
      codes: ['token_expired', 'answer_expired', 'action_unfinished'],
      value: settledSchema,
    }),
  },
});
