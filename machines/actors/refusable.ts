import { assign, enqueueActions } from 'xstate';
import type { LiveTopic } from '#contract/entities/live-types.ts';
import type { Refusal } from '#contract/errors.ts';
import { answering } from './answering.ts';
import type { DataOutdated } from './emitted.ts';

/**
 * An action of any machine whose context has a `refusal`; XState's own type is bound to one
 * machine.
 */
type RefusalAction<Params> = (args: unknown, params: Params) => void;

const noteRefusal: unknown = assign((_, { refusal }: { refusal: Refusal | null }) => ({ refusal }));
const noteCaptchaRefusal: unknown = assign(
  (
    { context }: { context: { readonly captchaRequired: boolean } },
    { refusal }: { refusal: Refusal | null },
  ) => ({ refusal, captchaRequired: context.captchaRequired || asksForCaptcha(refusal) }),
);
const forgetRefusal: unknown = assign({ refusal: null });

/** Whether a refusal requires a captcha first. */
export function asksForCaptcha(refusal: Refusal | null): boolean {
  return refusal?.code === 'captcha_required' || refusal?.code === 'captcha_incorrect';
}

/**
 * What `asking` needs in a flow that keeps its last refusal as `refusal`:
 * `setup(…).extend(refusable)`.
 */
export const refusable = {
  ...answering,
  actions: {
    noteRefusal: noteRefusal as RefusalAction<{ readonly refusal: Refusal | null }>,
    forgetRefusal: forgetRefusal as RefusalAction<undefined>,
  },
};

/** The same for a flow that may require a captcha: `captchaRequired` then stays until the end. */
export const refusableByCaptcha = {
  ...refusable,
  actions: {
    ...refusable.actions,
    noteRefusal: noteCaptchaRefusal as typeof refusable.actions.noteRefusal,
  },
};

/**
 * The same for a flow whose refusals show that the page's data on these topics may be stale: each
 * one emits `data.outdated`.
 */
export function refusableOutdating(...topics: readonly LiveTopic[]) {
  const noteAndOutdate: unknown = enqueueActions(
    ({ enqueue }, { refusal }: { refusal: Refusal | null }) => {
      enqueue.assign({ refusal });
      const outdated: DataOutdated = { type: 'data.outdated', topics };
      enqueue.emit(outdated);
    },
  );
  const noteRefusing = noteAndOutdate as typeof refusable.actions.noteRefusal;
  return { ...refusable, actions: { ...refusable.actions, noteRefusal: noteRefusing } };
}
