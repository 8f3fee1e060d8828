import type { PortalFault } from './fault.ts';
import { faultsBetweenPeople } from './faults-between-people.ts';
import { faultsOfAnswers } from './faults-of-answers.ts';
import { faultsOfCallers } from './faults-of-callers.ts';
import { faultsOfCalls } from './faults-of-calls.ts';
import { faultsOfChains } from './faults-of-chains.ts';
import { faultsOfDecisions } from './faults-of-decisions.ts';
import { faultsOfFlows } from './faults-of-flows.ts';
import { faultsOfLists } from './faults-of-lists.ts';
import { faultsOfMoney } from './faults-of-money.ts';
import { faultsOfPauses } from './faults-of-pauses.ts';
import { faultsOfSealsAndKeys } from './faults-of-seals-and-keys.ts';

/** Every fault that is planted in front of a portal, each with what the kit has to say about it. */
export const portalFaults: readonly PortalFault[] = [
  ...faultsOfCalls,
  ...faultsOfLists,
  ...faultsOfMoney,
  ...faultsOfPauses,
  ...faultsOfAnswers,
  ...faultsOfCallers,
  ...faultsOfSealsAndKeys,
  ...faultsOfChains,
  ...faultsOfDecisions,
  ...faultsOfFlows,
  ...faultsBetweenPeople,
];
