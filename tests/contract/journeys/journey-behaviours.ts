import type { Behaviour } from '../behaviour/probe.ts';
import { accountFlows } from './account-flows.ts';
import { moneyFlows } from './money-flows.ts';
import { journeysOf } from './replay.ts';

/** The pinned journeys of machines that call the server, each as a behaviour of a back end. */
export const journeyBehaviours: readonly Behaviour[] = [...accountFlows, ...moneyFlows].flatMap(
  (flow) => journeysOf(flow),
);
