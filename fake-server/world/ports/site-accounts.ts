import type { FirebaseProject } from '../firebase.ts';
import type { GeetestAccount } from '../geetest.ts';
import type { SocialRegistrations } from '../social.ts';
import type { CheckoutAccount } from './payment-provider.ts';
import type { PixAccount } from './pix-provider.ts';

/** The accounts that the site holds at third parties. */
export interface SiteAccounts {
  readonly geetest: GeetestAccount;
  readonly firebase: FirebaseProject;
  readonly registrations: SocialRegistrations;
  readonly pix: PixAccount;
  readonly checkout: CheckoutAccount;
}
