import { answerOf, brokeDown, refusalOf } from '../actors/outcome.ts';

/**
 * The two states in which every way to sign in ends: the account of the person is read, or could
 * not be (A12, A15, A17). The machine has the actor `loadMember`, the guard `isAccepted`, and the
 * actions `noteMember`, `noteRefusal` and `forgetRefusal`.
 */
export function readingMember<Known extends string>(words: {
  /** The last state of the flow. */
  readonly known: Known;
  readonly loading: string;
  readonly unavailable: string;
}) {
  return {
    loadingMember: {
      description: words.loading,
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'loadMember',
        src: 'loadMember',
        onDone: [
          {
            guard: { type: 'isAccepted', params: answerOf },
            target: words.known,
            actions: { type: 'noteMember', params: answerOf },
          },
          { target: 'memberUnavailable', actions: { type: 'noteRefusal', params: refusalOf } },
        ],
        onError: {
          target: 'memberUnavailable',
          actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
        },
      },
    },
    memberUnavailable: {
      description: words.unavailable,
      on: { 'retry.requested': { target: 'loadingMember' } },
    },
  } as const;
}
