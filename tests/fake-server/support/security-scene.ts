import type { ContactKind } from '#contract/entities/contact-types.ts';
import { bankCustomerNamed } from '#fake-server/content/bank-customers.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import { telegramHash } from '#fake-server/world/partners/telegram-hash.ts';
import { oneTimeCodes } from '#fake-server/world/protection/one-time-codes.ts';
import type { World } from '#fake-server/world/world.ts';
import { softAuthenticator } from '#tests/support/soft-authenticator.ts';
import { readPicture } from './puzzle.ts';
import { refusalOf } from './test-world.ts';
import { atHome } from './visit-origins.ts';

/** The password of these people. */
export const PASSWORD = 'umasenha26';

const site = { origin: 'http://localhost:5160', rpId: 'localhost' };

interface GuardedOptions {
  readonly hasMail?: boolean;
  readonly mobile?: string | null;
  /** The address typed at the registration, unconfirmed. */
  readonly unconfirmed?: readonly ContactKind[];
}

/**
 * A new person with a password and an email address who reads English, and their security actions,
 * each from {@link atHome}.
 */
export async function securityScene(
  world: World,
  { hasMail = true, mobile = null, unconfirmed = [] }: GuardedOptions = {},
) {
  const account = `guarded${world.members.nextId()}`;
  const owner = bankCustomerNamed('Maria Silva');
  const id = world.members.insert({
    account,
    nickname: 'Guarded',
    type: 0,
    passwordHash: await world.passwords.hash(PASSWORD),
    passwordChangedAt: world.clock.now(),
    mobile,
    email: hasMail ? `${account}@example.com` : null,
    unconfirmed,
    currency: 'BRL',
    affiliateCode: null,
    referralCode: null,
    details: { payeeName: 'Maria Silva', idNumber: owner?.cpf ?? '' },
    registeredAt: world.clock.now(),
  });
  world.members.setLanguage(id, 'EN');

  const row = () => {
    const found = world.members.byId(id);
    if (!found) throw new Error('There is nobody.');
    return found;
  };
  const who = () => {
    const reading = world.sessions.peek(world.sessions.open(id).token);
    if (!reading.ok) throw new Error('It does not count.');
    return reading.signedIn;
  };
  const codeTo = (receiver: string) =>
    world.sms.outbox(50).find((sent) => sent.receiver === receiver && sent.code !== null)?.code ??
    '';
  /** An unused code of the app. */
  const codeOf = (secret: string) => {
    world.clock.move(30_000);
    return oneTimeCodes.codeAt(secret, world.clock.now());
  };
  const telegram = (telegramId: number) => {
    const fields = {
      id: telegramId,
      first_name: 'Ana',
      auth_date: Math.floor(world.clock.now() / 1_000),
    };
    const hash = telegramHash(fields, world.registrations.telegram.botToken);
    return { type: 'telegram' as const, telegram: { ...fields, hash } };
  };
  const how = { origin: atHome, linkWith: (token: string) => `undo#${token}` };
  const lost = { origin: atHome, stopLinkWith: (token: string) => `stop#${token}` };

  const scene = {
    id,
    account,
    row,
    who,
    site,
    signInWith: (password: string) =>
      world.signIn.byPassword({ username: account, password }, normalSituation, {
        address: '203.0.113.9',
        origin: atHome,
      }),
    changePassword: (owes: 'nothing' | 'afterMail') =>
      world.accounts.changePassword(
        { member: row(), owes },
        { oldPassword: PASSWORD, newPassword: 'outra2026x', confirmNewPassword: 'outra2026x' },
        atHome,
      ),
    moneyPassword: {
      set: () =>
        world.moneyPasswords.set(
          row(),
          { kind: 'transaction', newPassword: '482915', confirmNewPassword: '482915' },
          atHome,
        ),
      change: () =>
        world.moneyPasswords.change(
          row(),
          {
            kind: 'transaction',
            oldPassword: '482915',
            newPassword: '739164',
            confirmNewPassword: '739164',
          },
          atHome,
        ),
      recover() {
        world.moneyPasswords.sendCode(row(), 'mail', normalSituation, 'EN');
        const wish = { newPassword: '739164', confirmNewPassword: '739164' };
        const verificationCode = codeTo(row().email ?? '');
        return world.moneyPasswords.recover(
          row(),
          { kind: 'transaction', channel: 'mail', verificationCode, ...wish },
          atHome,
        );
      },
    },
    linkTelegram: () => world.social.link(row(), telegram(9_000_000 + id), atHome),
    unlinkTelegram: () => world.security.unlinkSocial(row(), 'telegram', atHome),
    bind: (kind: 'email' | 'mobile', value: string) => world.contacts.bind(row(), kind, value, how),
    /** Undoes the last change of an address, by the link that the old one got. */
    undoChange() {
      const link = world.sms.outbox(50).find(({ text }) => text.includes('undo#'))?.text ?? '';
      const token = /undo#([\w-]+)/u.exec(link)?.[1] ?? '';
      return world.contacts.undo(token, atHome);
    },
    async recoveryRequest() {
      const wish = { kind: 'email', username: account, email: row().email ?? '' } as const;
      await world.accountRecoveryRequests.sendCode(
        { ...wish, ...readPicture(world) },
        normalSituation,
        'EN',
      );
      return { ...wish, code: codeTo(wish.email) };
    },
    accountRecovery: {
      ask: async () => world.accountRecoveryRequests.ask(await scene.recoveryRequest(), lost),
      stop: () => world.accountRecoveries.stopOwn(id, atHome),
      take: async () =>
        world.accountRecoveryRequests.finish(
          { ...(await scene.recoveryRequest()), newPassword: 'Novasenha26' },
          { origin: atHome },
        ),
    },
    async twoStepOn() {
      const { secret } = await world.twoStep.start(row(), PASSWORD, atHome);
      const codes = world.twoStep.confirm(row(), codeOf(secret), atHome);
      const byApp = () => ({ password: PASSWORD, way: 'app' as const, code: codeOf(secret) });
      return { codes, byApp };
    },
    async passkey() {
      const device = softAuthenticator(site.origin);
      const credential = device.make(await world.passkeys.creation(row(), site));
      const added = await world.passkeys.add(row(), { name: 'Phone', credential }, site, atHome);
      return { ...added, device };
    },
    /** Proves by a passkey whose counter does not move on. */
    async copiedPasskey() {
      const { device } = await scene.passkey();
      for (const counter of [2, 1]) {
        const request = await world.passkeys.request('prove', row(), site);
        const used = device.use(request, { counter });
        const proving = () => world.passkeys.use('prove', row(), used, site, atHome);
        if (counter === 2) await proving();
        else await refusalOf(proving);
      }
    },
    async payoutAccount() {
      const cpf = owner?.cpf ?? '';
      const checked = await world.payoutAccounts.check(row(), {
        kind: 'pix',
        keyType: 'cpf',
        key: cpf,
      });
      return world.payoutAccounts.add(row(), { checkId: checked.checkId, label: '' }, atHome);
    },
  };
  return scene;
}

/** Somebody, and what they can do about their security. */
export type SecurityScene = Awaited<ReturnType<typeof securityScene>>;
