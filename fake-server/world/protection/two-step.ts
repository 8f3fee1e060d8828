import type { Pairing, TwoStepProof } from '#contract/entities/two-step.ts';
import { plainCode } from '#contract/rules/field-rules.ts';
import { type Action, type Refusable, refuseIn, singleAction } from '../../kernel/action.ts';
import type { Clock } from '../../kernel/clock.ts';
import { Refused } from '../../kernel/refused.ts';
import { counts } from '../../kernel/term.ts';
import { createTurns } from '../../kernel/turns.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Database } from '../../store/database.ts';
import type { MemberRow } from '../../store/members.ts';
import { secondStepTable } from '../../store/protection/second-steps.ts';
import { twoStepTable } from '../../store/protection/two-step.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import { triesTable } from '../../store/verification/tries.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';
import { createTries } from '../verification/tries.ts';
import { oneTimeCodes } from './one-time-codes.ts';
import type { Passwords } from './passwords.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';

const MINUTE = 60_000;

/** A code with the call's origin. */
export type GivenStep = Pick<TwoStepProof, 'way' | 'code'>;

/** The password field of a call. */
interface PasswordRefusal {
  readonly code: 'own_password_incorrect' | 'old_password_incorrect';
  readonly field: 'password' | 'oldPassword';
}

const usualPassword: PasswordRefusal = { code: 'own_password_incorrect', field: 'password' };

/** Accounts' second step: turning it on and off, and checking its codes (A26). */
export interface TwoStep {
  isOn(memberId: number): boolean;
  codesLeft(memberId: number): number;
  /**
   * Checks a code and uses it up. A wrong one costs a try of the budget that all factors share.
   * Part of a transaction that commits even on a refusal: the try must stay counted.
   *
   * @returns why it is refused
   */
  check(memberId: number, given: GivenStep, origin: OriginRow): Refused | undefined;
  /**
   * Checks the account's password; a wrong one costs a try of the same budget.
   *
   * @param refusal the field of the password, and the code for a wrong one
   * @throws Refused own_password_incorrect or the given code, second_step_locked,
   *   validation_failed
   */
  requirePassword(
    member: MemberRow,
    password: string | undefined,
    origin: OriginRow,
    action?: Refusable,
    refusal?: PasswordRefusal,
  ): Promise<void>;
  /** @throws Refused second_step_locked */
  requireOpen(memberId: number): void;
  /**
   * Counts another wrong secret of the account in the same budget; the try must stay counted.
   *
   * @returns its refusal
   */
  wrongTry(memberId: number, refusal: Refused, origin: OriginRow): Refused;
  /** The person proved who they are: the count of wrong tries restarts. */
  rightTry(memberId: number): void;
  /** @throws Refused any of the call's codes */
  start(
    member: MemberRow,
    password: string | undefined,
    origin: OriginRow,
    action?: Action<Pairing>,
  ): Promise<Pairing>;
  /** @returns the recovery codes. @throws Refused any of the call's codes */
  confirm(member: MemberRow, code: string, origin: OriginRow): readonly string[];
  /** @throws Refused any of the call's codes */
  end(
    member: MemberRow,
    proof: TwoStepProof,
    origin: OriginRow,
    action?: Action<void>,
  ): Promise<void>;
  /** @returns the new ones. @throws Refused any of the call's codes */
  renewCodes(
    member: MemberRow,
    proof: TwoStepProof,
    origin: OriginRow,
    action?: Action<readonly string[]>,
  ): Promise<readonly string[]>;
}

interface TwoStepParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly passwords: Passwords;
  readonly history: SecurityHistory;
}

