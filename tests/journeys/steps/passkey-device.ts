import type { Page } from 'playwright-core';
import { type SoftAuthenticator, softAuthenticator } from '#tests/support/soft-authenticator.ts';
import type { JourneyPortal } from './portal.ts';

/** A passkey as a device gets it. */
export interface HeldPasskey {
  readonly device: SoftAuthenticator;
  readonly rpId: string;
  readonly userHandle: string;
}

/** A device that makes and uses passkeys, played by Chromium. */
export interface PlayedDevice {
  /** Ids of the passkeys that it holds, in base64. */
  held(): Promise<readonly string[]>;
  /** Takes a passkey that an account has already. */
  hold(passkey: HeldPasskey): Promise<void>;
  /** Whether somebody is there who answers its questions. */
  answers(isThere: boolean): Promise<void>;
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
    async hold({ device, rpId, userHandle }) {
      const credential = {
        credentialId: Buffer.from(device.id, 'base64url').toString('base64'),
        isResidentCredential: true,
        rpId,
        privateKey: device.key.toString('base64'),
        userHandle: Buffer.from(userHandle, 'base64url').toString('base64'),
        // It was counted once when it was made.
        signCount: 1,
      };
      await browser.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
    answers: async (enabled) => {
      const presence = { authenticatorId, enabled };
      await browser.send('WebAuthn.setAutomaticPresenceSimulation', presence);
    },
    confirms: async (isUserVerified) => {
      await browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}

/** Gives an account a passkey, for a device to hold. */
export async function givePasskey(
  { url, world }: JourneyPortal,
  account: string,
): Promise<HeldPasskey> {
  const member = world.members.byAccount(account);
  if (!member) throw new Error(`There is no ${account}.`);
  const rpId = new URL(url).hostname;
  const site = { origin: url, rpId };
  const device = softAuthenticator(url);
  const creation = await world.passkeys.creation(member, site);
  const made = { name: 'Phone', credential: device.make(creation) };
  await world.passkeys.add(member, made, site, { browser: 'Chrome', system: 'Android', place: '' });
  return { device, rpId, userHandle: creation.user.id };
}
