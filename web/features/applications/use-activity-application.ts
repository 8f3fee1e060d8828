import { type Flow, useFlow } from '#web/shared/flow/use-flow.ts';
import { provideActivityApplication } from './application.actors.ts';

/** An application: state and actions for its screens. */
export type ApplicationFlow = Flow<ReturnType<typeof provideActivityApplication>>;

/** Runs an application while its page is mounted (W6). */
export function useActivityApplication(promotionId: string): ApplicationFlow {
  return useFlow(provideActivityApplication, { input: { promotionId } });
}
