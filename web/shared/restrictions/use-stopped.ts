import type { StoppableAct } from '#contract/entities/play-limit-types.ts';
import { useSession } from '#web/shared/session/use-session.ts';

/**
 * Whether the signed-in person may not do this now, because they have paused play or their account
 * is restricted (W10, A27). People who may get no rewards get no offers either.
 */
export function useStopped(act: StoppableAct): boolean {
  return useSession().member?.stopped?.acts.includes(act) === true;
}
