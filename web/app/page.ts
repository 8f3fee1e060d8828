import type { ComponentType } from 'react';
import type { ContractKind } from '#contract/entities/agent-types.ts';
import type { StoppableAct } from '#contract/entities/play-limit-types.ts';
import type { UsualBars } from '#web/shared/page/bars.ts';
import type { MenuGroup, MenuLabel } from '#web/shared/page/menu-entry.ts';
import type { PageProps } from '#web/shared/page/page-props.ts';

/** The areas of the portal with their own frame and menu, inside the full frame (W1). */
export type Area = 'member' | 'agent';

/**
 * The frame of a page: `full` has everything; `game` leaves out the footer; `plain` is header and
 * content; `bare` is content only; an area is full with its own frame inside.
 */
export type Frame = 'full' | 'game' | 'plain' | 'bare' | Area;

/** The menus of the shell: at the side (S2), and the bottom bar on phones (S13). */
export type ShellMenu = 'side' | 'bottom';

/**
 * A signed-in person's menus: of each area, behind the avatar, and for deposit and withdraw beside
 * the balance (S1).
 */
export type MemberMenu = Area | 'avatar' | 'money';

/** A page's entry in its menus. */
interface MenuEntry<Menu> extends MenuLabel {
  readonly menus: readonly Menu[];
}

/** An entry of a public menu. */
interface ShellEntry extends MenuEntry<ShellMenu> {
  /** Its target, if not the page's own address. */
  readonly path?: string;
}

/** An entry of a signed-in person's menu. */
export interface MemberEntry extends MenuEntry<MemberMenu> {
  /** Who sees it, if not everybody (A20). */
  readonly shownTo?: 'realAccounts' | 'agents' | 'downlines' | 'inviters';
  /** What it attracts to: people who are stopped from that do not see it (W10). */
  readonly act?: StoppableAct;
  /** The contract that an agent needs to see it (C1). */
  readonly contractKind?: ContractKind;
  /** The counter beside its name. */
  readonly counts?: 'unreadMessages' | 'openMissions';
  /** The group that the menu of its area has it in. */
  readonly group?: MenuGroup;
}

/** Description of a page. */
export interface Page {
  /** All addresses of the page: the first is its own, the others are aliases. */
  readonly paths: readonly [string, ...string[]];
  readonly frame: Frame;
  /** Open to everybody if the site requires a sign-in (R8). */
  readonly isOpen?: true;
  /**
   * The page has a toggle for the bars at the top and the side; this is their default, which the
   * address can override by `bars=1` or `bars=0` (R6). Other pages always have them.
   */
  readonly bars?: UsualBars;
  /**
   * Loads the page, as a separate chunk (R10). Pages with the same loader switch without a pause.
   */
  readonly load: () => Promise<{ default: ComponentType<PageProps> }>;
  /** In the first load: the drawn shell shows these menus. */
  readonly shellMenu?: readonly ShellEntry[];
  /** Loaded with the member area, so that visitors load none of it. */
  readonly memberMenu?: MemberEntry;
}

/** Description of a page in an area of the portal. */
export type PageIn<Of extends Area> = Page & { readonly frame: Of };
