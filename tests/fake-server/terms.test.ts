import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expiringMap } from '#fake-server/kernel/expiring-map.ts';
import { Refused } from '#fake-server/kernel/refused.ts';
import { CLOCK_SKEW, type TermKind, termKinds } from '#fake-server/kernel/term.ts';
import { turnOnTwoStep } from '#fake-server/scenes/authenticator-apps.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import { triesInMemory, triesTable } from '#fake-server/store/verification/tries.ts';
import { payoutAccountTable } from '#fake-server/store/withdrawals/payout-accounts.ts';
import { telegramHash } from '#fake-server/world/partners/telegram-hash.ts';
import { createTries } from '#fake-server/world/verification/tries.ts';
import { sealedTo } from './support/api.ts';
import { lostPerson } from './support/lost-person.ts';
import { PASSWORD, securityScene } from './support/security-scene.ts';
import { sharedWorld } from './support/shared-world.ts';
import { atHome } from './support/visit-origins.ts';

/*
 * Everything with a validity (codes, tokens, proofs, links, locks) is refused before and after it,
 * and stays expired, even if the clock goes back (A11, A19, A26, W5).
 */

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const site = { origin: 'http://localhost:5160', rpId: 'localhost' };

const world = await sharedWorld({ settings: { geetest: false } });

/** Something that was just made. */
interface Made {
  /** So long it counts, in milliseconds. */
  readonly lasts: number;
  /** Whether it counts now. What does, may be used up by it. */
  readonly doesCount: () => boolean | Promise<boolean>;
}

/** Whether work is not refused by a code, whatever its result. */
const isNot = (code: string, work: () => unknown) => async () => {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Refused) return error.code !== code;
    throw error;
  }
};

let made = 0;
/** Another one than all before. */
const next = () => {
  made += 1;
  return made;
};
const newId = async () => (await securityScene(world)).id;
const signedInBy = (token: string) => {
  const reading = world.sessions.peek(token);
  if (!reading.ok) throw new Error('It does not count.');
  return reading.signedIn;
};
const oneTry = () => ({ wrongTries: 1, lockMinutes: 15 });
const inMinutes = (minutes: number) => minutes * MINUTE;

