import { passkeyCreationSchema, passkeyRequestSchema } from '#contract/entities/passkey.ts';
import { softAuthenticator } from '#tests/support/soft-authenticator.ts';
import { asMember, type GoodRequestsOf } from './good-request.ts';
import { makeRoom } from './passkeys.ts';

/** Good requests of `signIn`. */
export const signInRequests: GoodRequestsOf<'signIn'> = {
  passkeyRequest: () => ({ body: {} }),
  byPasskey: async (portal) => {
    const me = await asMember(portal);
    await makeRoom(portal, me);
    const device = softAuthenticator(new URL(portal.baseUrl).origin);
    const creation = await portal.succeed('passkeys.addOptions', { ...me, body: {} });
    const credential = device.make(passkeyCreationSchema.parse(creation));
    await portal.succeed('passkeys.add', { ...me, body: { name: 'Contract kit', credential } });
    const request = await portal.succeed('signIn.passkeyRequest', { body: {} });
    return { body: device.use(passkeyRequestSchema.parse(request)) };
  },
};
