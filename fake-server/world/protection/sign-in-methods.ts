import type { SocialProvider } from '#contract/entities/social-providers.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import { socialTable } from '../../store/identity/social.ts';
import type { MemberRow } from '../../store/members.ts';
import { passkeyTable } from '../../store/protection/passkeys.ts';

/** A sign-in method that its owner can remove. */
type RemovableWay = { readonly provider: SocialProvider } | { readonly passkey: string };

/** Members' sign-in methods: the last one cannot be removed (W5). */
export interface SignInMethods {
  /** Whether passkey sign-in is on at the site (A24). */
  byPasskey(): boolean;
  /** Whether the person could no longer sign in without it. */
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
  // A method that the site has switched off does not count.
  const providersOf = ({ id }: MemberRow) =>
    social.forMember(id).filter(({ provider }) => settings.current.socialLogin[provider]);
  const byPasskey = () => settings.current.passkeys.isOffered && settings.current.passkeys.signIn;
  const passkeysOf = ({ id }: MemberRow) => (byPasskey() ? passkeys.forMember(id) : []);

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
