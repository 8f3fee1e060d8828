import { securitySettings, signInSettings } from './account-settings.ts';
import {
  depositSettings,
  moneySettings,
  playLimitSettings,
  withdrawalSettings,
} from './money-settings.ts';
import { fieldSettings } from './registration-fields.ts';
import type { SettingTree } from './setting.ts';
import { brandSettings, featureSettings, siteSettings } from './site-settings.ts';

/** Settings under one heading of the control page. */
export interface SettingCard {
  readonly title: string;
  /** Collapsed by default. */
  readonly isFolded?: true;
  /** Also listed by their own names, which people know. */
  readonly hasKnownNames?: true;
  readonly settings: SettingTree;
}

/** Every setting, in the order of the control page. */
export const settingCards: readonly SettingCard[] = [
  { title: 'Features the site has turned on', hasKnownNames: true, settings: featureSettings },
  { title: 'Features of the brand', hasKnownNames: true, settings: brandSettings },
  { title: 'Registration and sign-in', settings: signInSettings },
  { title: 'Registration form fields', isFolded: true, settings: fieldSettings },
  { title: 'The site and its games', isFolded: true, settings: siteSettings },
  { title: 'Deposits', isFolded: true, settings: depositSettings },
  { title: 'Withdrawals', isFolded: true, settings: withdrawalSettings },
  { title: 'Transfers, bonuses and points', isFolded: true, settings: moneySettings },
  { title: 'Limits that players set', isFolded: true, settings: playLimitSettings },
  { title: 'Sessions, proofs and waiting times', isFolded: true, settings: securitySettings },
];

/** Every setting by its name: what the operator of the site can set. */
export const settingsTable = {
  ...featureSettings,
  ...brandSettings,
  ...signInSettings,
  ...fieldSettings,
  ...siteSettings,
  ...depositSettings,
  ...withdrawalSettings,
  ...moneySettings,
  ...playLimitSettings,
  ...securitySettings,
};
