import { beforeEach, describe, expect, test } from 'vitest';
import { Refused } from '#fake-server/kernel/refused.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import { passkeyTable } from '#fake-server/store/protection/passkeys.ts';
import { type LostPerson, lostHow, lostPerson, NEW_PASSWORD } from './support/lost-person.ts';
import { sharedWorld } from './support/shared-world.ts';
import { FIRST_MOMENT, refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let now = FIRST_MOMENT;
let lost: LostPerson;

const world = await sharedWorld({ machineTime: () => now });
world.settings.change({ geetest: false });
beforeEach(() => {
  now += HOUR;
  lost = lostPerson(world);
});

/** The code of the second visit, after the waiting time. */
function comeAgain(days = 3) {
  now += days * DAY;
  return lost.withCode();
}
const signIn = (password: string) =>
  world.signIn.byPassword({ username: lost.account, password }, normalSituation);
function addPasskey() {
  passkeyTable(world.database).add({
    id: `key${lost.id}`,
    member_id: lost.id,
    credential_id: `credential${lost.id}`,
    rp_id: 'localhost',
    public_key: 'x',
    counter: 0,
    transports: 'internal',
    may_sync: 0,
    is_synced: 0,
    name: 'Phone',
    made_at: now,
  });
}

describe('asking for an account recovery (W5)', () => {
  test('begins a waiting time, and sends a link to every address', async () => {
    const readyAt = new Date(now + 3 * DAY).toISOString();
    expect(await lost.ask()).toMatchObject({ state: 'waiting', to: 'n***@Example.com', readyAt });
    for (const receiver of [lost.email(), lost.mobile()]) {
      expect(lost.sentTo(receiver)[0]?.text).toContain('In 3 days, they can choose a new password');
      expect(lost.linkTo(receiver)).not.toBe('');
    }
    expect(lost.events()).toEqual(['accountRecoveryRequested']);
    expect(world.twoStep.isOn(lost.id)).toBe(true);
  });

  test('notifies addresses that can still be restored, too', async () => {
    const old = lost.email();
    world.contacts.bind(lost.row(), 'email', `fresh${lost.id}@example.com`, lostHow);
    await lost.ask();
    expect(lost.linkTo(old)).toBe(lost.linkTo(lost.email()));
    expect(lost.linkTo(old)).not.toBe('');
  });

  test('a second request keeps the first date and sends no second notice', async () => {
    const first = await lost.ask();
    now += DAY;
    expect(await lost.ask()).toEqual(first);
    await lost.send(lost.byPhone());
    const code = lost.codeTo(lost.mobile());
    expect(world.accountRecoveryRequests.ask({ ...lost.byPhone(), code }, lostHow)).toEqual(first);
    expect(lost.events()).toEqual(['accountRecoveryRequested']);
    expect(lost.sentTo(lost.email()).filter(({ text }) => text.includes('stop#'))).toHaveLength(1);
  });

  test('does not reveal who has an account, and sends strangers nothing', async () => {
    const other = lostPerson(world);
    const before = world.sms.outbox(200).length;
    const answers = [];
    for (const wish of [
      { ...lost.byMail(), username: `nobody${lost.id}` },
      { ...lost.byMail(), email: other.email() },
      { ...lost.byPhone(), mobileNum: '11987650000' },
    ]) {
      answers.push(await lost.send(wish));
      expect(
        await refusalOf(() => world.accountRecoveryRequests.ask({ ...wish, code: 'x' }, lostHow)),
      ).toBe('verification_code_incorrect');
      expect(await lost.send(wish)).toEqual(answers.at(-1));
    }
    expect(world.sms.outbox(200)).toHaveLength(before);
    expect(await lost.send()).toEqual(answers[0]);
    expect(lost.sentTo(lost.email()).filter(({ code }) => code !== null)).toHaveLength(1);
    const failing = { ...normalSituation, mailFailing: true };
    const stranger = { ...lost.byMail(), username: `noone${lost.id}` };
    expect(await refusalOf(() => lost.send(stranger, failing))).toBe('mail_failed');
    expect(await refusalOf(() => lost.send(other.byMail(), failing))).toBe('mail_failed');
    expect(
      await refusalOf(() =>
        world.accountRecoveryRequests.sendCode(stranger, normalSituation, 'EN'),
      ),
    ).toBe('captcha_required');
  });

  test('counts wrong codes the same for everybody, and never locks the sign-in', async () => {
    const tries = async (wish: ReturnType<LostPerson['byMail']>) => {
      await lost.send(wish);
      const refusals: unknown[] = [];
      for (let time = 1; time <= 6; time += 1) {
        refusals.push(
          await refusalOf(() =>
            world.accountRecoveryRequests.ask({ ...wish, code: '12' }, lostHow),
          ),
        );
      }
      return refusals;
    };
    const known = await tries(lost.byMail());
    expect(known).toEqual(await tries({ ...lost.byMail(), username: `nobody${lost.id}` }));
    expect(known.slice(3, 5)).toEqual(['verification_code_incorrect', 'verification_code_expired']);
    expect(() => world.twoStep.requireOpen(lost.id)).not.toThrow();
  });

  test('says that an account is locked, blocked or closed only after the right code', async () => {
    await lost.send();
    const wish = { ...lost.byMail(), code: lost.codeTo(lost.email()) };
    const asking = (code = wish.code) =>
      refusalOf(() => world.accountRecoveryRequests.ask({ ...wish, code }, lostHow));
    for (let time = 1; time <= 5; time += 1) {
      world.twoStep.wrongTry(lost.id, new Refused('second_step_incorrect'), atHome);
    }
    expect(await asking('12')).toBe('verification_code_incorrect');
    expect(await asking()).toBe('second_step_locked');
    world.twoStep.rightTry(lost.id);
    world.members.setBlocked(lost.id, true);
    expect(await asking('12')).toBe('verification_code_incorrect');
    expect(await asking()).toBe('account_blocked');
    world.members.setBlocked(lost.id, false);
    world.members.setClosing(lost.id, now);
    expect(await asking()).toBe('account_closed');
    expect(world.accountRecoveries.open(lost.id)).toBeNull();
  });

  test('a number cannot be used where Firebase sends the codes', async () => {
    world.settings.change({ smsProvider: 'firebase' });
    expect(await refusalOf(() => lost.send(lost.byPhone()))).toBe('feature_disabled');
    world.settings.change({ smsProvider: 'server' });
  });
});

describe('taking account recovery (W5)', () => {
  test('sets a new password after the waiting time, and removes all else that signs in', async () => {
    addPasskey();
    const { token } = world.sessions.open(lost.id);
    const cookie = world.devices.marked(lost.id, undefined);
    world.security.trustDevice(lost.id, world.devices.idFor(lost.id, cookie) ?? '', lostHow.origin);
    await lost.ask();
    const wish = await comeAgain();
    expect(world.accountRecoveryRequests.ask(wish, lostHow).state).toBe('ready');
    await lost.finish(wish);
    expect((await signIn(NEW_PASSWORD)).token).not.toBe('');
    expect(world.twoStep.isOn(lost.id)).toBe(false);
    expect(world.passkeys.has(lost.id)).toBe(false);
    expect(world.sessions.read(token).ok).toBe(false);
    expect(world.sessions.forMember(lost.id)).toHaveLength(1);
    const reading = world.sessions.read((await signIn(NEW_PASSWORD)).token);
    if (!reading.ok) throw new Error('It does not count.');
    const shown = world.security.state(reading.signedIn);
    expect(shown.twoStep.trustedDevices).toEqual([]);
    expect(shown.accountRecovery).toBeNull();
    expect(lost.events()).toEqual([
      'accountRecoveryUsed',
      'accountRecoveryRequested',
      'deviceTrusted',
    ]);
    for (const receiver of [lost.email(), lost.mobile()]) {
      expect(lost.sentTo(receiver)[0]?.text).toContain('has a new password');
    }
    // A code is valid once, invisibly to strangers, and so is an account recovery.
    expect(await refusalOf(() => lost.finish(wish))).toBe('verification_code_incorrect');
    const mails = lost.sentTo(lost.email()).length;
    await lost.send();
    expect(lost.sentTo(lost.email())).toHaveLength(mails);
    now += 5 * MINUTE;
    await lost.send();
    const again = { ...lost.byMail(), code: lost.codeTo(lost.email()) };
    expect(await refusalOf(() => lost.finish(again))).toBe('account_recovery_closed');
    expect(
      await refusalOf(() =>
        world.accountRecoveries.stop(lost.linkTo(lost.email()), lostHow.origin),
      ),
    ).toBe('not_found');
  });

  test('is refused too early, too late, and from another address than requested', async () => {
    await lost.ask();
    const early = await comeAgain(3 - 1 / 24);
    expect(world.accountRecoveryRequests.ask(early, lostHow).state).toBe('waiting');
    now += 10 * MINUTE;
    await lost.send();
    expect(
      await refusalOf(() => lost.finish({ ...lost.byMail(), code: lost.codeTo(lost.email()) })),
    ).toBe('account_recovery_closed');
    now += HOUR;
    await lost.send(lost.byPhone());
    const elsewhere = { ...lost.byPhone(), code: lost.codeTo(lost.mobile()) };
    const finishing = () =>
      world.accountRecoveryRequests.finish({ ...elsewhere, newPassword: NEW_PASSWORD }, lostHow);
    expect(await refusalOf(finishing)).toBe('account_recovery_closed');
    expect(world.accountRecoveryRequests.ask(elsewhere, lostHow)).toMatchObject({
      state: 'elsewhere',
      to: 'n***@Example.com',
    });
    // After its end, a new one can begin.
    const late = await comeAgain(7);
    expect(await refusalOf(() => lost.finish(late))).toBe('account_recovery_closed');
    expect(world.accountRecoveryRequests.ask(late, lostHow).state).toBe('waiting');
    expect(world.twoStep.isOn(lost.id)).toBe(true);
  });

  test('a password that breaks the rules is refused, and the code stays valid', async () => {
    await lost.ask();
    const wish = await comeAgain();
    expect(await refusalOf(() => lost.finish(wish, 'x'))).toBe('validation_failed');
    await lost.finish(wish);
  });

  test('of two requests at the same time, one sets the password', async () => {
    await lost.ask();
    const wish = await comeAgain();
    const both = await Promise.allSettled([
      lost.finish(wish),
      lost.finish(wish, 'Terceirasenha26'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(lost.events().filter((kind) => kind === 'accountRecoveryUsed')).toHaveLength(1);
  });

  test('blocks withdrawals for a day, also with a new money password', async () => {
    const newOne = {
      kind: 'transaction',
      newPassword: '258014',
      confirmNewPassword: '258014',
    } as const;
    const given = { transactionPassword: newOne.newPassword };
    const paying = () => refusalOf(() => world.moneyPasswords.check(lost.row(), 'withdraw', given));
    await lost.ask();
    const finished = await lost.finish(await comeAgain());
    const usableFrom = new Date(now + DAY).toISOString();
    expect(finished).toEqual({ changed: true, moneyUsableFrom: usableFrom });
    await world.moneyPasswords.set(lost.row(), newOne, atHome);
    expect(world.moneyPasswords.overview(lost.row()).passwords).toMatchObject([{ usableFrom }]);
    expect(await paying()).toBe('money_password_waiting');
    now += DAY;
    await world.moneyPasswords.check(lost.row(), 'withdraw', given);
  });

  test('blocks no withdrawals where the site has no waiting time, and says so', async () => {
    world.settings.change({ moneyPasswords: { recoveryWaitHours: 0 } });
    await lost.ask();
    expect(await lost.finish(await comeAgain())).toEqual({ changed: true });
    world.settings.change({ moneyPasswords: { recoveryWaitHours: 24 } });
  });
});
