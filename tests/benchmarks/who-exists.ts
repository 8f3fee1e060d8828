import { openWorld } from '#fake-server/open-world.ts';
import { normalSituation } from '#fake-server/situation/situation.ts';
import { median } from './ratios.ts';

const TIMES_A_RUN = 30;
/** An answer over HTTP varies by more, even on one machine. */
const GOAL_MILLISECONDS = 0.25;
/** Where passwords are hashed, their time varies more than that. */
const GOAL_SHARE = 0.03;
const origin = { browser: null, system: null, place: null };

const phone = (isKnown: boolean) => ({
  countryDialingCode: '+55',
  mobileNum: isKnown ? '11987654321' : '11900000000',
  verificationCode: '123456',
});

/** A request about an existing account, and about one that does not exist. */
interface Question {
  readonly title: string;
  readonly ask: (isKnown: boolean) => unknown;
}

async function milliseconds(work: () => unknown): Promise<number> {
  const begun = performance.now();
  try {
    await work();
  } catch {
    // It is refused: the answer is the same, and so should its time be.
  }
  return performance.now() - begun;
}

/**
 * Prints the timing difference of sign-in and recovery between an existing account and one that
 * does not exist ("Who exists").
 */
export async function benchmarkWhoExists(runs: number): Promise<void> {
  const world = await openWorld({
    file: ':memory:',
    seed: 1,
    machineTime: Date.now,
    settings: { geetest: false, captchaAfterFailures: Number.MAX_SAFE_INTEGER },
  });
  world.settings.change({
    phoneLimits: { wrongCodesPerHour: Number.MAX_SAFE_INTEGER, codesPerMinute: 0 },
  });
  const from = { address: '203.0.113.9', origin };
  const mail = { linkWith: (token: string) => token, language: 'PT', origin } as const;
  const questions: readonly Question[] = [
    {
      title: 'sign-in by password',
      ask: (isKnown) =>
        world.signIn.byPassword(
          { username: isKnown ? 'maria' : 'nobody', password: 'errada26' },
          normalSituation,
          from,
        ),
    },
    {
      title: 'sign-in by code',
      ask: (isKnown) => world.signIn.byMobile(phone(isKnown), normalSituation, from),
    },
    {
      title: 'recovery by phone',
      ask: (isKnown) =>
        world.recovery.byPhone(
          { ...phone(isKnown), newPassword: 'Outrasenha26' },
          normalSituation,
          origin,
        ),
    },
    {
      title: 'recovery by mail',
      ask: (isKnown) =>
        world.recovery.byEmail(
          { username: isKnown ? 'maria' : 'nobody', email: 'maria@example.com' },
          mail,
          normalSituation,
        ),
    },
  ];
  process.stdout.write(
    `Who has an account, by the time of the answer, medians of ${runs * TIMES_A_RUN}\n`,
  );
  for (const { title, ask } of questions) {
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < runs * TIMES_A_RUN; round += 1) {
      // One beside the other: what else the machine does meets both.
      known.push(await milliseconds(() => ask(true)));
      unknown.push(await milliseconds(() => ask(false)));
    }
    const [one, other] = [median(known), median(unknown)];
    process.stdout.write(
      `  ${title.padEnd(22)}${Math.abs(one - other)
        .toFixed(2)
        .padStart(6)} ms   ` +
        `goal ${Math.max(GOAL_MILLISECONDS, other * GOAL_SHARE).toFixed(2)} ms or less   ` +
        `${one.toFixed(2)} ms against ${other.toFixed(2)} ms\n`,
    );
  }
  process.stdout.write('\n');
  world.close();
}
