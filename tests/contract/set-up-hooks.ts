import { NotHere } from './not-here.ts';

/**
 * What a back end under test can be put into by hooks, because no call of the contract does it. Each
 * takes `POST` with a JSON body, except `outbox`, and is refused by a status from 400 on. The fake's
 * are those of its control page.
 */
export const setUpHooks = {
  'agents/expire': 'POST {}: lets open offers of contracts expire',
  'agents/offer': 'POST { account }: offers that agent a dividend where no offer is open',
  'bonuses/give': 'POST { account, amount, times, days, key }: gives a bonus',
  captcha: 'POST { captchaId }: answers with { text }, what the picture says',
  clock: 'POST { move } in milliseconds, or { frozen }: moves, stops or starts the clock',
  credit: 'POST { account, amount, key }: adds money to the main wallet',
  'deposits/pay': 'POST { deposit, way }: pays a charge',
  'deposits/reverse': 'POST { deposit }: takes a payment back',
  'feedback/answer': "POST { feedback, answer: 'thanks' }: answers feedback",
  geetest: 'POST { captchaId }: answers with a solved puzzle of GeeTest, as its getValidate() does',
  'notifications/tell': 'POST { account, topic }: sends a notification',
  outbox: 'GET: answers with { messages: [{ receiver, code, text }] }, the newest first',
  'points/decide': 'POST { redemption, rejectedFor }: rejects; approves without a reason',
  'points/give': 'POST { account, points, key }: gives points',
  'points/reward': 'POST { reward, price, stock }: sets price and stock of a reward',
  'ranks/give': 'POST { account, level }: gives a rank',
  'referral/add-friends': 'POST { account }: gives somebody friends, one of whom counts',
  'two-step/turn-off': 'POST { account }: takes the authenticator app away; answers like turn-on',
  'two-step/turn-on':
    'POST { account }: a new app; answers with { apps: [{ account, code }], clock }',
  'withdrawals/part': 'POST { part, step }: moves a part of a withdrawal on',
  'withdrawals/step': 'POST { withdrawal, step }: moves a withdrawal on, until it is disbursed',
} as const;

/** Name of a set-up hook. */
export type SetUpHook = keyof typeof setUpHooks;

/** Where the hooks are: below a base address, unless one has its own; `false` where it is missing. */
export interface HookAddresses {
  readonly base?: string | undefined;
  readonly own?: Readonly<Partial<Record<SetUpHook, string | false | undefined>>> | undefined;
}

/** The address of a hook; undefined where it is missing. */
function addressOfHook({ base, own }: HookAddresses, hook: SetUpHook): string | undefined {
  const address = own?.[hook];
  if (address !== undefined) return address === false ? undefined : address;
  return base === undefined ? undefined : `${base.replace(/\/+$/u, '')}/${hook}`;
}

/** Whether there is such a hook. */
export function hasHook(addresses: HookAddresses | undefined, hook: SetUpHook): boolean {
  return addresses !== undefined && addressOfHook(addresses, hook) !== undefined;
}

/** The hooks that are missing. */
export function missingHooks(addresses: HookAddresses | undefined): readonly SetUpHook[] {
  return (Object.keys(setUpHooks) as SetUpHook[]).filter((hook) => !hasHook(addresses, hook));
}

/**
 * Calls a hook, and gives what it answers; without a body it reads.
 *
 * @throws NotHere
 */
export async function callHook(
  addresses: HookAddresses,
  hook: SetUpHook,
  body?: object,
): Promise<unknown> {
  const address = addressOfHook(addresses, hook);
  if (address === undefined) throw new NotHere(`the set-up hook ${hook} is missing (setUp)`);
  const answer = await fetch(
    address,
    body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  );
  const text = await answer.text();
  if (!answer.ok) {
    throw new NotHere(`the set-up hook ${hook} answered ${answer.status}: ${text}`);
  }
  return text === '' ? undefined : JSON.parse(text);
}
