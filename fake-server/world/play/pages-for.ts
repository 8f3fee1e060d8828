import {
  CONTRACT_IN_FORCE,
  type ContractKind,
  contractKinds,
} from '#contract/entities/agent-types.ts';
import { AGENT_TYPES, TRIAL_TYPE } from '#contract/entities/member-types.ts';
import { sitePages } from '../../content/site-pages/index.ts';
import type { PageReader, SitePage } from '../../content/site-pages/site-page.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { MemberRow } from '../../store/members.ts';
import type { Contracts } from '../agents/contracts.ts';
import type { TransferReceivers } from '../transfers/transfer-receivers.ts';

/** What decides which pages a person meets. */
export interface PageParts {
  readonly contracts: Contracts;
  readonly transferReceivers: TransferReceivers;
  readonly settings: SettingsInForce;
}

/** The pages that are meant for a person, as in the menus of the portal (A20); undefined: a visitor. */
export function pagesFor(member: MemberRow | undefined, parts: PageParts): readonly SitePage[] {
  const isReal = member !== undefined && member.type !== TRIAL_TYPE;
  const isAgent = member !== undefined && AGENT_TYPES.includes(member.type);
  const isReader: Readonly<Record<PageReader, boolean>> = {
    everybody: true,
    visitors: member === undefined,
    members: member !== undefined,
    realAccounts: isReal,
    downlines: isReal && parts.transferReceivers.upline(member.id) !== undefined,
    inviters: isReal && parts.settings.current.referral.enabled,
    agents: isAgent,
  };
  const held = isAgent ? contractsOf(member, parts) : [];
  return sitePages.filter(
    ({ shownTo, contractKind }) =>
      isReader[shownTo] && (contractKind === undefined || held.includes(contractKind)),
  );
}

/** The kinds of an agent's contracts in force. */
function contractsOf(member: MemberRow, { contracts }: PageParts): readonly ContractKind[] {
  const info = contracts.consolidated(member);
  const types: Readonly<Record<ContractKind, number>> = {
    dividend: info.divtypereq,
    dailySalary: info.dailysalreqtype,
    hourlySalary: info.contracthoursalreq,
    realTimeSalary: info.realtimesalreqtype,
  };
  return contractKinds.filter((kind) => types[kind] % 2 === CONTRACT_IN_FORCE);
}
