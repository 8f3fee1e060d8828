import { beforeEach, describe, expect, test } from 'vitest';
import type { ContactChange } from '#contract/entities/contact.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import type { World } from '#fake-server/world/world.ts';
import { newMember } from './support/new-member.ts';
import { sharedWorld } from './support/shared-world.ts';
import { FIRST_MOMENT, refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const origin = { browser: 'Firefox', system: 'Windows', place: 'Recife, BR' };
const how = { origin, language: 'EN', linkWith: (token: string) => `#${token}` } as const;

let now = FIRST_MOMENT;
let member: MemberRow;
let number = 0;

const world = await sharedWorld({ machineTime: () => now });
world.settings.change({ geetest: false });
beforeEach(() => {
  number += 1;
  now += 10 * MINUTE;
  member = someone();
});

/** A person with their own address. */
function someone(): MemberRow {
  const { id, account } = newMember(world);
  world.members.setContact(id, 'email', `${account}@example.com`);
  world.members.setLanguage(id, 'EN');
  return row(id);
}
function signedIn(id = member.id) {
  const reading = world.sessions.peek(world.sessions.open(id).token);
  if (!reading.ok) throw new Error('It does not count.');
  return reading.signedIn;
}
/** As they are now. */
function row(id: number): MemberRow {
  const found = world.members.byId(id);
  if (!found) throw new Error('There is nobody.');
  return found;
}
const newEmail = () => `Fresh${number}@example.com`;
const wish = () => ({ kind: 'email', email: newEmail() }) as const;

function picture() {
  const captchaId = crypto.randomUUID();
  world.captcha.picture(captchaId);
  return { captchaId, captcha: world.captcha.reveal(captchaId) ?? '' };
}
const send = (who = member, what: Parameters<World['contacts']['sendCodes']>[1] = wish()) =>
  world.contacts.sendCodes(who, { ...what, ...picture() }, normalSituation, 'EN');
const sentTo = (receiver: string) =>
  world.sms.outbox(100).filter((message) => message.receiver === receiver);
const codeTo = (receiver: string) => sentTo(receiver)[0]?.code ?? '';
const right = (): ContactChange => ({
  ...wish(),
  oldCode: codeTo(member.email ?? ''),
  newCode: codeTo(newEmail()),
});
const linkOf = (receiver: string) => /#([\w-]+)/u.exec(sentTo(receiver)[0]?.text ?? '')?.[1] ?? '';
const events = (id = member.id) =>
  world.security.events(id, { pageNo: 1, pageSize: 20 }).events.map(({ kind }) => kind);

async function changed(): Promise<string> {
  await send();
  world.contacts.change(member, right(), how);
  return linkOf(member.email ?? '');
}

const typed = () => `Typed${number}@example.com`;
const contactOf = (id: number) =>
  world.security
    .state({ ...signedIn(id), member: row(id) })
    .protections.find(({ kind }) => kind === 'email');

describe('an address that was only typed at the registration (W5)', () => {
  test('is confirmed by a code to it, once, and nobody hears of a change', async () => {
    const { id } = newMember(world, 0, typed());
    expect(contactOf(id)).toMatchObject({ isOn: true, isConfirmed: false });
    const own = { kind: 'email', email: typed() } as const;
    expect(await send(row(id), own)).toMatchObject({ oldReceiver: null });
    world.contacts.change(row(id), { ...own, newCode: codeTo(typed()) }, how);
    expect(contactOf(id)).toMatchObject({ isOn: true, isConfirmed: true });
    expect(events(id)).toEqual(['emailConfirmed']);
    expect(linkOf(typed())).toBe('');
    expect(await refusalOf(() => send(row(id), own))).toBe('email_taken');
  });

  test('can be replaced with its own code only, and cannot undo that', async () => {
    const { id } = newMember(world, 0, typed());
    expect(await send(row(id))).toMatchObject({ oldReceiver: null });
    world.contacts.change(row(id), { ...wish(), newCode: codeTo(newEmail()) }, how);
    expect(row(id).email).toBe(newEmail());
    expect(events(id)).toEqual(['emailAdded']);
    // The owner of a mistyped address must not get the account by it.
    expect(sentTo(typed())).toEqual([]);
  });
});

describe('binding another address (W5)', () => {
  test('sends a code to the old and one to the new address, and needs both', async () => {
    const sent = await send();
    expect(sent).toMatchObject({
      oldReceiver: 'n***@example.com',
      newReceiver: 'F***@example.com',
    });
    const { oldCode = '', newCode } = right();
    expect(oldCode).not.toBe(newCode);
    for (const wrong of [
      { oldCode: newCode, newCode },
      { oldCode, newCode: oldCode },
    ]) {
      expect(
        await refusalOf(() => world.contacts.change(member, { ...wish(), ...wrong }, how)),
      ).toBe('verification_code_incorrect');
    }
    expect(await refusalOf(() => world.contacts.change(member, { ...wish(), newCode }, how))).toBe(
      'verification_code_missing',
    );
    expect(row(member.id).email).toBe(member.email);
    const codes = right();
    world.contacts.change(member, codes, how);
    expect(row(member.id).email).toBe(newEmail());
    expect(events()).toEqual(['emailChanged']);
    // A code counts once.
    expect(await refusalOf(() => world.contacts.change(member, codes, how))).toBe(
      'verification_code_incorrect',
    );
  });

  test('a first contact needs only its own code, and the other address gets a notice without a link', async () => {
    const body = { kind: 'mobile', countryDialingCode: '+55', mobileNum: '11912340001' } as const;
    expect(await send(member, body)).toMatchObject({ oldReceiver: null, newReceiver: '••••0001' });
    const newCode = codeTo('+5511912340001');
    world.contacts.change(member, { ...body, newCode }, how);
    expect(row(member.id).mobile).toBe('+5511912340001');
    expect(events()).toEqual(['mobileAdded']);
    const mails = sentTo(member.email ?? '');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('added to your account');
    expect(linkOf(member.email ?? '')).toBe('');
  });

  test('valid codes are not sent again, expired ones are, after a reload too', async () => {
    const first = await send();
    now += MINUTE;
    expect((await send()).expiresAt).toBe(first.expiresAt);
    expect(sentTo(newEmail())).toHaveLength(1);
    now += 4 * MINUTE;
    expect(await refusalOf(() => world.contacts.change(member, right(), how))).toBe(
      'verification_code_expired',
    );
    expect((await send()).expiresAt).not.toBe(first.expiresAt);
    expect(sentTo(newEmail())).toHaveLength(2);
    expect(sentTo(member.email ?? '')).toHaveLength(2);
  });

  test('sends neither code when one cannot be sent', async () => {
    const failing = { ...normalSituation, mailFailing: true };
    const sending = () =>
      world.contacts.sendCodes(member, { ...wish(), ...picture() }, failing, 'EN');
    expect(await refusalOf(sending)).toBe('mail_failed');
    expect([...sentTo(newEmail()), ...sentTo(member.email ?? '')]).toEqual([]);
    // The old one has used up its hour: the new one can still be requested.
    world.settings.change({ phoneLimits: { codesPerHour: 1 } });
    world.sms.send('money', member.email ?? '', normalSituation, 'EN', 'mail');
    now += 2 * MINUTE;
    expect(await refusalOf(send)).toBe('too_many_requests');
    expect(sentTo(newEmail())).toEqual([]);
    world.settings.change({ phoneLimits: { codesPerHour: 5 } });
  });

  test('refuses a taken, wrong or unchanged address, after the puzzle', async () => {
    const other = someone();
    const taken = { kind: 'email', email: other.email?.toUpperCase() ?? '' } as const;
    expect(await refusalOf(() => send(member, taken))).toBe('email_taken');
    world.members.setBlocked(other.id, true);
    expect(await refusalOf(() => send(member, taken))).toBe('email_taken');
    const own = { kind: 'email', email: member.email?.toUpperCase() ?? '' } as const;
    expect(await refusalOf(() => send(member, own))).toBe('email_taken');
    expect(await refusalOf(() => send(member, { kind: 'email', email: 'nonsense' }))).toBe(
      'validation_failed',
    );
    const short = { kind: 'mobile', countryDialingCode: '+55', mobileNum: '912345678' } as const;
    expect(await refusalOf(() => send(member, short))).toBe('validation_failed');
    expect(
      await refusalOf(() => world.contacts.sendCodes(member, taken, normalSituation, 'EN')),
    ).toBe('captcha_required');
    // Somebody else was quicker while the codes were on their way.
    await send();
    world.members.setContact(other.id, 'email', newEmail());
    expect(await refusalOf(() => world.contacts.change(member, right(), how))).toBe('email_taken');
    expect(row(member.id).email).toBe(member.email);
  });

  test('wrong codes of both addresses share one budget with the second step', async () => {
    await send();
    const { oldCode = '', newCode } = right();
    const tries = [
      { oldCode: 'x', newCode },
      { oldCode, newCode: 'x' },
      { oldCode: 'x', newCode },
      { oldCode, newCode: 'x' },
      { oldCode: 'x', newCode },
    ];
    const refusals = [];
    for (const codes of tries) {
      refusals.push(
        await refusalOf(() => world.contacts.change(member, { ...wish(), ...codes }, how)),
      );
    }
    expect(refusals).toEqual([
      ...Array.from({ length: 4 }, () => 'verification_code_incorrect'),
      'second_step_locked',
    ]);
    expect(await refusalOf(() => world.contacts.change(member, right(), how))).toBe(
      'second_step_locked',
    );
    expect(await refusalOf(send)).toBe('second_step_locked');
    expect(await refusalOf(() => world.twoStep.requirePassword(member, 'x', atHome))).toBe(
      'second_step_locked',
    );
    expect(events()).toEqual(['secondStepLocked']);
  });

  test('a number can be changed only where this server sends the codes', async () => {
    const { sessionHash } = signedIn();
    const changeable = () =>
      world.security.state({ member, sessionHash, owes: 'nothing' }).changeableContacts;
    expect(changeable()).toEqual(['email', 'mobile']);
    world.settings.change({ smsProvider: 'firebase' });
    expect(changeable()).toEqual(['email']);
    const body = { kind: 'mobile', countryDialingCode: '+55', mobileNum: '11912340002' } as const;
    expect(await refusalOf(() => send(member, body))).toBe('feature_disabled');
    world.settings.change({ smsProvider: 'server' });
  });
});

describe('taking a change back by the link of the old address (W5)', () => {
  test('restores the old one, ends every session and appears in the history, once', async () => {
    signedIn();
    const token = await changed();
    expect(world.contacts.previewUndo(token)).toMatchObject({
      kind: 'email',
      restores: 'n***@example.com',
      replaces: 'F***@example.com',
      isDone: false,
    });
    expect(row(member.id).email).toBe(newEmail());
    expect(world.contacts.undo(token, origin).isDone).toBe(true);
    expect(row(member.id).email).toBe(member.email);
    expect(world.sessions.forMember(member.id)).toEqual([]);
    expect(events()).toEqual(['contactRestored', 'emailChanged']);
    // The answer may have been lost: it is repeated, and nothing is done again.
    signedIn();
    expect(world.contacts.undo(token, origin).isDone).toBe(true);
    expect(world.sessions.forMember(member.id)).toHaveLength(1);
    expect(events()).toEqual(['contactRestored', 'emailChanged']);
  });

  test('is valid for seven days', async () => {
    const token = await changed();
    now += 7 * DAY - 1;
    expect(world.contacts.previewUndo(token).isDone).toBe(false);
    now += 1;
    expect(await refusalOf(() => world.contacts.previewUndo(token))).toBe('not_found');
    expect(await refusalOf(() => world.contacts.undo(token, origin))).toBe('not_found');
    expect(await refusalOf(() => world.contacts.undo('made-up', origin))).toBe('not_found');
    expect(row(member.id).email).toBe(newEmail());
  });

  test('reserves the old address until then, for changes and registrations', async () => {
    await changed();
    const old = member.email ?? '';
    const other = someone();
    expect(await refusalOf(() => send(other, { kind: 'email', email: old }))).toBe('email_taken');
    const form = {
      username: `taker${number}`,
      password: 'Umasenha26',
      confirmPassword: 'Umasenha26',
      email: old,
      domain: 'portal.example',
      login: true,
      agreed: true,
    } as const;
    const registering = () => world.registrar.byUsername({ ...form }, normalSituation);
    expect(await refusalOf(registering)).toBe('email_taken');
    now += 7 * DAY;
    expect(await refusalOf(() => send(other, { kind: 'email', email: old }).then(ok))).toBe('ok');
  });

  test('the link of the first change undoes later changes and voids their links', async () => {
    const first = await changed();
    now += MINUTE;
    const second = row(member.id);
    world.contacts.bind(second, 'email', `third${number}@example.com`, how);
    const later = linkOf(newEmail());
    expect(world.contacts.previewUndo(later).isDone).toBe(false);
    world.contacts.undo(first, origin);
    expect(row(member.id).email).toBe(member.email);
    expect(await refusalOf(() => world.contacts.undo(later, origin))).toBe('not_found');
    expect(row(member.id).email).toBe(member.email);
  });

  test('the later link leaves the earlier one open', async () => {
    const first = await changed();
    now += MINUTE;
    world.contacts.bind(row(member.id), 'email', `third${number}@example.com`, how);
    world.contacts.undo(linkOf(newEmail()), origin);
    expect(row(member.id).email).toBe(newEmail());
    world.contacts.undo(first, origin);
    expect(row(member.id).email).toBe(member.email);
  });
});

/** A call that is not refused says so. */
function ok(): never {
  throw Object.assign(new Error('It was not refused.'), { code: 'ok' });
}
