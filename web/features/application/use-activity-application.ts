import { type Flow, useFlow } from '#web/shared/flow/use-flow.ts';
import { provideActivityApplication } from './application.actors.ts';

/** An application as its screens know it. */
export type ApplicationFlow = Flow<ReturnType<typeof provideActivityApplication>>;

/** Runs an application for as long as its page is open (W6). */
export function useActivityApplication(promotionId: string): ApplicationFlow {
  return useFlow(provideActivityApplication, { input: { promotionId } });
}
