import { c, route } from '../call.ts';
import { settledSchema, settleSchema } from '../entities/submission.ts';

/** Outcome of actions that count once ("Once only" in the requirements). */
export const submissionsCalls = c.router({
  settle: route('POST /submissions/settle', {
    summary:
      'The answer that the action with this key had; one that has not arrived never counts any more',
    body: settleSchema,
    readOnly: true,
    auth: 'none',
    // A key belongs to its account, so an expired session must be answered as such and not as an
    // unknown key.
    codes: ['token_expired', 'answer_expired', 'action_unfinished'],
    value: settledSchema,
  }),
});
