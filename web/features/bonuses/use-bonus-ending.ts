import { type Flow, useFlow } from '#web/shared/flow/use-flow.ts';
import { provideBonusEnding } from './bonus-ending.actors.ts';

/** The ending of a bonus as its screens know it. */
export type BonusEndingFlow = Flow<ReturnType<typeof provideBonusEnding>>;

/** Runs the way to the end of a bonus for as long as its dialog is open (W11). */
export function useBonusEnding(bonusId: string): BonusEndingFlow {
  return useFlow(provideBonusEnding, { input: { bonusId } });
}
