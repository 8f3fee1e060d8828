import { assign } from 'xstate';
import type { Refusal } from '#contract/errors.ts';
import { answering } from './answering.ts';

/** An action of any machine whose context has a `refusal`; XState's own type names one machine. */
type RefusalAction<Params> = (args: unknown, params: Params) => void;

const noteRefusal: unknown = assign((_, { refusal }: { refusal: Refusal | null }) => ({ refusal }));
const forgetRefusal: unknown = assign({ refusal: null });

/**
 * What `asking` needs in a flow that keeps in its context why it was refused, as `refusal`:
 * `setup(…).extend(refusable)`.
 */
export const refusable = {
  ...answering,
  actions: {
    noteRefusal: noteRefusal as RefusalAction<{ readonly refusal: Refusal | null }>,
    forgetRefusal: forgetRefusal as RefusalAction<undefined>,
  },
};
