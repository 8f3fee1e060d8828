import type { SocialProvider } from '#contract/entities/social-providers.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { passkeyTable } from '../../store/passkeys.ts';
import { socialTable } from '../../store/social.ts';

/** A way in that its owner can remove. */
type RemovableWay = { readonly provider: SocialProvider } | { readonly passkey: string };

/** What signs a member in: nobody removes the last of it (W5). */
export interface SignInMethods {
  /** Whether passkeys sign in at the site (A24). */
  byPasskey(): boolean;
  /** Whether the person could sign in no more without it. */
  isLast(member: MemberRow, way: RemovableWay): boolean;
}

interface WayParts {
  readonly database: Database;
  readonly settings: SettingsInForce;
}

export function createSignInMethods({ database, settings }: WayParts): SignInMethods {
  const social = socialTable(database);
  const passkeys = passkeyTable(database);

  const hasLastingWay = ({ password_hash, mobile }: MemberRow) =>
    password_hash !== null || (mobile !== null && settings.form.loginTabs.phone === 'code');
  // One that the site has switched off signs nobody in.
  const providersOf = ({ id }: MemberRow) =>
    social.ofMember(id).filter(({ provider }) => settings.current.socialLogin[provider]);
  const byPasskey = () => settings.current.passkeys.isOffered && settings.current.passkeys.signIn;
  const passkeysOf = ({ id }: MemberRow) => (byPasskey() ? passkeys.ofMember(id) : []);

  return {
    byPasskey,
    isLast(member, way) {
      if (hasLastingWay(member) || ('passkey' in way && !byPasskey())) return false;
      const isThisProvider = (provider: SocialProvider) =>
        'provider' in way && way.provider === provider;
      const isThisPasskey = (id: string) => 'passkey' in way && way.passkey === id;
      return (
        providersOf(member).every(({ provider }) => isThisProvider(provider)) &&
        passkeysOf(member).every(({ id }) => isThisPasskey(id))
      );
    },
  };
}