/** Makes one of each kind. A new kind does not compile without. */
const makers: Readonly<Record<TermKind, () => Made | Promise<Made>>> = {
  async session() {
    const { token } = world.sessions.open(await newId());
    const lasts = inMinutes(world.settings.current.sessionIdleMinutes);
    return { lasts, doesCount: () => world.sessions.peek(token).ok };
  },
  async reauthentication() {
    const who = signedInBy(world.sessions.open(await newId(), 'nothing', true).token);
    const lasts = inMinutes(world.settings.current.proofMinutes);
    return {
      lasts,
      doesCount: isNot('proof_required', () => world.reauthentications.require(who)),
    };
  },
  sentCode() {
    const to = `code${next()}@example.com`;
    world.sms.send('contact', to, normalSituation, 'EN', 'mail');
    const code = world.sms.outbox(1)[0]?.code ?? '';
    const check = () => world.sms.check('contact', to, code);
    const lasts = inMinutes(world.settings.current.smsExpiryMinutes);
    return { lasts, doesCount: isNot('verification_code_expired', check) };
  },
  captcha() {
    const captchaId = crypto.randomUUID();
    world.captcha.picture(captchaId);
    return { lasts: 5 * MINUTE, doesCount: () => world.captcha.reveal(captchaId) !== undefined };
  },
  async sealingNonce() {
    const key = world.sealing.publish();
    const sealed = await sealedTo(key, {});
    const open = () => world.sealing.open(sealed);
    return { lasts: 10 * MINUTE, doesCount: isNot('sealed_payload_stale', open) };
  },
  async serviceTicket() {
    const { ticket } = world.serviceVisits.begin('VIP', world.members.byAccount('beatriz'));
    const doesCount = () => world.serviceVisits.redeem(ticket ?? '') !== undefined;
    return { lasts: 2 * MINUTE, doesCount };
  },
  async secondStep() {
    const scene = await securityScene(world);
    turnOnTwoStep(world, scene.id);
    const challenge = await scene.signInWith(PASSWORD).then(
      () => '',
      (error: unknown) =>
        error instanceof Refused ? (error.details.secondStep?.challenge ?? '') : '',
    );
    const step = { challenge, way: 'app', code: '1' } as const;
    const take = () => world.signIn.bySecondStep(step, normalSituation, atHome);
    const lasts = inMinutes(world.settings.current.twoStep.openMinutes);
    return { lasts, doesCount: isNot('second_step_expired', take) };
  },
  async pairing() {
    const { row } = await securityScene(world);
    await world.twoStep.start(row(), PASSWORD, atHome);
    const confirm = () => world.twoStep.confirm(row(), '1', atHome);
    const lasts = inMinutes(world.settings.current.twoStep.openMinutes);
    return { lasts, doesCount: isNot('two_step_setup_expired', confirm) };
  },
  async trustedDevice() {
    const { id, who } = await securityScene(world);
    world.security.trustDevice(id, `device ${next()}`, atHome);
    const doesCount = () => world.security.state(who()).twoStep.trustedDevices.length > 0;
    return { lasts: world.settings.current.deviceTrustDays * DAY, doesCount };
  },
  async passkeyChallenge() {
    const scene = await securityScene(world);
    const { device } = await scene.passkey();
    const request = await world.passkeys.request('prove', scene.row(), site);
    const use = () => world.passkeys.use('prove', scene.row(), device.use(request), site, atHome);
    const lasts = inMinutes(world.settings.current.passkeys.openMinutes);
    return { lasts, doesCount: isNot('passkey_challenge_expired', use) };
  },
  async contactUndo() {
    const { bind, row } = await securityScene(world);
    bind('email', `undo${next()}@example.com`);
    const link = world.sms.outbox(50).find(({ text }) => text.includes('undo#'))?.text ?? '';
    const token = /undo#([\w-]+)/u.exec(link)?.[1] ?? '';
    expect(row().email).toBe(`undo${made}@example.com`);
    const offer = () => world.contacts.previewUndo(token);
    return {
      lasts: world.settings.current.contacts.undoDays * DAY,
      doesCount: isNot('not_found', offer),
    };
  },
  async accountRecovery() {
    const lost = lostPerson(world);
    await lost.ask();
    const token = lost.linkTo(lost.email());
    const { waitDays, openDays } = world.settings.current.accountRecovery;
    const offer = () => world.accountRecoveries.previewStop(token);
    return { lasts: (waitDays + openDays) * DAY, doesCount: isNot('not_found', offer) };
  },
  async accountRecoveryBar() {
    const { row, accountRecovery } = await securityScene(world);
    await accountRecovery.ask();
    accountRecovery.stop();
    const how = { origin: atHome, stopLinkWith: (token: string) => token };
    const contact = { kind: 'email', address: row().email ?? '' } as const;
    const begin = isNot('account_recovery_closed', () =>
      world.accountRecoveries.begin(row(), contact, how),
    );
    const lasts = world.settings.current.accountRecovery.waitDays * DAY;
    return { lasts, doesCount: async () => !(await begin()) };
  },
  tryLock() {
    const subject = `subject ${next()}`;
    const tables = [triesInMemory(world.clock, 10), triesTable(world.database, 'ownSecret')];
    const all = tables.map((table) =>
      createTries(table, world.clock, oneTry, 'second_step_locked'),
    );
    for (const tries of all) tries.wrong(subject, new Refused('second_step_incorrect'));
    return {
      lasts: 15 * MINUTE,
      doesCount: () => {
        const [first, ...others] = all.map((tries) => tries.lockedUntil(subject) !== undefined);
        expect(others).toEqual(others.map(() => first));
        return first === true;
      },
    };
  },
  async repeatedSignIn() {
    const { token } = world.sessions.open(await newId());
    const action = { memberId: undefined, key: `key ${next()}`, content: {} };
    const turn = await world.once.begin(action);
    const answer = { status: 200, body: { value: { token } }, cookies: [] };
    if (turn.kind === 'turn') turn.commit(() => answer);
    const lasts = inMinutes(world.settings.current.repeatedSignInMinutes);
    return { lasts, doesCount: isNot('answer_expired', () => world.once.known(action)) };
  },
  async payoutAccountCheck() {
    const { id, row } = await securityScene(world);
    const checkId = crypto.randomUUID();
    const table = payoutAccountTable(world.database);
    const target = JSON.stringify({ kind: 'pix', keyType: 'email', key: `a${next()}@example.com` });
    table.addCheck({ id: checkId, member_id: id, target, requested_at: world.clock.now() });
    table.answerCheck(checkId, { holder_name: 'Maria', holder_tax_id: '1', bank_name: 'Banco' });
    const add = () => world.payoutAccounts.add(row(), { checkId, label: '' }, atHome);
    return { lasts: 10 * MINUTE, doesCount: isNot('payout_account_check_expired', add) };
  },
  async dataExportFile() {
    const id = await newId();
    world.dataExport.renew(id, atHome);
    while (world.dataExport.makeDue());
    const lasts = world.settings.current.dataExport.retentionDays * DAY;
    return { lasts, doesCount: () => world.dataExport.state(id).state === 'ready' };
  },
  vouchedSignIn() {
    const auth_date = Math.floor(world.clock.now() / SECOND);
    const fields = { id: 7_000_000 + next(), first_name: 'Ana', auth_date };
    const hash = telegramHash(fields, world.registrations.telegram.botToken);
    const proof = { type: 'telegram', telegram: { ...fields, hash } } as const;
    const signIn = () => world.social.signIn(proof, normalSituation);
    return { lasts: 30 * MINUTE, doesCount: isNot('social_sign_in_refused', signIn) };
  },
  rememberedThing() {
    const map = expiringMap<true>(world.clock, 10);
    map.put('it', true, world.clock.now() + MINUTE * 5);
    return { lasts: 5 * MINUTE, doesCount: () => map.peek('it') === true };
  },
};

