import { beforeEach, describe, expect, test } from 'vitest';
import { type LostPerson, lostHow, lostPerson } from './support/lost-person.ts';
import { sharedWorld } from './support/shared-world.ts';
import { FIRST_MOMENT, refusalOf } from './support/test-world.ts';

const HOUR = 60 * 60_000;
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

describe('stopping an account recovery (W5)', () => {
  test('by the link of any address, once; the next request has to wait', async () => {
    await lost.ask();
    const token = lost.linkTo(lost.mobile());
    expect(world.accountRecoveries.previewStop(token)).toMatchObject({
      to: 'n***@Example.com',
      isDone: false,
    });
    expect(world.accountRecoveries.open(lost.id)).not.toBeNull();
    expect(world.accountRecoveries.stop(token, lostHow.origin).isDone).toBe(true);
    // The answer may have been lost.
    expect(world.accountRecoveries.stop(token, lostHow.origin).isDone).toBe(true);
    expect(world.accountRecoveries.previewStop(token).isDone).toBe(true);
    expect(lost.events()).toEqual(['accountRecoveryStopped', 'accountRecoveryRequested']);
    const wish = await comeAgain(2);
    expect(await refusalOf(() => world.accountRecoveryRequests.ask(wish, lostHow))).toBe(
      'account_recovery_closed',
    );
    expect(await refusalOf(() => lost.finish(wish))).toBe('account_recovery_closed');
    now += DAY;
    expect((await lost.ask()).state).toBe('waiting');
    expect(await refusalOf(() => world.accountRecoveries.stop('made-up', lostHow.origin))).toBe(
      'not_found',
    );
  });

  test('by its owner, who is notified at sign-in and in the security centre', async () => {
    const { readyAt, until } = await lost.ask();
    const reading = world.sessions.read(world.sessions.open(lost.id).token);
    if (!reading.ok) throw new Error('It does not count.');
    const { signedIn } = reading;
    expect(world.security.lastSignIn(signedIn).recoveryReadyAt).toBe(readyAt);
    expect(world.security.state(signedIn).accountRecovery).toEqual({
      to: 'n***@Example.com',
      readyAt,
      until,
    });
    world.accountRecoveries.stopOwn(lost.id, lostHow.origin);
    world.accountRecoveries.stopOwn(lost.id, lostHow.origin);
    expect(world.security.state(signedIn).accountRecovery).toBeNull();
    expect(world.security.lastSignIn(signedIn).recoveryReadyAt).toBeNull();
    expect(lost.events()).toEqual(['accountRecoveryStopped', 'accountRecoveryRequested']);
    expect(await refusalOf(() => comeAgain().then(lost.finish))).toBe('account_recovery_closed');
  });

  test('when the requesting address is restored; the owner may request again at once', async () => {
    const old = lost.email();
    world.contacts.bind(lost.row(), 'email', `thief${lost.id}@example.com`, lostHow);
    const undo = /undo#([\w-]+)/u.exec(lost.sentTo(old)[0]?.text ?? '')?.[1] ?? '';
    await lost.ask();
    world.contacts.undo(undo, lostHow.origin);
    expect(world.accountRecoveries.open(lost.id)).toBeNull();
    expect(await lost.ask()).toMatchObject({ state: 'waiting' });
    expect(lost.events().filter((kind) => kind === 'accountRecoveryRequested')).toHaveLength(2);
  });

  test('when the requesting address is changed, and not when another one is', async () => {
    await lost.ask();
    world.contacts.bind(
      lost.row(),
      'mobile',
      `+551198765${String(lost.id).padStart(4, '0')}`,
      lostHow,
    );
    expect(world.accountRecoveries.open(lost.id)).not.toBeNull();
    world.contacts.bind(lost.row(), 'email', `other${lost.id}@example.com`, lostHow);
    expect(world.accountRecoveries.open(lost.id)).toBeNull();
  });
});
