import type { PlayAct } from '../entities/play-limit-types.ts';
import type { RestrictionReason } from '../entities/restriction-types.ts';

/** What each reason stops; everything else stays open (W10, A27). */
const stopped: Readonly<Record<RestrictionReason, readonly PlayAct[]>> = {
  break: ['paysIn', 'stakes', 'rewards'],
  selfExclusion: ['paysIn', 'stakes', 'rewards'],
  closing: ['paysIn', 'stakes', 'rewards'],
};

/** Whether a reason stops what a call does. */
export function isStoppedBy(act: PlayAct, reason: RestrictionReason): boolean {
  return stopped[reason].includes(act);
}
