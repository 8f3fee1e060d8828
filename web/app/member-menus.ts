// The same module as `./pages.ts`. The build reads it twice: visitors load it without these menus.

import type { TFunction } from 'i18next';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { MemberInfo } from '#contract/entities/member.ts';
import { pages } from '#member-menus';
import type { MenuLink } from '#web/shared/page/menu-entry.ts';
import type { Area, MemberEntry, MemberMenu, Page } from './page.ts';

/** The menu's viewer (A20). */
export interface MenuReader {
  readonly isTrial: boolean;
  readonly isAgent: boolean;
  /** The agent's contracts in force; empty until known (C1). */
  readonly contracts?: readonly ContractKind[];
  readonly member?:
    | (Pick<MemberInfo, 'toUpline'> & Partial<Pick<MemberInfo, 'availablePromo' | 'stopped'>>)
    | null;
}

/** A signed-in person's menu, in the order of the page descriptions (S1, W1). */
export function memberMenu(
  menu: MemberMenu,
  reader: MenuReader,
  descriptions: Readonly<Record<string, Pick<Page, 'paths' | 'memberMenu'>>> = pages,
): readonly MenuLink[] {
  return Object.values(descriptions).flatMap(({ paths: [path], memberMenu: entry }) =>
    entry?.menus.includes(menu) === true && isShownTo(reader, entry) ? [{ path, ...entry }] : [],
  );
}

/** The files of texts that the labels of an area's own entries are in, beside the shell's. */
export function menuTexts(area: Area): readonly string[] {
  const keyOf = ((key: string) => key) as TFunction;
  return Object.values<Page>(pages).flatMap(({ memberMenu: entry }) => {
    const [file, key] = entry?.menus.includes(area) === true ? entry.label(keyOf).split(':') : [];
    return file !== undefined && key !== undefined ? [file] : [];
  });
}

function isShownTo(
  { isTrial, isAgent, member, contracts = [] }: MenuReader,
  { shownTo, contractKind, act }: Pick<MemberEntry, 'shownTo' | 'contractKind' | 'act'>,
): boolean {
  if (act !== undefined && member?.stopped?.acts.includes(act) === true) return false;
  if (contractKind !== undefined && !contracts.includes(contractKind)) return false;
  if (shownTo === undefined) return true;
  const isOne = {
    realAccounts: !isTrial,
    agents: isAgent,
    downlines: member?.toUpline === true,
    inviters: member?.availablePromo?.REFERRAL.enabled === true,
  };
  return isOne[shownTo];
}
