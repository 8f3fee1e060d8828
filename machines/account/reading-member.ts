import type { PromiseActorLogic } from 'xstate';
import type { MemberInfo } from '#contract/entities/member.ts';
import type { Outcome } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { withAnswer } from '../actors/outcome.ts';

const ask = asking<{ loadMember: PromiseActorLogic<Outcome<MemberInfo>, void> }, unknown>();

/**
 * The two final states of every sign-in: the account was read, or could not be (A12, A15, A17). The
 * machine must have the actor `loadMember`, the guard `actorRefused`, and the actions `noteMember`,
 * `noteRefusal` and `forgetRefusal`.
 */
export function readingMember<Known extends string>(words: {
  /** The final state of the flow. */
  readonly known: Known;
  readonly loading: string;
  readonly unavailable: string;
}) {
  return {
    loadingMember: {
      description: words.loading,
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('loadMember', {
        accepted: { target: words.known, actions: withAnswer('noteMember') },
        refused: 'memberUnavailable',
      }),
    },
    memberUnavailable: {
      description: words.unavailable,
      on: { 'retry.requested': { target: 'loadingMember' } },
    },
  } as const;
}
