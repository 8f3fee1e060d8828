import type { PromiseActorLogic } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';

/** Input of the actor that has Firebase check the code. */
export interface PhoneCodeInput<Field extends string> {
  readonly requiredFields: readonly Field[];
}

/**
 * The state in which Firebase checks a code before the server is called (A11). The machine must
 * have the actor `confirmPhoneCode`, the guard `actorRefused`, the actions `noteRefusal` and
 * `forgetRefusal`, the delay `phoneCodeTimeLimit`, and the state `enteringDetails` for another try.
 *
 * @param next the state after a confirmed code
 * @param requiredFields the fields of the form
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
