import type { SiteToggles, WhitelabelFlags } from '#contract/entities/registration.ts';
import type { SocialLogin } from '#contract/entities/social.ts';
import { socialProviders } from '#contract/entities/social-providers.ts';
import type { FirebaseSettings } from '#contract/entities/verification.ts';
import { registrationForm } from '#contract/rules/registration-form.ts';
import type { LoginInput, LoginMethod } from '#machines/login/login.types.ts';
import { knowsPasskeys } from '#web/platform/sign-in/knows-passkeys.ts';

/** The site's sign-in settings. */
export interface SignInSite {
  readonly whitelabel: WhitelabelFlags;
  readonly register: SiteToggles;
  /** The Firebase project that sends the codes; null if the server does. */
  readonly firebase: FirebaseSettings | null;
  readonly socialLogin: SocialLogin;
  readonly passkeySignIn: boolean;
  readonly agentSite: 0 | 1;
}

/** The ways to sign in that the site offers, in the order of their tabs (A14, G4a, G5). */
export function loginInputOf(site: Omit<SignInSite, 'agentSite'>): LoginInput {
  const { whitelabel, register, firebase, socialLogin, passkeySignIn } = site;
  const { phone } = registrationForm(whitelabel, register).loginTabs;
  const byPhone: readonly LoginMethod[] =
    phone === null ? [] : [phone === 'code' ? 'mobileCode' : 'mobilePassword'];
  return {
    methods: ['username', ...byPhone],
    providers: socialProviders.filter((provider) => socialLogin[provider] !== null),
    takesPasskeys: passkeySignIn && knowsPasskeys(),
    expiryEnforced: register.forcedPasswordChangeOnExpiry === 1,
    codeByFirebase: firebase !== null,
  };
}
