import { API_PREFIX } from '#contract/prefix.ts';
import { noRequestLimits } from '#fake-server/http/request-limits.ts';
import { people } from '#fake-server/seed/people.ts';
import type { SettingsPatch } from '#fake-server/settings/settings.ts';
import type { FakeServer, FakeServerOptions } from '#fake-server/start.ts';
import { startTestServer } from '#tests/fake-server/support/test-server.ts';
import type { Credentials, PortalUnderTest } from './portal-under-test.ts';

function seeded(account: string): Credentials {
  const password = people.find((person) => person.account === account)?.password;
  if (!password) throw new Error(`${account} cannot sign in by a password.`);
  return { username: account, password };
}

/**
 * What is known of the fake at an address: everything.
 *
 * @param itself where it is itself, when something stands in front of its API
 */
export function fakeAt(address: string, itself: string = address): PortalUnderTest {
  return {
    address,
    member: seeded('maria'),
    agent: seeded('carlos'),
    agentBelow: seeded('fernanda'),
    otherMember: seeded('joao'),
    givesTrials: true,
    takesScenarios: true,
    hooks: { base: new URL('/control/api', itself).href },
    changingReads: [],
    memberDetails: {
      email: 'maria@example.com',
      payoutAccount: { kind: 'pix', keyType: 'email', key: 'maria.silva@banco.example' },
    },
  };
}

/** Settings of a fake of the test's own, some of which no operator could set. */
export const ownPortalSettings: SettingsPatch = {
  geetest: false,
  toggles: { smsVerificationAtRegistration: 1 },
  // The kit tries wrong ones all the time; a lock would block later checks.
  moneyPasswords: { wrongTries: 1_000_000 },
  // Many faults are planted on one day.
  feedback: { maxPerDay: 50 },
  // Its clock goes on by hours, with sessions that stay.
  proofMinutes: 1_000_000,
  twoStep: { wrongTries: 1_000_000 },
};

/**
 * The test's own fake, in this process and with cheap password hashes. Its clock is stopped: no
 * draw and no midnight falls between two reads. Its puzzle is a captcha picture, which a hook can
 * read, and both registrations require an SMS code.
 */
export async function startOwnPortal(
  options: Partial<FakeServerOptions> = {},
): Promise<{ readonly running: FakeServer; readonly under: PortalUnderTest }> {
  const running = await startTestServer({
    host: 'localhost',
    machineTime: Date.now,
    // The kit tries wrong ones all the time.
    limits: { ...noRequestLimits, wrongTriesPerHour: 0 },
    settings: ownPortalSettings,
    ...options,
  });
  running.world.clock.freeze(true);
  return {
    running,
    under: {
      ...fakeAt(running.localUrl + API_PREFIX),
      clockStands: true,
      takesAnyHost: true,
      hasEndlessBudgets: true,
    },
  };
}
