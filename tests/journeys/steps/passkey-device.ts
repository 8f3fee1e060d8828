import type { Page } from 'playwright-core';

/** A device that makes and uses passkeys, played by Chromium. */
export interface PlayedDevice {
  /** Ids of the passkeys that it holds, in base64. */
  held(): Promise<readonly string[]>;
  /** Whether its owner shows who they are. */
  confirms(isConfirmed: boolean): Promise<void>;
}

/** Plays a device with a finger sensor for a page (WebAuthn's virtual authenticator). */
export async function playDevice(page: Page): Promise<PlayedDevice> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async held() {
      const { credentials } = await browser.send('WebAuthn.getCredentials', { authenticatorId });
      return credentials.map(({ credentialId }) => credentialId);
    },
    confirms: async (isUserVerified) => {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}
