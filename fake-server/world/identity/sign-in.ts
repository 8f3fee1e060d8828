import type { LoginResult } from '#contract/entities/member.ts';
import { AGENT_TYPES, NON_MEMBER_TYPE } from '#contract/entities/member-types.ts';
import { type Action, singleAction } from '../../kernel/action.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Situation } from '../../situation/situation.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow, MemberTable } from '../../store/members.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import { type SecurityHistory, unknownOrigin } from '../notifications/security-history.ts';
import type { Passwords } from '../protection/passwords.ts';
import type { SecondSteps } from '../protection/second-steps.ts';
import type { GivenStep } from '../protection/two-step.ts';
import type { KnownDevices } from '../sessions/known-devices.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Captcha } from '../verification/captcha.ts';
import type { PhoneCodes, PhoneProof } from '../verification/phone-codes.ts';
import { internationalNumber, type MobileNumber } from '../verification/sms.ts';
import {
  type CaptchaAnswer,
  createSignInAttempts,
  type SignInAttempt,
  type Visitor,
} from './sign-in-attempts.ts';

const DAY = 24 * 60 * 60_000;
/** Signing in by account and password. */
export interface PasswordSignIn extends CaptchaAnswer {
  readonly username: string;
  readonly password: string;
}

/** Signing in by mobile number, with a code or a password, depending on the site (G4a). */
export interface MobileSignIn extends CaptchaAnswer, MobileNumber, PhoneProof {
  readonly password?: string | undefined;
}

/** Why somebody may not sign in (A20, A27). */
type SignInBlocker = 'member_no_enter' | 'account_blocked' | 'account_closed' | 'agent_only';

/** A session, or a required second step. */
export type Entrance = LoginResult | Refused;

/** The second step of a sign-in. */
interface SecondStepSignIn extends GivenStep {
  readonly challenge: string;
}

/** The session. @throws Refused second_step_required */
export function entered(entrance: Entrance): LoginResult {
  if (entrance instanceof Refused) throw entrance;
  return entrance;
}

const nowhere: Visitor = { address: '', origin: unknownOrigin };

/** Signing in (A14, A15, A20). All methods refuse by throwing. */
export interface SignIn {
  /** @throws Refused any of the sign-in codes of the contract */
  byPassword(
    request: PasswordSignIn,
    situation: Situation,
    from?: Visitor,
    action?: Action<LoginResult>,
  ): Promise<LoginResult>;
  /** @throws Refused any of the sign-in codes of the contract */
  byMobile(
    request: MobileSignIn,
    situation: Situation,
    from?: Visitor,
    action?: Action<LoginResult>,
  ): Promise<LoginResult>;
  /** Why somebody may not sign in; undefined if they may. */
  readonly blockerOf: (member: MemberRow) => SignInBlocker | undefined;
  /** @throws Refused member_no_enter, account_blocked, agent_only */
  requireEntry(member: MemberRow): void;
  /**
   * Opens a session for a person who has proved who they are by other means than a password.
   *
   * @param isNew a new account: choosing its password proved who owns it
   * @throws Refused as `requireEntry` does, and second_step_required
   */
  admit(member: MemberRow, situation: Situation, isNew?: boolean): LoginResult;
  /**
   * The same as part of a transaction, which a second step must not roll back: the refusal is
   * returned, for `entered` to throw after the commit.
   *
   * @throws Refused as `requireEntry` does
   */
  enter(member: MemberRow, situation: Situation, from?: Visitor): Entrance;
  /**
   * Opens a session for a passkey's owner (A24). A passkey is two factors: no second step follows,
   * and the session is proved.
   *
   * @throws Refused passkey_unknown, and as `requireEntry` does
   */
  byPasskey(memberId: number, situation: Situation): LoginResult;
  /** The second step, after a right first one. @throws Refused any of the call's codes */
  bySecondStep(request: SecondStepSignIn, situation: Situation, origin: OriginRow): LoginResult;
}

interface SignInParts {
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly members: MemberTable;
  readonly devices: KnownDevices;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly captcha: Captcha;
  readonly phoneCodes: PhoneCodes;
  readonly database: Database;
  readonly secondSteps: SecondSteps;
  readonly history: SecurityHistory;
}

