import { type Flow, useFlow } from '#web/shared/flow/use-flow.ts';
import { provideBonusEnding } from './bonus-ending.actors.ts';

/** The ending of a bonus: state and actions for its screens. */
export type BonusEndingFlow = Flow<ReturnType<typeof provideBonusEnding>>;

/** Runs the flow of ending a bonus while its dialog is open (W11). */
export function useBonusEnding(bonusId: string): BonusEndingFlow {
  return useFlow(provideBonusEnding, { input: { bonusId } });
}
