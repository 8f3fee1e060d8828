import { z } from 'zod/v4';
import { passkeyCreationSchema } from '#contract/entities/passkey.ts';
import { softAuthenticator } from '#tests/support/soft-authenticator.ts';
import type { KitRequest } from '../kit/request.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { asMember, type GoodRequest, type GoodRequestsOf } from './good-request.ts';

const passkeySchema = z.object({ id: z.string() });
const securitySchema = z.object({
  passkeys: z.object({ max: z.int(), list: z.array(passkeySchema) }),
});

/** Room for one more: a kit that adds makes an account full. */
export async function makeRoom({ succeed }: PortalSubject, me: KitRequest): Promise<void> {
  const { passkeys } = securitySchema.parse(await succeed('security.state', me));
  const [, , ...old] = passkeys.list;
  for (const { id } of old) {
    await succeed('passkeys.remove', { ...me, params: { id } });
  }
}

async function newPasskey(portal: PortalSubject, me: KitRequest): Promise<object> {
  await makeRoom(portal, me);
  const options = await portal.succeed('passkeys.addOptions', { ...me, body: {} });
  const { origin } = new URL(portal.baseUrl);
  const credential = softAuthenticator(origin).make(passkeyCreationSchema.parse(options));
  return { name: 'Contract kit', credential };
}

/** Names a passkey that was just added. */
const withPasskeyId =
  (body: object | undefined): GoodRequest =>
  async (portal) => {
    const me = await asMember(portal);
    const added = await portal.succeed('passkeys.add', {
      ...me,
      body: await newPasskey(portal, me),
    });
    return { ...me, params: { id: passkeySchema.parse(added).id }, ...(body && { body }) };
  };

/** Good requests of `passkeys`. */
export const passkeysRequests: GoodRequestsOf<'passkeys'> = {
  addOptions: async (portal) => {
    const me = await asMember(portal);
    await makeRoom(portal, me);
    return { ...me, body: {} };
  },
  add: async (portal) => {
    const me = await asMember(portal);
    return { ...me, body: await newPasskey(portal, me) };
  },
  proofOptions: async (portal) => ({ ...(await asMember(portal)), body: {} }),
  rename: withPasskeyId({ name: 'Another name' }),
  remove: withPasskeyId(undefined),
};
