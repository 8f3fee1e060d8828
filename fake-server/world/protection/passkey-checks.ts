import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers';
import type {
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '#contract/entities/passkey.ts';
import type { PasskeyRow } from '../../store/protection/passkeys.ts';

const TIMEOUT_MILLISECONDS = 60_000;
/** EdDSA, ES256 and RS256, by COSE number: every device supports one of them. */
const ALGORITHMS = [-8, -7, -257];

/**
 * The page that uses passkeys: its host is the relying party, and signatures contain its origin.
 */
export interface PasskeySite {
  readonly origin: string;
  readonly rpId: string;
}

/** The options for the device that makes a passkey. */
export interface PasskeyOwner {
  readonly siteName: string;
  readonly account: string;
  readonly nickname: string;
  /** In base64url; it reveals nothing about the person. */
  readonly handle: string;
}

/** A passkey as the store keeps it, without the site's own fields. */
export type CheckedPasskey = Pick<
  PasskeyRow,
  'credential_id' | 'rp_id' | 'public_key' | 'counter' | 'transports' | 'may_sync' | 'is_synced'
>;

function known(rows: readonly PasskeyRow[], rpId: string) {
  return rows
    .filter(({ rp_id }) => rp_id === rpId)
    .map(({ credential_id, transports }) => ({
      id: credential_id,
      type: 'public-key' as const,
      transports: transports.split(' ').filter((text) => text !== ''),
    }));
}

/** Options for making a passkey. User verification is required. */
export async function creationOf(
  { rpId }: PasskeySite,
  { siteName, account, nickname, handle }: PasskeyOwner,
  rows: readonly PasskeyRow[],
): Promise<PasskeyCreation> {
  const options = await generateRegistrationOptions({
    rpName: siteName,
    rpID: rpId,
    userName: account,
    userDisplayName: nickname,
    userID: isoBase64URL.toBuffer(handle),
    timeout: TIMEOUT_MILLISECONDS,
    supportedAlgorithmIDs: ALGORITHMS,
  });
  const { challenge, user, timeout = TIMEOUT_MILLISECONDS, pubKeyCredParams } = options;
  return {
    rp: { id: rpId, name: siteName },
    user: { id: user.id, name: user.name, displayName: user.displayName },
    challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: known(rows, rpId),
    // It works without a user name, and counts as two factors.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** Options for a passkey sign-in; for any of the site's if none is named. */
export async function requestOf(
  { rpId }: PasskeySite,
  rows: readonly PasskeyRow[],
): Promise<PasskeyRequest> {
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  return {
    rpId,
    challenge,
    timeout: TIMEOUT_MILLISECONDS,
    allowCredentials: known(rows, rpId),
    userVerification: 'required',
  };
}

/** The challenge in the device's answer; undefined if unreadable. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The new passkey; undefined if verification fails. */
export async function checkMade(
  { id, transports, ...response }: MadePasskey,
  challenge: string,
  { origin, rpId }: PasskeySite,
): Promise<CheckedPasskey | undefined> {
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, response, type: 'public-key', clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    // Its own credential id, not one sent beside it.
    if (!verified || registrationInfo.credential.id !== id) return undefined;
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo;
    return {
      credential_id: id,
      rp_id: rpId,
      public_key: isoBase64URL.fromBuffer(credential.publicKey),
      counter: credential.counter,
      transports: transports.filter((text) => /^[a-z-]+$/u.test(text)).join(' '),
      may_sync: credentialDeviceType === 'multiDevice' ? 1 : 0,
      is_synced: credentialBackedUp ? 1 : 0,
    };
  } catch {
    // The library throws on invalid bytes from a stranger.
    return undefined;
  }
}

/** A passkey's verified signature; undefined if invalid. */
export async function checkUsed(
  { id, clientDataJSON, authenticatorData, signature }: UsedPasskey,
  challenge: string,
  { origin, rpId }: PasskeySite,
  row: PasskeyRow,
): Promise<Pick<PasskeyRow, 'id' | 'counter' | 'is_synced'> | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        response: { clientDataJSON, authenticatorData, signature },
        type: 'public-key',
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: row.credential_id,
        publicKey: isoBase64URL.toBuffer(row.public_key),
        // The site checks it once the signature is verified: a mismatch indicates a copy.
        counter: 0,
      },
    });
    const { newCounter, credentialDeviceType, credentialBackedUp } = authenticationInfo;
    const maySync = credentialDeviceType === 'multiDevice' ? 1 : 0;
    if (!verified || maySync !== row.may_sync) return undefined;
    return { id: row.id, counter: newCounter, is_synced: credentialBackedUp ? 1 : 0 };
  } catch {
    return undefined;
  }
}
