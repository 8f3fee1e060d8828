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
import type { PasskeyRow } from '../../store/passkeys.ts';

const TIMEOUT_MILLISECONDS = 60_000;
/** EdDSA, ES256 and RS256, by their COSE numbers: what every device can do one of. */
const ALGORITHMS = [-8, -7, -257];

/** Where a page asks for passkeys: they are for its host, and what they sign names its origin. */
export interface PasskeySite {
  readonly origin: string;
  readonly rpId: string;
}

/** What the site tells about itself and a person to the device that makes a passkey. */
export interface PasskeyOwner {
  readonly siteName: string;
  readonly account: string;
  readonly nickname: string;
  /** In base64url; it says nothing about the person. */
  readonly handle: string;
}

/** A passkey as the store keeps it, but for what the site adds. */
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

/** What a browser makes a passkey by. It asks for a person who shows who they are to the device. */
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
    // It is found without a user name, and stands for two factors.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/** What a browser asks for a passkey by; for any of the site, where none is named. */
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

/** The challenge that a device was asked with; undefined where what it sent cannot be read. */
export function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

/** What a browser made; undefined where it does not hold. */
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
    // The name by which it is found is its own, not one that somebody sent beside it.
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
    // The library says by throwing what is wrong with bytes of a stranger.
    return undefined;
  }
}

/** What a passkey signed; undefined where it does not hold. */
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
        // Judged by the site, once the signature is known to hold: then it tells of a copy.
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
