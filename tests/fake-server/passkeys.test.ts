import { assert, asyncProperty, constantFrom, integer, record } from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { socialTable } from '#fake-server/store/identity/social.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { passkeyTable } from '#fake-server/store/protection/passkeys.ts';
import { verificationTable } from '#fake-server/store/verification/verification.ts';
import {
  type Deviation,
  type SoftAuthenticator,
  softAuthenticator,
} from '#tests/support/soft-authenticator.ts';
import { newMember } from './support/new-member.ts';
import { sharedWorld } from './support/shared-world.ts';
import { FIRST_MOMENT, refusalOf } from './support/test-world.ts';
import { atHome } from './support/visit-origins.ts';

const MINUTE = 60_000;
const origin = { browser: 'Firefox', system: 'Windows', place: 'Recife, BR' };
const site = { origin: 'http://localhost:5160', rpId: 'localhost' };

let now = FIRST_MOMENT;
let member: MemberRow;

const world = await sharedWorld({ machineTime: () => now });
beforeEach(() => {
  member = someone();
});

function someone(): MemberRow {
  const { id } = newMember(world);
  world.members.setPassword(id, 'hash', now);
  const found = world.members.byId(id);
  if (!found) throw new Error('There is nobody.');
  return found;
}
function sessionOf({ id }: MemberRow) {
  const reading = world.sessions.peek(world.sessions.open(id).token);
  if (!reading.ok) throw new Error('It does not count.');
  return reading.signedIn;
}
const events = () =>
  world.security.events(member.id, { pageNo: 1, pageSize: 20 }).events.map(({ kind }) => kind);
const listed = (who = member) => world.passkeys.shown(who).list;
const rows = () => passkeyTable(world.database).forMember(member.id);

/** Adds a passkey of a new device. */
async function added(
  device: SoftAuthenticator = softAuthenticator(site.origin),
  who = member,
): Promise<SoftAuthenticator> {
  const creation = await world.passkeys.creation(who, site);
  await world.passkeys.add(
    who,
    { name: ' My  phone ', credential: device.make(creation) },
    site,
    origin,
  );
  return device;
}
async function tried(deviation: Deviation): Promise<unknown> {
  const device = softAuthenticator(site.origin);
  const credential = device.make(await world.passkeys.creation(member, site), deviation);
  return await refusalOf(() =>
    world.passkeys.add(member, { name: 'Phone', credential }, site, origin),
  );
}
const proved = async (device: SoftAuthenticator, deviation?: Deviation, who = member) => {
  const request = await world.passkeys.request('prove', who, site);
  return await world.passkeys.use('prove', who, device.use(request, deviation), site, atHome);
};

