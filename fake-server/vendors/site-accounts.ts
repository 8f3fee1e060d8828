import type { SiteAccounts } from '../world/ports/site-accounts.ts';
import { authorizationPath, tokenPath } from './openid/openid.paths.ts';
import { openIdProviders } from './openid/openid.types.ts';

/**
 * The site's accounts at the third parties.
 *
 * @param firebaseEmulator address of an external Firebase emulator; the fake's own if left out
 */
export function newSiteAccounts(firebaseEmulator?: string): SiteAccounts {
  return {
    geetest: {
      captchaId: '5f0a1c3e7b2d4986a1e0c9d8b7f6a543',
      captchaKey: 'b6d1f0c2a3948576e5d4c3b2a1908f7e',
      endpoint: '',
    },
    firebase: {
      projectId: 'demo-aurora-play',
      apiKey: 'fake-api-key',
      authDomain: 'demo-aurora-play.firebaseapp.com',
      emulatorUrl: firebaseEmulator,
      endpoint: '',
    },
    registrations: {
      google: {
        clientId: '407408718192-aurora.apps.example',
        issuer: openIdProviders.google.issuer,
        authorizationPath: authorizationPath('google'),
      },
      facebook: {
        clientId: '193847561029384',
        issuer: openIdProviders.facebook.issuer,
        authorizationPath: authorizationPath('facebook'),
        tokenPath: tokenPath('facebook'),
      },
      telegram: { botId: '7012345678', botToken: '7012345678:AAFakeFakeFakeFakeFakeFakeFakeFake' },
    },
    pix: {
      pixKey: '7c1d4a52-8f3b-4e2a-9d60-1b5e8c7f2a34',
      clientId: 'aurora-play',
      clientSecret: 'fake-secret-of-the-payment-provider',
      webhookSecret: 'fake-secret-of-its-webhooks',
      receiver: 'Aurora Play',
      city: 'São Paulo',
      endpoint: '',
    },
    checkout: {
      apiKey: 'fake-key-of-the-checkout',
      webhookSecret: 'fake-secret-of-the-checkouts-webhooks',
      receiver: 'Aurora Play',
      endpoint: '',
    },
    postcodes: { endpoint: '' },
    vendorWallets: { apiKey: 'fake-key-of-the-vendors-wallets', endpoint: '' },
  };
}
