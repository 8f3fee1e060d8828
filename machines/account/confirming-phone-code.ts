import type { PromiseActorLogic } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';

/** What the actor that has Firebase check the code is told. */
export interface PhoneCodeInput<Field extends string> {
  readonly requiredFields: readonly Field[];
}

/**
 * The state in which Firebase checks a code before the server is asked (A11). The machine has the
 * actor `confirmPhoneCode`, the guard `actorRefused`, the actions `noteRefusal` and `forgetRefusal`,
 * the delay `phoneCodeTimeLimit`, and the state `enteringDetails` to try again in.
 *
 * @param next where a confirmed code leads
 * @param requiredFields what the form asks for
 */
export function confirmingPhoneCode<Next extends string, Context, Field extends string>(
  next: Next,
  requiredFields: (context: Context) => readonly Field[],
) {
  const ask = asking<
    { confirmPhoneCode: PromiseActorLogic<Outcome<null>, PhoneCodeInput<Field>> },
    Context
  >();
  return {
    description: 'Firebase checks the code from its SMS and vouches for the mobile number.',
    tags: 'busy',
    entry: 'forgetRefusal',
    ...ask('confirmPhoneCode', {
      input: ({ context }: { context: Context }) => ({ requiredFields: requiredFields(context) }),
      accepted: next,
      refused: 'enteringDetails',
      tooLate: 'phoneCodeTimeLimit',
    }),
  } as const;
}
