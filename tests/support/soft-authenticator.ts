import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers';
import type {
  MadePasskey,
  PasskeyCreation,
  PasskeyRequest,
  UsedPasskey,
} from '#contract/entities/passkey.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const MAY_SYNC = 0x08;
const SYNCED = 0x10;
const HAS_CREDENTIAL = 0x40;

/** What a device does otherwise than it should. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  readonly flags?: number;
  /** What it says of how often it was used; one more than before where left out. */
  readonly counter?: number;
  readonly type?: string;
  readonly challenge?: string;
  readonly userHandle?: string;
}

/** A device that makes and uses one passkey, in software. */
export interface SoftAuthenticator {
  readonly id: string;
  /** Its key in PKCS #8, so that another device can hold the same passkey. */
  readonly key: Buffer;
  make(creation: PasskeyCreation, deviation?: Deviation): MadePasskey;
  use(request: PasskeyRequest, deviation?: Deviation): UsedPasskey;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const bytes = (data: Uint8Array) => isoBase64URL.fromBuffer(Uint8Array.from(data));

/** @param origin of the page that asks it */
export function softAuthenticator(
  origin: string,
  {
    maySync = false,
    counts = true,
  }: { readonly maySync?: boolean; readonly counts?: boolean } = {},
): SoftAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(20);
  const id = bytes(credential);
  const usual = USER_PRESENT | USER_VERIFIED | (maySync ? MAY_SYNC | SYNCED : 0);
  let counter = 0;
  let handle: string | undefined;

  const clientData = (type: string, challenge: string, by: Deviation) =>
    Buffer.from(
      JSON.stringify({
        type: by.type ?? type,
        challenge: by.challenge ?? challenge,
        origin: by.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const authenticatorData = (rpId: string, flags: number, by: Deviation, rest: Uint8Array) => {
    if (counts) counter += 1;
    const head = Buffer.alloc(5);
    head.writeUInt8(by.flags ?? flags, 0);
    head.writeUInt32BE(by.counter ?? counter, 1);
    return Buffer.concat([sha256(by.rpId ?? rpId), head, rest]);
  };

  return {
    id,
    key: privateKey.export({ format: 'der', type: 'pkcs8' }),
    make({ challenge, rp, user }, by = {}) {
      handle = user.id;
      const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, isoBase64URL.toBuffer(x)],
        [-3, isoBase64URL.toBuffer(y)],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, isoCBOR.encode(key)]);
      const authData = authenticatorData(rp.id, usual | HAS_CREDENTIAL, by, attested);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', Uint8Array.from(authData)],
      ]);
      return {
        id,
        clientDataJSON: bytes(clientData('webauthn.create', challenge, by)),
        attestationObject: bytes(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      };
    },
    use({ challenge, rpId }, by = {}) {
      const data = clientData('webauthn.get', challenge, by);
      const authData = authenticatorData(rpId, usual, by, Buffer.alloc(0));
      const signature = createSign('sha256')
        .update(Buffer.concat([authData, sha256(data)]))
        .sign(privateKey);
      const userHandle = by.userHandle ?? handle;
      return {
        id,
        clientDataJSON: bytes(data),
        authenticatorData: bytes(authData),
        signature: bytes(signature),
        ...(userHandle !== undefined && { userHandle }),
      };
    },
  };
}
