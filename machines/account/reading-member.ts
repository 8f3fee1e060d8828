import type { DoneActorEvent } from 'xstate';
import type { MemberInfo } from '#contract/entities/member.ts';
import type { Outcome } from '#contract/errors.ts';
import { brokeDown, refusalIn } from '../actors/outcome.ts';

interface Answer {
  readonly event: DoneActorEvent<Outcome<MemberInfo>>;
}

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
            guard: {
              type: 'isAccepted',
              params: ({ event }: Answer) => ({ outcome: event.output }),
            },
            target: words.known,
            actions: {
              type: 'noteMember',
              params: ({ event }: Answer) => ({ outcome: event.output }),
            },
          },
          {
            target: 'memberUnavailable',
            actions: {
              type: 'noteRefusal',
              params: ({ event }: Answer) => ({ refusal: refusalIn(event.output) }),
            },
          },
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
