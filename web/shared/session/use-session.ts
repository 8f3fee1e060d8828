import { useSelector } from '@xstate/react';
import type { MemberInfo } from '#contract/entities/member.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/** What the page shows of the session. */
export interface SessionFacts {
  /** It is not known yet whether somebody is signed in. */
  readonly isRestoring: boolean;
  readonly isSignedIn: boolean;
  readonly isTrial: boolean;
  readonly isAgent: boolean;
  readonly isStartingFreePlay: boolean;
  readonly isSigningOut: boolean;
  readonly member: MemberInfo | null;
}

/** Who is signed in (A19, A20). */
export function useSession(): SessionFacts {
  const { session } = useServices();
  return useSelector(
    session,
    (state): SessionFacts => ({
      isRestoring: state.matches('restoring') || state.matches('unreachable'),
      isSignedIn: state.hasTag('signedIn'),
      isTrial: state.hasTag('trial'),
      isAgent: state.hasTag('agent'),
      isStartingFreePlay: state.matches('startingFreePlay'),
      isSigningOut: state.matches('signingOut'),
      member: state.context.member,
    }),
    (before, after) =>
      (Object.keys(after) as (keyof SessionFacts)[]).every((key) => before[key] === after[key]),
  );
}
