import type { ComponentType } from 'react';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { UsualBars } from '#web/shared/page/bars.ts';
import type { MenuLabel } from '#web/shared/page/menu-entry.ts';
import type { PageProps } from '#web/shared/page/page-props.ts';

/** The parts of the portal with a frame and a menu of their own, inside the full frame (W1). */
export type Area = 'member' | 'agent';

/**
 * What is around a page: `full` is everything; `game` leaves out the footer; `plain` is header
 * and content; `bare` is content alone; an area has everything and its own frame inside.
 */
export type Frame = 'full' | 'game' | 'plain' | 'bare' | Area;

/**
 * The menus of the shell: at the side (S2), and at the thumb on phones (S13), where members have one
 * of their own.
 */
export type ShellMenu = 'side' | 'bottom' | 'memberBottom';

/**
 * The menus of a signed-in person: of each area, behind the avatar, and for money in and out
 * beside the balance (S1).
 */
export type MemberMenu = Area | 'avatar' | 'money';

/** The entry of a page in the menus that it is in. */
interface MenuEntry<Menu> extends MenuLabel {
  readonly menus: readonly Menu[];
}

/** An entry of a menu that everybody sees. */
interface ShellEntry extends MenuEntry<ShellMenu> {
  /** The address that it leads to, where that is not the page's own. */
  readonly path?: string;
}

/** An entry of a menu of a signed-in person. */
export interface MemberEntry extends MenuEntry<MemberMenu> {
  /** Who sees it, where not everybody does (A20). */
  readonly shownTo?: 'realAccounts' | 'agents' | 'downlines' | 'inviters';
  /** The contract that an agent needs to see it (C1). */
  readonly ofContract?: ContractKind;
  /** What is counted beside its name. */
  readonly counts?: 'unreadMessages' | 'openMissions';
}

/** The description of a page. */
export interface Page {
  /** Every address of the page, the first one being its own; the others are aliases. */
  readonly paths: readonly [string, ...string[]];
  readonly frame: Frame;
  /** Open to everybody where the site asks for a sign-in (R8). */
  readonly isOpen?: true;
  /**
   * The page has a toggle for the bars at the top and at the side, which are so unless its address
   * says otherwise by `bars=1` or `bars=0` (R6). Elsewhere they are always there.
   */
  readonly bars?: UsualBars;
  /** Loads the page, a part of its own (R10). Pages that have it in common go over without a pause. */
  readonly load: () => Promise<{ default: ComponentType<PageProps> }>;
  /** In the first load: the drawn shell shows these menus. */
  readonly shellMenu?: readonly ShellEntry[];
  /** Loads with the area of a member, so that visitors load none of it. */
  readonly memberMenu?: MemberEntry;
}

/** The description of a page in an area of the portal. */
export type PageIn<Of extends Area> = Page & { readonly frame: Of };
