import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LanguageCode } from '#contract/entities/language.ts';
import { type SecurityEventKind, securityEventKinds } from '#contract/entities/security-types.ts';
import { outgoingTexts } from '#fake-server/content/outgoing-texts.ts';
import { securityNotice } from '#fake-server/content/security-notices/security-notices.ts';
import { contentLanguages } from '#fake-server/content/words.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { messageTable } from '#fake-server/store/notifications/messages.ts';
import type { World } from '#fake-server/world/world.ts';
import { PASSWORD, type SecurityScene, securityScene } from './support/security-scene.ts';
import { startTestServer } from './support/test-server.ts';
import { FIRST_MOMENT, refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

const DAY = 24 * 60 * 60_000;
const MINUTE = 60_000;

let server: FakeServer;
let world: World;
let now = FIRST_MOMENT;
let me: SecurityScene;
/** What this person reads. */
let reading: LanguageCode;

beforeAll(async () => {
  server = await startTestServer({ machineTime: () => now, settings: { geetest: false } });
  ({ world } = server);
});
beforeEach(async () => {
  now += DAY;
  world.clock.reset();
  world.sms.clearOutbox();
  reading = 'EN';
  me = await securityScene(world);
});
afterAll(() => server.close());

const wrongCode = { way: 'app', code: '000000' } as const;
const addressOf = () => me.row().email ?? '';

/** Causes each event, as its person would, from home. */
const acts: Readonly<Record<SecurityEventKind, () => unknown>> = {
  signedIn: () => world.security.noteSignIn(me.who(), atHome),
  signInFailed: () => refusalOf(() => me.signInWith('wrong')),
  signedOut() {
    const who = me.who();
    const id = world.sessions.idOf(who.sessionHash) ?? '';
    world.security.endSession(who, id, atHome);
  },
  sessionEnded() {
    const other = world.sessions.idOf(me.who().sessionHash) ?? '';
    world.security.endSession(me.who(), other, atHome);
  },
  otherSessionsEnded: () => world.security.endOthers(me.who(), atHome),
  passwordChanged: () => me.changePassword('nothing'),
  passwordRecovered: () => me.changePassword('afterMail'),
  moneyPasswordSet: () => me.moneyPassword.set(),
  moneyPasswordChanged: async () => {
    await me.moneyPassword.set();
    await me.moneyPassword.change();
  },
  moneyPasswordRecovered: async () => {
    await me.moneyPassword.set();
    await me.moneyPassword.recover();
  },
  socialLinked: () => me.linkTelegram(),
  socialUnlinked: async () => {
    await me.linkTelegram();
    me.unlinkTelegram();
  },
  emailAdded: async () => {
    me = await securityScene(world, { hasMail: false });
    world.members.setLanguage(me.id, reading);
    me.bind('email', `${me.account}.first@example.com`);
  },
  emailConfirmed: async () => {
    me = await securityScene(world, { unconfirmed: ['email'] });
    world.members.setLanguage(me.id, reading);
    me.bind('email', addressOf());
  },
  mobileConfirmed: async () => {
    const mobile = `+55116${String(me.id + 1).padStart(8, '0')}`;
    me = await securityScene(world, { mobile, unconfirmed: ['mobile'] });
    world.members.setLanguage(me.id, reading);
    me.bind('mobile', mobile);
  },
  emailChanged: () => me.bind('email', `${me.account}.new@example.com`),
  mobileAdded: () => me.bind('mobile', `+55119${String(me.id).padStart(8, '0')}`),
  mobileChanged() {
    world.members.setContact(me.id, 'mobile', `+55118${String(me.id).padStart(8, '0')}`);
    me.bind('mobile', `+55117${String(me.id).padStart(8, '0')}`);
  },
  contactRestored() {
    me.bind('email', `${me.account}.new@example.com`);
    me.undoChange();
  },
  closureRequested: () => world.closings.ask(me.row(), atHome),
  closureCancelled() {
    world.closings.ask(me.row(), atHome);
    world.closings.cancelClosure(me.row(), atHome);
  },
  accountRecoveryRequested: () => me.accountRecovery.ask(),
  accountRecoveryStopped: async () => {
    await me.accountRecovery.ask();
    me.accountRecovery.stop();
  },
  accountRecoveryUsed: async () => {
    await me.accountRecovery.ask();
    now += world.settings.current.accountRecovery.waitDays * DAY;
    await me.accountRecovery.take();
  },
  dataExportRequested: () => world.dataExport.ask(me.id, atHome),
  dataExportDownloaded() {
    world.dataExport.ask(me.id, atHome);
    while (world.dataExport.makeDue());
    const id = world.dataExport.state(me.id).file?.id ?? '';
    world.dataExport.part(me.row(), { id, part: 1 }, atHome);
  },
  payoutAccountAdded: () => me.payoutAccount(),
  twoStepOn: () => me.twoStepOn(),
  twoStepOff: async () => {
    const { byApp } = await me.twoStepOn();
    await world.twoStep.end(me.row(), byApp(), atHome);
  },
  recoveryCodesCreated: async () => {
    const { byApp } = await me.twoStepOn();
    await world.twoStep.renewCodes(me.row(), byApp(), atHome);
  },
  recoveryCodeUsed: async () => {
    const { codes } = await me.twoStepOn();
    world.twoStep.check(me.id, { way: 'recoveryCode', code: codes[0] ?? '' }, atHome);
  },
  secondStepLocked: async () => {
    await me.twoStepOn();
    for (let tries = 0; tries < world.settings.current.twoStep.wrongTries; tries += 1) {
      world.twoStep.check(me.id, wrongCode, atHome);
    }
  },
  deviceTrusted: () => world.security.trustDevice(me.id, 'a-device', atHome),
  deviceForgotten: async () => {
    await me.twoStepOn();
    world.security.trustDevice(me.id, 'a-device', atHome);
    const [device] = world.security.state(me.who()).twoStep.trustedDevices;
    world.security.forgetDevice(me.id, device?.id ?? '', atHome);
  },
  passkeyAdded: () => me.passkey(),
  passkeyRenamed: async () => {
    const { id } = await me.passkey();
    world.passkeys.rename(me.row(), id, 'Laptop', atHome);
  },
  passkeyRemoved: async () => {
    const { id } = await me.passkey();
    world.passkeys.remove(me.row(), id, me.site, atHome);
  },
  passkeyRefused: () => me.copiedPasskey(),
};

const newest = () => world.security.events(me.id, { pageNo: 1, pageSize: 1 }).events[0];
const events = () =>
  world.security.events(me.id, { pageNo: 1, pageSize: 50 }).events.map(({ kind }) => kind);
/** The person's messages in the portal, newest first. */
const notices = () =>
  messageTable(world.database)
    .page(me.id, 'all', 50, 0)
    .map(({ id }) => world.messages.one(me.id, String(id), 'EN'));
const mailsTo = (receiver: string, title: string) =>
  world.sms.outbox(100).filter((sent) => sent.receiver === receiver && sent.text.includes(title));

/** What the words of the kinds name. */
const figures = { closureTime: '7 days', account: '12', provider: 'Telegram' };
const titleOf = (kind: SecurityEventKind) => securityNotice(kind, figures)?.title.EN;

describe('the history of the security of an account (W5)', () => {
  test.each(securityEventKinds)('%s is recorded once, with its device and place', async (kind) => {
    await acts[kind]();
    expect(newest()).toMatchObject({ kind, ...atHome });
    expect(events().filter((each) => each === kind)).toHaveLength(1);
  });

  const notifiedKinds = securityEventKinds.filter((kind) => titleOf(kind) !== undefined);
  test.each(notifiedKinds)(
    '%s is notified once in the portal, with its device and place',
    async (kind) => {
      await acts[kind]();
      const title = titleOf(kind) ?? '';
      const own = notices().filter((notice) => notice.title === title);
      expect(own).toHaveLength(1);
      expect(own[0]?.content).toContain(
        'Device: Chrome, Android. Approximate place: São Paulo, BR.',
      );
    },
  );

  test.each(notifiedKinds)('%s is mailed once, in the language of its receiver', async (kind) => {
    world.settings.change({ languages: ['PT', 'EN', 'VI'] });
    reading = 'VI';
    world.members.setLanguage(me.id, reading);
    await acts[kind]();
    const mails = (text: string) =>
      world.sms
        .outbox(100)
        .filter((sent) => sent.receiver === addressOf() && sent.text.includes(text));
    const title = securityNotice(kind, figures)?.title.VI ?? '';
    const letters: Partial<Record<SecurityEventKind, string>> = {
      accountRecoveryRequested: 'stop#',
      accountRecoveryUsed: outgoingTexts('VI').accountRecoveryUsed,
    };
    const letter = letters[kind];
    expect(mails(title)).toHaveLength(letter === undefined ? 1 : 0);
    expect(mails(letter ?? title)).toHaveLength(1);
    expect(mails(letter ?? title)[0]?.text).toContain('São Paulo, BR');
    world.settings.change({ languages: ['PT', 'EN'] });
  });
});

describe('notices about security state facts (W5)', () => {
  test('an address is reported as added where there was none, else as changed', () => {
    acts.mobileAdded();
    expect(notices()[0]?.title).toBe('A mobile number was added to your account');
    me.bind('mobile', `+55116${String(me.id).padStart(8, '0')}`);
    expect(notices()[0]?.title).toBe('Your mobile number was changed');
    expect(events().slice(0, 2)).toEqual(['mobileChanged', 'mobileAdded']);
  });

  test('a sign-in before the account closes can keep it, as its mail says', async () => {
    world.closings.ask(me.row(), atHome);
    const [mail] = mailsTo(addressOf(), 'It closes in 7 days');
    expect(mail?.text).toContain('sign in before then and choose “Keep my account”');
    now += 7 * DAY - MINUTE;
    await me.signInWith(PASSWORD);
    expect(world.closings.cancelClosure(me.row(), atHome).closesAt).toBeNull();
    now += DAY;
    await me.signInWith(PASSWORD);
  });

  test('an account without mail is notified of its closure by SMS, in the language of its person', async () => {
    me = await securityScene(world, { hasMail: false });
    const mobile = `+55115${String(me.id).padStart(8, '0')}`;
    world.members.setContact(me.id, 'mobile', mobile);
    world.closings.ask(me.row(), atHome);
    const sent = world.sms.outbox(5);
    expect(sent).toMatchObject([{ channel: 'sms', receiver: mobile }]);
    expect(sent[0]?.text).toContain('closes in 7 days');
  });

  test('every notice exists in every language of outgoing texts', () => {
    for (const kind of securityEventKinds) {
      const notice = securityNotice(kind, figures);
      if (!notice) continue;
      const titles = contentLanguages.map((language) => notice.title[language]);
      expect(titles.every((title) => title)).toBe(true);
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});

const failures = () => events().filter((kind) => kind === 'signInFailed').length;
const attempt = (origin = atHome) =>
  refusalOf(() =>
    world.signIn.byPassword({ username: me.account, password: 'wrong' }, normalSituation, {
      address: String(origin.place),
      origin,
    }),
  );

describe('failed sign-ins (W5, A26)', () => {
  test('many from one place within an hour are one entry, the next hour begins another', async () => {
    for (let time = 0; time < 3; time += 1) {
      await attempt();
    }
    expect(failures()).toBe(1);
    await attempt({ ...atHome, place: 'Recife, BR' });
    expect(failures()).toBe(2);
    now += 61 * MINUTE;
    await attempt();
    expect(failures()).toBe(3);
  });

  test('cannot flood the history: five entries a day at most', async () => {
    for (let place = 0; place < 9; place += 1) {
      await attempt({ ...atHome, place: `Place ${place}` });
    }
    expect(failures()).toBe(5);
  });

  test('include a wrong second step after the right password', async () => {
    await me.twoStepOn();
    const entering = async () => {
      try {
        await me.signInWith(PASSWORD);
      } catch (error) {
        return (error as { details: { secondStep: { challenge: string } } }).details.secondStep;
      }
      throw new Error('No second step was asked for.');
    };
    const { challenge } = await entering();
    const step = { challenge, ...wrongCode };
    expect(await refusalOf(() => world.signIn.bySecondStep(step, normalSituation, atHome))).toBe(
      'second_step_incorrect',
    );
    expect(newest()).toMatchObject({ kind: 'signInFailed', ...atHome });
  });
});
