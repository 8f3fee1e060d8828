import { Secret, TOTP } from 'otpauth';
import { z } from 'zod/v4';
import type { KitRequest } from '../kit/request.ts';
import { sendRequest } from '../kit/send.ts';
import { newPerson } from '../own-people.ts';
import type { Credentials, PortalSubject } from '../portal-under-test.ts';
import type { GoodRequest } from './good-request.ts';

const stateSchema = z.object({
  clock: z.object({ now: z.string() }),
  apps: z.array(z.object({ account: z.string(), code: z.string().nullable() })),
});
const secondStepSchema = z.object({ secondStep: z.object({ challenge: z.string() }) });
const tokenSchema = z.object({ token: z.string() });
const pairingSchema = z.object({ secret: z.string() });
const devicesSchema = z.object({
  twoStep: z.object({ trustedDevices: z.array(z.object({ id: z.string() })) }),
});

/** A person of the kit's own, whose second step can change. */
interface AppOwner {
  readonly portal: PortalSubject;
  readonly who: Credentials;
  /** Gives them a new app, or takes it away. */
  readonly turn: (way: 'on' | 'off') => Promise<z.infer<typeof stateSchema>>;
}

const owners = new WeakMap<PortalSubject, Promise<Credentials>>();

/** One for a run. */
function ownerIn(portal: PortalSubject): Promise<Credentials> {
  const owner = owners.get(portal) ?? newPerson(portal);
  owners.set(portal, owner);
  return owner;
}

/** A request about such a person; where there is no hook, says so. */
const withAppOwner =
  (make: (owner: AppOwner) => Promise<KitRequest>): GoodRequest =>
  async (portal) => {
    const { setUp } = portal;
    if (!setUp) return 'no set-up hooks are known (setUp)';
    const who = await ownerIn(portal);
    return await make({
      portal,
      who,
      turn: async (way) =>
        stateSchema.parse(await setUp(`two-step/turn-${way}`, { account: who.username })),
    });
  };

/** A code that was not used before: of a new app. */
async function newCode({ turn, who }: AppOwner): Promise<string> {
  const { apps } = await turn('on');
  return apps.find(({ account }) => account === who.username)?.code ?? '';
}

/** A session from before a second step was required. */
async function withoutApp({ portal, who, turn }: AppOwner): Promise<KitRequest> {
  await turn('off');
  return { authorization: `Bearer ${await portal.signIn(who)}` };
}

/** Takes the first step of a sign-in; the second one is its answer. */
async function firstStep(owner: AppOwner, trustDevice: boolean): Promise<KitRequest> {
  const { portal, who } = owner;
  const code = await newCode(owner);
  const login = portal.routes.find(({ name }) => name === 'account.loginV2');
  if (!login) throw new Error('The contract has no sign-in.');
  const { body } = await sendRequest(portal, login, { body: { type: 'username', ...who } });
  const { challenge } = secondStepSchema.parse(body).secondStep;
  return { body: { challenge, way: 'app', code, trustDevice } };
}

/** The second step of a sign-in that was begun (A26). */
export const secondStep = withAppOwner((owner) => firstStep(owner, false));

/** A code of the app that was just set up. */
export const confirmTwoStep = withAppOwner(async (owner) => {
  const { portal, who, turn } = owner;
  const { clock } = await turn('off');
  const me = await withoutApp(owner);
  const body = { password: who.password };
  const started = await portal.succeed('security.startTwoStep', { ...me, body });
  const secret = Secret.fromBase32(pairingSchema.parse(started).secret);
  const timestamp = Date.parse(clock.now);
  return { ...me, body: { code: new TOTP({ secret }).generate({ timestamp }) } };
});

/** Password and code, which a change of the second step requires. */
export const twoStepProof = withAppOwner(async (owner) => {
  const me = await withoutApp(owner);
  const { password } = owner.who;
  return { ...me, body: { password, way: 'app', code: await newCode(owner) } };
});

/** Names a device that is trusted. */
export const forgetDevice = withAppOwner(async (owner) => {
  const { portal } = owner;
  const entered = await portal.succeed('account.secondStep', await firstStep(owner, true));
  const me = { authorization: `Bearer ${tokenSchema.parse(entered).token}` };
  const { twoStep } = devicesSchema.parse(await portal.succeed('security.state', me));
  return { ...me, params: { id: twoStep.trustedDevices[0]?.id ?? '' } };
});