export function createTwoStep(parts: TwoStepParts): TwoStep {
  const { database, clock, settings, passwords, history } = parts;
  const table = twoStepTable(database);
  const attempts = secondStepTable(database);
  const figures = () => settings.current.twoStep;
  const tries = createTries(
    triesTable(database, 'ownSecret'),
    clock,
    figures,
    'second_step_locked',
  );
  const inTurn = createTurns<number>();

  const confirmed = (memberId: number) => {
    const row = table.find(memberId);
    return row !== undefined && row.confirmed_at !== null ? row : undefined;
  };

  /** The refusal of a wrong try; a lock also ends attempts with a right first step. */
  const wrong = (memberId: number, refusal: Refused, origin: OriginRow): Refused => {
    const refused = tries.wrong(memberId, refusal);
    if (refused.code === 'second_step_locked') {
      attempts.endOfMember(memberId);
      history.note(memberId, 'secondStepLocked', origin);
    }
    return refused;
  };
  const locked = (memberId: number): Refused | undefined => {
    try {
      tries.requireOpen(memberId);
      return undefined;
    } catch (error) {
      if (error instanceof Refused) return error;
      throw error;
    }
  };

  const takesAppCode = (memberId: number, secret: string, lastStep: number, code: string) => {
    const step = oneTimeCodes.stepOf(secret, plainCode(code), clock.now());
    if (step === undefined || step <= lastStep) return false;
    table.tookStep(memberId, step);
    return true;
  };
  const takesRecoveryCode = (memberId: number, code: string, origin: OriginRow) => {
    if (!table.spendCode(memberId, hashOfRecoveryCode(code), clock.now())) return false;
    history.note(memberId, 'recoveryCodeUsed', origin);
    return true;
  };

  const check: TwoStep['check'] = (memberId, { way, code }, origin) => {
    const row = confirmed(memberId);
    if (!row) return new Refused('second_step_expired');
    const lock = locked(memberId);
    if (lock) return lock;
    const isRight =
      way === 'app'
        ? takesAppCode(memberId, row.secret, row.last_step, code)
        : takesRecoveryCode(memberId, code, origin);
    if (!isRight) return wrong(memberId, incorrect('second_step_incorrect', 'code'), origin);
    tries.clear(memberId);
    return undefined;
  };

  /** Checks the account's password, if it has one. */
  const requirePassword = async (
    member: MemberRow,
    password: string | undefined,
    origin: OriginRow,
    action: Refusable,
    { code, field }: PasswordRefusal = usualPassword,
  ) => {
    tries.requireOpen(member.id);
    if (member.password_hash === null) return;
    if (password === undefined) {
      throw new Refused('validation_failed', { fields: [{ field, rule: 'required' }] });
    }
    if (await passwords.verify(password, member.password_hash)) return;
    refuseIn(action, () => wrong(member.id, incorrect(code, field), origin));
  };

  const takeCode = (memberId: number, given: GivenStep, origin: OriginRow) => {
    const refused = database.transaction(() => check(memberId, given, origin));
    if (refused) throw refused;
  };

  const makeCodes = (memberId: number) => {
    const codes = newRecoveryCodes();
    table.replaceCodes(memberId, codes.map(hashOfRecoveryCode));
    return codes;
  };

  return {
    isOn: (memberId) => confirmed(memberId) !== undefined,
    codesLeft: (memberId) => table.codesLeft(memberId),
    check,
    requireOpen: (memberId) => tries.requireOpen(memberId),
    wrongTry: wrong,
    rightTry: (memberId) => tries.clear(memberId),
    requirePassword: (member, password, origin, action = singleAction(), refusal = usualPassword) =>
      inTurn(member.id, () => requirePassword(member, password, origin, action, refusal)),
    // One by one: parallel tries cannot exceed the budget.
    start: (member, password, origin, action = singleAction()) =>
      inTurn(member.id, async () => {
        if (!figures().isOffered) throw new Refused('feature_disabled');
        if (confirmed(member.id)) throw new Refused('two_step_is_on');
        await requirePassword(member, password, origin, action);
        return action.commit(() => {
          const secret = oneTimeCodes.newSecret();
          table.begin(member.id, secret, clock.now());
          const { siteName } = settings.current;
          return { secret, address: oneTimeCodes.addressOf(secret, siteName, member.account) };
        });
      }),
    confirm(member, code, origin) {
      const outcome = database.transaction(() => {
        const row = table.find(member.id);
        if (row && row.confirmed_at !== null) return new Refused('two_step_is_on');
        const lock = locked(member.id);
        if (lock) return lock;
        const until = (row?.made_at ?? 0) + figures().openMinutes * MINUTE;
        const isOpen = row && counts({ kind: 'pairing', from: row.made_at, until }, clock.now());
        if (!isOpen) {
          return new Refused('two_step_setup_expired');
        }
        if (!takesAppCode(member.id, row.secret, row.last_step, code)) {
          return wrong(member.id, incorrect('second_step_incorrect', 'code'), origin);
        }
        tries.clear(member.id);
        table.confirm(member.id, clock.now());
        history.note(member.id, 'twoStepOn', origin);
        return makeCodes(member.id);
      });
      if (outcome instanceof Refused) throw outcome;
      return outcome;
    },
    end: (member, proof, origin, action = singleAction()) =>
      inTurn(member.id, async () => {
        if (!confirmed(member.id)) throw new Refused('two_step_is_off');
        await requirePassword(member, proof.password, origin, action);
        const end = () => {
          table.remove(member.id);
          attempts.endOfMember(member.id);
          attempts.forgetDevices(member.id);
          history.note(member.id, 'twoStepOff', origin);
        };
        action.commit(() => {
          takeCode(member.id, proof, origin);
          database.transaction(end);
        });
      }),
    renewCodes: (member, proof, origin, action = singleAction()) =>
      inTurn(member.id, async () => {
        if (!confirmed(member.id)) throw new Refused('two_step_is_off');
        await requirePassword(member, proof.password, origin, action);
        const renew = () => {
          history.note(member.id, 'recoveryCodesCreated', origin);
          return makeCodes(member.id);
        };
        return action.commit(() => {
          takeCode(member.id, proof, origin);
          return database.transaction(renew);
        });
      }),
  };
}

function incorrect(
  code: 'second_step_incorrect' | PasswordRefusal['code'],
  field: 'code' | PasswordRefusal['field'],
): Refused {
  return new Refused(code, { fields: [{ field, rule: 'incorrect' }] });
}
