import type { PromiseActorLogic } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';

const ask = asking<{ confirmPhoneCode: PromiseActorLogic<Outcome<null>, void> }, unknown>();

/**
 * The state in which Firebase checks a code before the server is asked (A11). The machine has the
 * actor `confirmPhoneCode`, the guard `isAccepted`, the actions `noteRefusal` and `forgetRefusal`,
 * the delay `phoneCodeTimeLimit`, and the state `enteringDetails` to try again in.
 *
 * @param next where a confirmed code leads
 */
export function confirmingPhoneCode<Next extends string>(next: Next) {
  return {
    description: 'Firebase checks the code from its SMS and vouches for the mobile number.',
    tags: 'busy',
    entry: 'forgetRefusal',
    ...ask('confirmPhoneCode', {
      accepted: next,
      refused: 'enteringDetails',
      tooLate: 'phoneCodeTimeLimit',
    }),
  } as const;
}
