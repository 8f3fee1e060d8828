import { answerOf, brokeDown, refusalOf, timedOut } from '../actors/outcome.ts';

/**
 * The state in which Firebase checks a code before the server is asked (A11). The machine has the
 * actor `confirmPhoneCode`, the guard `isAccepted`, the actions `noteRefusal` and `forgetRefusal`,
 * the delay `phoneCodeTimeLimit`, and the state `enteringDetails` for who has to try again.
 *
 * @param next where a confirmed code leads
 */
export function confirmingPhoneCode<Next extends string>(next: Next) {
  return {
    description: 'Firebase checks the code from its SMS and vouches for the mobile number.',
    tags: 'busy',
    entry: 'forgetRefusal',
    invoke: {
      id: 'confirmPhoneCode',
      src: 'confirmPhoneCode',
      onDone: [
        { guard: { type: 'isAccepted', params: answerOf }, target: next },
        { target: 'enteringDetails', actions: { type: 'noteRefusal', params: refusalOf } },
      ],
      onError: {
        target: 'enteringDetails',
        actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
      },
    },
    after: {
      phoneCodeTimeLimit: {
        target: 'enteringDetails',
        actions: { type: 'noteRefusal', params: { refusal: timedOut } },
      },
    },
  } as const;
}