export function createSignIn(parts: SignInParts): SignIn {
  const { clock, settings, members, devices, sessions, phoneCodes, database, secondSteps } = parts;
  const attempts = createSignInAttempts(parts);

  const passwordExpired = (member: MemberRow, situation: Situation) => {
    const { toggles, passwordMaximumDays } = settings.current;
    if (toggles.forcedPasswordChangeOnExpiry === 0 || member.password_hash === null) return false;
    const age = clock.now() - member.password_changed_at;
    return situation.passwordExpired || age >= passwordMaximumDays * DAY;
  };

  const blockerOf = (member: MemberRow): SignInBlocker | undefined => {
    if (member.type === NON_MEMBER_TYPE) return 'member_no_enter';
    if (member.blocked === 1) return 'account_blocked';
    if (member.closes_at !== null && clock.now() >= member.closes_at) return 'account_closed';
    const isForAgents = settings.current.agentSite === 1;
    return isForAgents && !AGENT_TYPES.includes(member.type) ? 'agent_only' : undefined;
  };
  const requireEntry = (member: MemberRow) => {
    const bar = blockerOf(member);
    if (bar) throw new Refused(bar);
  };

  const openSession = (
    member: MemberRow,
    situation: Situation,
    byPassword: boolean,
    isProved = false,
  ): LoginResult => {
    const expired = passwordExpired(member, situation);
    const isDefault = member.password_is_default === 1;
    const owes = byPassword && (expired || isDefault) ? 'afterSignIn' : 'nothing';
    // By the strongest factor: here a trusted device does not replace the second step.
    const isStrongest =
      isProved || (!secondSteps.isOn(member.id) && (byPassword || member.password_hash === null));
    const { token, expiresAt } = sessions.open(member.id, owes, isStrongest);
    return {
      token,
      expiresAt: momentOf(expiresAt),
      firstTimeLogin: member.first_login_due === 1,
      passwordExpired: expired,
      passwordIsDefault: isDefault,
    };
  };
  const come = (
    member: MemberRow,
    situation: Situation,
    {
      byPassword = false,
      isNew = false,
      from = nowhere,
    }: { byPassword?: boolean; isNew?: boolean; from?: Visitor } = {},
  ): Entrance => {
    requireEntry(member);
    if (secondSteps.isRequired(member, devices.idFor(member.id, from.device))) {
      const secondStep = secondSteps.open(member.id, byPassword);
      return new Refused('second_step_required', { secondStep });
    }
    return openSession(member, situation, byPassword, isNew);
  };

  /** A default or expired password opens a session that can only change it (A15). */
  const comeByPassword = (
    attempt: SignInAttempt,
    member: MemberRow,
    situation: Situation,
    from: Visitor,
  ): LoginResult => {
    attempt.clear();
    return entered(come(member, situation, { byPassword: true, from }));
  };

  return {
    blockerOf,
    requireEntry,
    admit: (member, situation, isNew = false) => entered(come(member, situation, { isNew })),
    enter: (member, situation, from) => come(member, situation, from && { from }),
    byPasskey(memberId, situation) {
      const member = members.byId(memberId);
      if (!member || situation.passkeysUnknown) throw new Refused('passkey_unknown');
      requireEntry(member);
      return openSession(member, situation, false, true);
    },
    bySecondStep: ({ challenge, ...given }, situation, origin) =>
      entered(
        // Code, attempt and session are one transaction: a failure costs neither a try nor the
        // code.
        database.transaction((): Entrance => {
          const taken = secondSteps.take(challenge, given, origin);
          if (taken instanceof Refused) return taken;
          const member = members.byId(taken.memberId);
          if (!member) throw new Error('A second step was taken by nobody.');
          requireEntry(member);
          return openSession(member, situation, taken.byPassword, true);
        }),
      ),
    async byPassword(request, situation, from = nowhere, action = singleAction()) {
      const known = members.byAccount(request.username);
      const attempt = attempts.of(request.username.toLowerCase(), known, situation, from);
      attempt.requireCaptcha(request);
      const member = await attempt.requirePassword(request.password, action);
      return action.commit(() => comeByPassword(attempt, member, situation, from));
    },
    async byMobile(request, situation, from = nowhere, action = singleAction()) {
      const means = settings.form.loginTabs.phone;
      if (means === null) throw new Refused('feature_disabled');
      const mobile = internationalNumber(request);
      const member = members.byMobile(mobile);
      const attempt = attempts.of(mobile, member, situation, from);
      attempt.requireCaptcha(request);
      if (means === 'password') {
        const known = await attempt.requirePassword(request.password ?? '', action);
        return action.commit(() => comeByPassword(attempt, known, situation, from));
      }
      const spendCode = await phoneCodes.check('login', mobile, request, attempt.guessing(action));
      // Only the number's holder is told that there is no account.
      if (!member) throw new Refused('mobile_unknown');
      const enter = () => {
        const entrance = come(member, situation, { from });
        spendCode();
        attempt.clear();
        return entrance;
      };
      return action.commit(() => entered(database.transaction(enter)));
    },
  };
}
