import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { IconProps } from '#web/ui/icons/Icon.tsx';

/** How something that a menu leads to is named there. */
export interface MenuLabel {
  readonly Icon: ComponentType<IconProps>;
  readonly label: (t: TFunction) => string;
}

/** The groups of the menus of the member centre (W1) and of the agent centre (C1). */
export type MenuGroup = 'account' | 'money' | 'history' | 'rewards' | 'office' | 'team' | 'income';

/** A page that a menu leads to. */
export interface MenuLink extends MenuLabel {
  readonly path: string;
  /** What is counted beside its name. */
  readonly counts?: 'unreadMessages' | 'openMissions';
  /** Where the menu of its area has it. */
  readonly group?: MenuGroup;
}
