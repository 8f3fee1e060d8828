import type { FirebaseProject, GeetestAccount, SocialRegistrations } from './identity-accounts.ts';
import type { CheckoutAccount } from './payment-provider.ts';
import type { PixAccount } from './pix-provider.ts';
import type { PostcodeDirectoryAccount } from './postcode-directory.ts';
import type { VendorWalletAccount } from './vendor-wallets.ts';

/** The site's accounts at third parties. */
export interface SiteAccounts {
  readonly geetest: GeetestAccount;
  readonly firebase: FirebaseProject;
  readonly registrations: SocialRegistrations;
  readonly pix: PixAccount;
  readonly checkout: CheckoutAccount;
  readonly postcodes: PostcodeDirectoryAccount;
  readonly vendorWallets: VendorWalletAccount;
}
