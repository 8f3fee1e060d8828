import type { SocialLogin } from '#contract/entities/social.ts';
import type { FirebaseSettings } from '#contract/entities/verification.ts';
import type { SignInSite } from '#web/features/login/sign-in-site.ts';

/** A site that offers every way to sign in and to register. */
export const openSite: SignInSite = {
  agentSite: 0,
  whitelabel: { MOBILEVERCODELOGIN3: 1, DIRECTREG3: 1, CHNGPASSVERIF3: 0, REGMOBVERF3: 0 },
  register: {
    mobileRegistration: 1,
    smsVerificationAtRegistration: 0,
    mobileNumberPlusPasswordRegistration: 1,
    usernameRegistration: 1,
    freePlay: 1,
    forcedPasswordChangeOnExpiry: 1,
    phoneLogin: 1,
    verificationCodeLogin: 1,
  },
  firebase: null,
  socialLogin: { google: null, facebook: null, telegram: null, firebase: null },
  passkeySignIn: false,
};

/** Accounts elsewhere that a site may accept; unused here. */
export const someProviders: SocialLogin = {
  google: {
    clientId: 'portal',
    issuer: 'https://vendors.example',
    authorizationEndpoint: 'https://vendors.example/authorize',
    tokenEndpoint: null,
  },
  facebook: null,
  telegram: { botId: '1', widgetOrigin: 'https://vendors.example' },
  firebase: null,
};

/** A Firebase project that sends the codes; nobody asks it for any here. */
export const firebaseProject: FirebaseSettings = {
  apiKey: 'public',
  authDomain: 'portal.example',
  projectId: 'portal',
  emulatorUrl: 'https://vendors.example',
};
