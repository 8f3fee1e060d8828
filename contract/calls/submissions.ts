import { c, route } from '../call.ts';
import { settledSchema, settleSchema } from '../entities/submission.ts';

/** Outcome of actions that count once ("Once only" in the requirements). */
export const submissionsCalls = c.router({
  settle: route('POST /submissions/settle', {
    summary: 'The answer of the action with this key; one that has not arrived can no longer count',
    body: settleSchema,
    readOnly: true,
    auth: 'none',
    play: 'neither',
    // A key belongs to its account, so an expired session must be answered as such and not as an
    // unknown key.
    codes: ['token_expired', 'answer_expired', 'action_unfinished'],
    value: settledSchema,
  }),
});
