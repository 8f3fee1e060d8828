import { turnOnTwoStep } from '#fake-server/scenes/authenticator-apps.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import type { World } from '#fake-server/world/world.ts';
import { newMember } from './new-member.ts';

type Asking = Parameters<World['accountRecoveryRequests']['sendCode']>[0];

/** What they choose in the end. */
export const NEW_PASSWORD = 'Outrasenha26';

/** The origin of these people's requests, and the form of links in their messages. */
export const lostHow = {
  origin: { browser: 'Firefox', system: 'Windows', place: 'Recife, BR' },
  language: 'EN',
  linkWith: (token: string) => `undo#${token}`,
  stopLinkWith: (token: string) => `stop#${token}`,
} as const;

/** A new person with an address, a number and an app, who has lost what signs in (W5). */
export function lostPerson(world: World) {
  const { id, account } = newMember(world);
  world.members.setContact(id, 'email', `${account}@Example.com`);
  world.members.setContact(id, 'mobile', `+551191234${String(id).padStart(4, '0')}`);
  world.members.setLanguage(id, 'EN');
  turnOnTwoStep(world, id);

  /** As they are now. */
  const row = (): MemberRow => {
    const found = world.members.byId(id);
    if (!found) throw new Error('There is nobody.');
    return found;
  };
  const email = () => row().email ?? '';
  const mobile = () => row().mobile ?? '';
  const byMail = () =>
    ({ kind: 'email', username: account.toUpperCase(), email: email() }) as const;
  const byPhone = () =>
    ({
      kind: 'mobile',
      username: account,
      countryDialingCode: '+55',
      mobileNum: mobile().slice(3),
    }) as const;
  const send = (wish: Asking = byMail(), situation = normalSituation) => {
    const captchaId = crypto.randomUUID();
    world.captcha.picture(captchaId);
    const captcha = world.captcha.reveal(captchaId) ?? '';
    return world.accountRecoveryRequests.sendCode({ ...wish, captchaId, captcha }, situation, 'EN');
  };
  /** The newest first. */
  const sentTo = (receiver: string) =>
    world.sms.outbox(200).filter((message) => message.receiver === receiver);
  const codeTo = (receiver: string) =>
    sentTo(receiver).find(({ code }) => code !== null)?.code ?? '';
  /** Requests a code by mail, and returns it. */
  const withCode = async () => {
    await send();
    return { ...byMail(), code: codeTo(email()) };
  };

  return {
    id,
    account,
    row,
    email,
    mobile,
    byMail,
    byPhone,
    send,
    sentTo,
    codeTo,
    withCode,
    ask: async () => world.accountRecoveryRequests.ask(await withCode(), lostHow),
    finish: (wish: Awaited<ReturnType<typeof withCode>>, newPassword = NEW_PASSWORD) =>
      world.accountRecoveryRequests.finish({ ...wish, newPassword }, lostHow),
    /** The token of the newest link that stops an account recovery. */
    linkTo: (receiver: string) =>
      sentTo(receiver)
        .map(({ text }) => /stop#([\w-]+)/u.exec(text)?.[1])
        .find((token) => token !== undefined) ?? '',
    events: () =>
      world.security
        .events(id, { pageNo: 1, pageSize: 20 })
        .events.map(({ kind }) => kind)
        .filter((kind) => kind !== 'twoStepOn'),
  };
}

/** Somebody who has lost what signs in. */
export type LostPerson = ReturnType<typeof lostPerson>;
