import { budgets } from '#contract/budgets.ts';
import { type Refusable, refuseIn } from '../../kernel/action.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Situation } from '../../situation/situation.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import { triesTable } from '../../store/verification/tries.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';
import type { Passwords } from '../protection/passwords.ts';
import type { KnownDevices } from '../sessions/known-devices.ts';
import type { Captcha } from '../verification/captcha.ts';
import { createTries } from '../verification/tries.ts';

/** Failed sign-ins lock nobody out: they require a captcha, and are remembered this long. */
const failureFigures = {
  wrongTries: Infinity,
  lockMinutes: 0,
  keptMinutes: budgets.signIn.limits.account.minutes,
};

const wrongCodes: readonly string[] = ['verification_code_incorrect', 'verification_code_expired'];

/** The captcha of a sign-in, if it has one. */
export interface CaptchaAnswer {
  readonly captcha?: string | undefined;
  readonly captchaId?: string | undefined;
}

/** Origin of an attempt: failures elsewhere cost the owner no captcha. */
export interface Visitor {
  /** For IPv6, the network. */
  readonly address: string;
  /** The device's cookie. */
  readonly device?: string | undefined;
  /** In terms that the person recognises, for the account's history. */
  readonly origin: OriginRow;
}

/** A sign-in attempt whose failures are counted. */
export interface SignInAttempt {
  /** After some failures. @throws Refused captcha_required, captcha_incorrect */
  requireCaptcha(answer: CaptchaAnswer): void;
  /**
   * @returns the password's owner. @throws Refused credentials_incorrect; the failure is counted
   */
  requirePassword(password: string, action: Refusable): Promise<MemberRow>;
  /** The action, counting refusals of wrong codes as failures. */
  guessing(action: Refusable): Refusable;
  /** It succeeded: earlier failures are forgotten. */
  clear(): void;
}

/** Sign-in attempts (A14). */
export interface SignInAttempts {
  /** @param name the given one; @param member its owner, if any */
  of(
    name: string,
    member: MemberRow | undefined,
    situation: Situation,
    from: Visitor,
  ): SignInAttempt;
}

interface AttemptParts {
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly devices: KnownDevices;
  readonly passwords: Passwords;
  readonly captcha: Captcha;
  readonly database: Database;
  readonly history: SecurityHistory;
}

export function createSignInAttempts(parts: AttemptParts): SignInAttempts {
  const { clock, settings, devices, passwords, captcha, database, history } = parts;
  const failures = createTries(
    triesTable(database, 'signIn'),
    clock,
    () => failureFigures,
    'captcha_required',
  );

  return {
    of(name, member, situation, { address, device, origin }) {
      // Failures are counted by account and address; on a known device, by device.
      const subject = `${name} ${(member && devices.idFor(member.id, device)) ?? address}`;
      const captchaAfter = situation.captchaAfterFailures ?? settings.current.captchaAfterFailures;

      /** Counts a failure of a known or unknown name: the answer is the same. */
      const failed = ({ code, details }: Refused): Refused => {
        if (member) history.noteFailedSignIn(member.id, origin);
        failures.wrong(subject, new Refused(code));
        const captchaRequired = failures.spent(subject) >= captchaAfter;
        return new Refused(code, { ...details, captchaRequired });
      };
      /**
       * A wrong code is a failed sign-in like a wrong password; Firebase’s proofs cannot be
       * guessed.
       */
      const isGuess = (error: unknown): error is Refused =>
        error instanceof Refused &&
        wrongCodes.includes(error.code) &&
        settings.current.smsProvider === 'server';

      return {
        requireCaptcha(answer) {
          // Parallel tries count too: guessing at once gains nothing.
          if (failures.spent(subject) < captchaAfter) return;
          if (!answer.captcha) throw new Refused('captcha_required', { captchaRequired: true });
          if (!captcha.check(answer.captchaId, answer.captcha)) {
            throw new Refused('captcha_incorrect', { captchaRequired: true });
          }
        },
        async requirePassword(password, action) {
          const giveBack = failures.hold(subject);
          const isRight = await passwords
            .verify(password, member?.password_hash ?? null)
            .finally(giveBack);
          if (member && isRight) return member;
          return refuseIn(action, () => failed(new Refused('credentials_incorrect')));
        },
        guessing: (action) => ({
          commit: (refuse) =>
            action.commit(() => {
              try {
                return refuse();
              } catch (error) {
                throw isGuess(error) ? failed(error) : error;
              }
            }),
        }),
        clear: () => failures.clear(subject),
      };
    },
  };
}
