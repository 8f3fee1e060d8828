import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { IconProps } from '#web/ui/icons/Icon.tsx';

/** How something that a menu leads to is named there. */
export interface MenuLabel {
  readonly Icon: ComponentType<IconProps>;
  readonly label: (t: TFunction) => string;
}

/** A page that a menu leads to. */
export interface MenuLink extends MenuLabel {
  readonly path: string;
  /** What is counted beside its name. */
  readonly counts?: 'unreadMessages' | 'openMissions';
}
