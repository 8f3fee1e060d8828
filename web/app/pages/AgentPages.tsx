import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ConsolidatedContracts } from '#contract/entities/agent.ts';
import { CONTRACT_IN_FORCE, type ContractKind } from '#contract/entities/agent-types.ts';
import { queries } from '#web/api/queries.ts';
import AgentCentre from '#web/features/agents/AgentCentre.tsx';
import { useSession } from '#web/shared/session/use-session.ts';
import { memberMenu } from '../member-menus.ts';

/** The frame around an agent's pages, with their menu (C1). */
export default function AgentPages() {
  useTranslation(['agent', 'account']);
  const session = useSession();
  const enabled = session.isSignedIn && session.isAgent;
  const { data } = useQuery({ ...queries.agents.consolidatedContracts(), enabled });
  return <AgentCentre menu={memberMenu('agent', { ...session, contracts: inForce(data) })} />;
}

/** The kinds of contracts that the consolidated info enables. */
function inForce(info: ConsolidatedContracts | undefined): readonly ContractKind[] {
  if (!info) return [];
  const types = {
    dividend: info.divtypereq,
    dailySalary: info.dailysalreqtype,
    hourlySalary: info.contracthoursalreq,
    realTimeSalary: info.realtimesalreqtype,
  } satisfies Record<ContractKind, number>;
  const kinds = Object.keys(types) as ContractKind[];
  // The sum of "in force" (1) and "question" (2): odd if in force.
  return kinds.filter((kind) => types[kind] % 2 === CONTRACT_IN_FORCE);
}