/** Made by another server: here is nothing to remember that it has ended. */
const elsewhere: readonly TermKind[] = ['vouchedSignIn'];

/** How far into its time, as a share of it. */
const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const holds = (property: (share: number, isRead: boolean) => Promise<void>) =>
  fc.assert(fc.asyncProperty(share, fc.boolean(), property), { numRuns: 3 });

describe.each(termKinds)('%s', (kind) => {
  test('is valid from its beginning to its end', () =>
    holds(async (part) => {
      const early = await makers[kind]();
      world.clock.move(Math.floor(early.lasts * part));
      expect(await early.doesCount()).toBe(true);
      const late = await makers[kind]();
      world.clock.move(late.lasts);
      expect(await late.doesCount()).toBe(false);
    }));

  test('is not valid before its time', () =>
    holds(async (part) => {
      const { lasts, doesCount } = await makers[kind]();
      world.clock.move(-Math.max(2 * CLOCK_SKEW, Math.floor(lasts * part)));
      expect(await doesCount()).toBe(false);
    }));
});

test.each(termKinds.filter((kind) => !elsewhere.includes(kind)))(
  '%s: once ended it stays so, looked at or not',
  (kind) =>
    holds(async (part, isRead) => {
      const { lasts, doesCount } = await makers[kind]();
      world.clock.move(lasts + SECOND);
      if (isRead) expect(await doesCount()).toBe(false);
      world.clock.move(-Math.max(2 * SECOND, Math.floor(lasts * part)));
      expect(await doesCount()).toBe(false);
    }),
);
