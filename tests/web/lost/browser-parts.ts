import type { PasskeyCreation, PasskeyRequest } from '#contract/entities/passkey.ts';
import type { SoftAuthenticator } from '#tests/support/soft-authenticator.ts';

/** What sends pictures, which goes the way of all other calls here. */
export class UploadingByFetch extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #address = '';
  #method = '';
  readonly #headers: Record<string, string> = {};

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers[name] = value;
  }

  getAllResponseHeaders = () => '';
  abort = () => undefined;

  send(body: string): void {
    void this.#send(body);
  }

  async #send(body: string): Promise<void> {
    const response = await fetch(this.#address, {
      method: this.#method,
      headers: this.#headers,
      body,
    });
    this.status = response.status;
    this.responseText = await response.text();
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

/** jsdom has no layout: nothing becomes visible or changes its size. */
export class NothingInSight {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;
const wordsOf = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

/** What a device says, as a browser hands it over. */
const credential = (id: string, response: object) => ({
  id,
  rawId: bytesOf(id),
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response,
});

/** Replaces the device that a browser uses for passkeys. */
export function holdPasskey(device: SoftAuthenticator): void {
  const create = ({ publicKey }: { publicKey: PublicKeyCredentialCreationOptions }) => {
    const { rp, user, challenge } = publicKey;
    const made = device.make({
      rp,
      user: { ...user, id: wordsOf(user.id as ArrayBuffer) },
      challenge: wordsOf(challenge as ArrayBuffer),
    } as unknown as PasskeyCreation);
    return Promise.resolve(
      credential(made.id, {
        clientDataJSON: bytesOf(made.clientDataJSON),
        attestationObject: bytesOf(made.attestationObject),
        getTransports: () => made.transports,
      }),
    );
  };
  const get = ({ publicKey }: { publicKey: PublicKeyCredentialRequestOptions }) => {
    const { challenge, rpId } = publicKey;
    const request = { rpId, challenge: wordsOf(challenge as ArrayBuffer) };
    const { id, userHandle, ...used } = device.use(request as unknown as PasskeyRequest);
    const response = Object.entries({ ...used, userHandle: userHandle ?? '' });
    return Promise.resolve(
      credential(id, Object.fromEntries(response.map(([name, value]) => [name, bytesOf(value)]))),
    );
  };
  Object.defineProperty(navigator, 'credentials', { value: { create, get }, configurable: true });
}