describe('adding a passkey (A24)', () => {
  test('lists it by name, notifies its owner, and counts as a protection', async () => {
    await added(softAuthenticator(site.origin, { maySync: true }));
    expect(listed()).toMatchObject([
      { name: 'My phone', isSynced: true, lastUsedAt: null, isLastSignInMethod: false },
    ]);
    expect(events()).toEqual(['passkeyAdded']);
    expect(world.passkeys.has(member.id)).toBe(true);
    world.settings.change({ passkeys: { isOffered: false } });
    expect(world.passkeys.has(member.id)).toBe(false);
    expect(await refusalOf(() => world.passkeys.creation(member, site))).toBe('feature_disabled');
    world.settings.change({ passkeys: { isOffered: true } });
  });

  test('gives the device no name of the person, and the passkeys that it holds already', async () => {
    const device = await added();
    const { user, excludeCredentials, rp } = await world.passkeys.creation(member, site);
    expect(rp).toEqual({ id: 'localhost', name: world.settings.current.siteName });
    expect(excludeCredentials).toEqual([
      { id: device.id, type: 'public-key', transports: ['internal'] },
    ]);
    // The same device knows the person by the same handle each time.
    expect((await world.passkeys.creation(member, site)).user.id).toBe(user.id);
    expect(user.id).not.toContain(member.account);
    // A passkey for another host does not prevent one here.
    const elsewhere = { origin: 'https://play.example', rpId: 'play.example' };
    expect((await world.passkeys.creation(member, elsewhere)).excludeCredentials).toEqual([]);
  });

  test.each<[string, Deviation]>([
    ['of another page', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a person who shows who they are', { flags: 0x41 }],
    ['that says it is used', { type: 'webauthn.get' }],
  ])('one %s is refused', async (_, deviation) => {
    expect(await tried(deviation)).toBe('passkey_refused');
    expect(listed()).toEqual([]);
  });

  test('refuses an invented challenge, and unreadable bytes', async () => {
    expect(await tried({ challenge: 'x'.repeat(43) })).toBe('passkey_challenge_expired');
    const credential = { id: '!', clientDataJSON: '!', attestationObject: '!', transports: [] };
    expect(
      await refusalOf(() => world.passkeys.add(member, { name: 'x', credential }, site, origin)),
    ).toBe('passkey_refused');
  });

  test('refuses one of another account, and more than the maximum', async () => {
    const device = await added();
    const credential = device.make(await world.passkeys.creation(member, site));
    expect(
      await refusalOf(() => world.passkeys.add(member, { name: 'x', credential }, site, origin)),
    ).toBe('passkey_known');
    const other = someone();
    const again = device.make(await world.passkeys.creation(other, site));
    expect(
      await refusalOf(() =>
        world.passkeys.add(other, { name: 'x', credential: again }, site, origin),
      ),
    ).toBe('passkey_known');
    const { max } = world.settings.current.passkeys;
    const late = softAuthenticator(site.origin);
    const open = late.make(await world.passkeys.creation(member, site));
    for (let count = 1; count < max; count += 1) {
      await added();
    }
    expect(await refusalOf(() => world.passkeys.creation(member, site))).toBe('passkeys_full');
    // Nor by options from before it was full.
    expect(
      await refusalOf(() =>
        world.passkeys.add(member, { name: 'x', credential: open }, site, origin),
      ),
    ).toBe('passkeys_full');
    expect(listed()).toHaveLength(max);
  });

  test('needs a name, tidies it, and lets only its owner change it', async () => {
    await added();
    const id = listed()[0]?.id ?? '';
    expect(world.passkeys.rename(member, id, '  Work   laptop ', origin).name).toBe('Work laptop');
    for (const name of ['   ', 'a'.repeat(41), 'a\u202eb']) {
      expect(() => world.passkeys.rename(member, id, name, origin)).toThrow('validation_failed');
    }
    expect(() => world.passkeys.rename(someone(), id, 'Mine', origin)).toThrow('not_found');
    expect(listed()[0]?.name).toBe('Work laptop');
  });
});

describe('removing a passkey (A24)', () => {
  test('ends its use, and tells the device which ones remain', async () => {
    const device = await added();
    const kept = await added();
    const { id } = rows().find(({ credential_id }) => credential_id === device.id) ?? { id: '' };
    expect(() => world.passkeys.remove(someone(), id, site, origin)).toThrow('not_found');
    const counting = world.passkeys.remove(member, id, site, origin);
    expect(counting).toMatchObject({ rpId: 'localhost', allAcceptedCredentialIds: [kept.id] });
    expect(counting.userId).toBe((await world.passkeys.creation(member, site)).user.id);
    expect(await refusalOf(() => proved(device))).toBe('passkey_unknown');
    expect(await proved(kept)).toBe(member.id);
    expect(events()[0]).toBe('passkeyRemoved');
  });

  test('the last sign-in method stays, where passkeys sign in', async () => {
    const { passkeys } = world.settings.current;
    onTestFinished(() => world.settings.change({ passkeys }));
    const { id } = newMember(world);
    const owner = world.members.byId(id);
    if (!owner) throw new Error('There is nobody.');
    await added(undefined, owner);
    expect(listed(owner)).toMatchObject([{ isLastSignInMethod: true }]);
    const passkey = listed(owner)[0]?.id ?? '';
    expect(() => world.passkeys.remove(owner, passkey, site, origin)).toThrow('last_way_in');
    await added(undefined, owner);
    expect(listed(owner).map(({ isLastSignInMethod }) => isLastSignInMethod)).toEqual([
      false,
      false,
    ]);
    const google = { provider: 'google', subject: owner.account } as const;
    socialTable(world.database).link(google, owner.id, now);
    const isLast = () =>
      world.security.state(sessionOf(owner)).socialAccounts[0]?.isLastSignInMethod;
    expect(isLast()).toBe(false);
    // Where they do not, only the account elsewhere is left.
    world.settings.change({ passkeys: { signIn: false } });
    expect(isLast()).toBe(true);
  });

  test('what a thief added is removed when the owner restores the address', async () => {
    const mine = await added();
    now += MINUTE;
    world.members.setContact(member.id, 'email', `${member.account}@example.com`);
    const before = world.members.byId(member.id) ?? member;
    const how = { origin, language: 'EN', linkWith: (token: string) => `#${token}` } as const;
    world.contacts.bind(before, 'email', `${member.account}.thief@example.com`, how);
    const othersPasskey = await added();
    const mail = verificationTable(world.database)
      .outbox(20)
      .find(({ receiver }) => receiver === `${member.account}@example.com`);
    world.contacts.undo(/#([\w-]+)/u.exec(mail?.text ?? '')?.[1] ?? '', origin);
    expect(rows().map(({ credential_id }) => credential_id)).toEqual([mine.id]);
    expect(await refusalOf(() => proved(othersPasskey))).toBe('passkey_unknown');
  });
});

describe('using a passkey (A24)', () => {
  test('records it, with what its device says of copies', async () => {
    const device = await added();
    now += MINUTE;
    expect(await proved(device)).toBe(member.id);
    expect(listed()[0]?.lastUsedAt).toBe(new Date(now).toISOString());
  });

  test.each<[string, Deviation]>([
    ['of another page', { origin: 'https://evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without a person who shows who they are', { flags: 0x01 }],
    ['that could not be copied and now can', { flags: 0x0d }],
    ['that was just made', { type: 'webauthn.create' }],
    ['of somebody else', { userHandle: 'AAAA' }],
  ])('one %s is refused', async (_, deviation) => {
    expect(await refusalOf(async () => proved(await added(), deviation))).toBe('passkey_refused');
    expect(listed()[0]?.lastUsedAt).toBeNull();
  });

  test('one of somebody else proves nobody', async () => {
    const device = await added();
    const other = someone();
    await added(undefined, other);
    expect(await refusalOf(() => proved(device, undefined, other))).toBe('passkey_unknown');
  });

  test('refuses a signature over something else', async () => {
    const device = await added();
    const request = await world.passkeys.request('prove', member, site);
    const { signature } = softAuthenticator(site.origin).use(request);
    const used = { ...device.use(request), signature };
    expect(await refusalOf(() => world.passkeys.use('prove', member, used, site, atHome))).toBe(
      'passkey_refused',
    );
  });

  test('refuses and reports a counter that goes back or stands; none at all is fine', async () => {
    const device = await added();
    await proved(device);
    for (const counter of [1, 2]) {
      expect(await refusalOf(() => proved(device, { counter }))).toBe('passkey_refused');
    }
    expect(events().slice(0, 2)).toEqual(['passkeyRefused', 'passkeyRefused']);
    expect(await proved(device)).toBe(member.id);
    const silent = await added(softAuthenticator(site.origin, { counts: false }));
    expect(await proved(silent)).toBe(member.id);
    expect(await proved(silent)).toBe(member.id);
  });

  test('wrong ones spend the budget of the second step, and a right one resets it', async () => {
    const device = await added();
    const { wrongTries } = world.settings.current.twoStep;
    const wrong = { origin: 'https://evil.example' };
    for (let count = 1; count < wrongTries; count += 1) {
      expect(await refusalOf(() => proved(device, wrong))).toBe('passkey_refused');
    }
    await proved(device);
    for (let count = 1; count < wrongTries; count += 1) {
      expect(await refusalOf(() => proved(device, wrong))).toBe('passkey_refused');
    }
    expect(await refusalOf(() => proved(device, wrong))).toBe('second_step_locked');
    expect(await refusalOf(() => proved(device))).toBe('second_step_locked');
  });
});

describe('challenges (A24)', () => {
  const purposes = ['add', 'signIn', 'prove'] as const;

  test('each counts once, for one purpose, for one account, and for its time', async () => {
    const other = someone();
    const mine = await added(softAuthenticator(site.origin, { counts: false }));
    await added(softAuthenticator(site.origin, { counts: false }), other);
    const { openMinutes } = world.settings.current.passkeys;
    const people = { mine: member, others: other } as const;

    /** The result of a challenge signed there by the member's device. */
    const bring = async (purpose: (typeof purposes)[number], who: MemberRow, challenge: string) => {
      try {
        if (purpose === 'add') {
          const device = softAuthenticator(site.origin);
          const creation = await world.passkeys.creation(who, site);
          const credential = device.make(creation, { challenge });
          const { id } = await world.passkeys.add(who, { name: 'x', credential }, site, origin);
          passkeyTable(world.database).remove(who.id, id);
        } else {
          const request = await world.passkeys.request(purpose, null, site);
          const used = mine.use(request, { challenge });
          await world.passkeys.use(purpose, purpose === 'signIn' ? null : who, used, site, atHome);
        }
        return 'accepted';
      } catch (error) {
        if (error instanceof Error && 'code' in error) return String(error.code);
        throw error;
      }
    };
    const ask = async (purpose: (typeof purposes)[number], who: MemberRow) => {
      if (purpose === 'add') return (await world.passkeys.creation(who, site)).challenge;
      const asker = purpose === 'signIn' ? null : who;
      return (await world.passkeys.request(purpose, asker, site)).challenge;
    };

    await assert(
      asyncProperty(
        record({
          given: constantFrom(...purposes),
          brought: constantFrom(...purposes),
          asker: constantFrom('mine', 'others'),
          bringer: constantFrom('mine', 'others'),
          waits: integer({ min: 0, max: 2 * openMinutes * MINUTE }),
          times: integer({ min: 1, max: 4 }),
        }),
        async ({ given, brought, asker, bringer, waits, times }) => {
          const challenge = await ask(given, people[asker]);
          now += waits;
          const outcomes = await Promise.all(
            Array.from({ length: times }, () => bring(brought, people[bringer], challenge)),
          );
          const isForThem = given === 'signIn' || asker === bringer;
          const counts = given === brought && isForThem && waits < openMinutes * MINUTE;
          // The device is the member's: the other person may ask, and is not let in by it.
          const isRight = counts && (brought !== 'prove' || bringer === 'mine');
          const expired = outcomes.filter((each) => each === 'passkey_challenge_expired').length;
          expect(outcomes.filter((each) => each === 'accepted')).toHaveLength(isRight ? 1 : 0);
          expect(expired).toBe(counts ? times - 1 : times);
        },
      ),
      { numRuns: 300 },
    );
  });
});
