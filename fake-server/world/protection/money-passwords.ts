import type { LanguageCode } from '#contract/entities/language.ts';
import type { MoneyPasswords as MoneyPasswordsShown } from '#contract/entities/money-password.ts';
import {
  type MoneyAction,
  type MoneyCodeChannel,
  type MoneyPasswordKind,
  moneyPasswordFieldNames,
  moneyPasswordKinds,
} from '#contract/entities/money-password-types.ts';
import type { SentCode } from '#contract/entities/verification.ts';
import { checkConfirmation } from '#contract/rules/field-rules.ts';
import { type Action, type Refusable, refuseIn, singleAction } from '../../kernel/action.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { Refused, refuseFields } from '../../kernel/refused.ts';
import { createTurns } from '../../kernel/turns.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { Situation } from '../../situation/situation.ts';
import type { Database } from '../../store/database.ts';
import { accountRecoveryTable } from '../../store/identity/account-recoveries.ts';
import type { MemberRow } from '../../store/members.ts';
import {
  type MoneyPasswordRow,
  moneyPasswordTable,
} from '../../store/protection/money-passwords.ts';
import type { OriginRow } from '../../store/sessions/sessions.ts';
import { triesTable } from '../../store/verification/tries.ts';
import type { LiveUpdates } from '../notifications/live-updates.ts';
import type { SecurityHistory } from '../notifications/security-history.ts';
import type { Sms } from '../verification/sms.ts';
import { createMoneyCodeReceivers } from './money-code-receivers.ts';
import {
  missingMoneyPassword,
  unsetMoneyPassword,
  wrongMoneyPasswords,
} from './money-password-refusals.ts';
import { createMoneyTries } from './money-tries.ts';
import { checkNewPassword } from './new-passwords.ts';
import type { Passwords } from './passwords.ts';

const HOUR_MILLISECONDS = 60 * 60_000;

/** The passwords in a money call. */
export interface GivenMoneyPasswords {
  readonly transactionPassword?: string | undefined;
  readonly withdrawalPassword?: string | undefined;
}

/** A new password as the form sends it. */
interface NewMoneyPassword {
  readonly kind: MoneyPasswordKind;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** How a new password was set, for the notice. */
type MoneyPasswordChange = 'set' | 'changed' | 'recovered';

/** Its kind in the account's history. */
const eventKinds = {
  set: 'moneyPasswordSet',
  changed: 'moneyPasswordChanged',
  recovered: 'moneyPasswordRecovered',
} as const;

/** Money passwords (W2). All methods refuse by throwing. */
export interface MoneyPasswords {
  /** Which passwords the member has, must set and must give, for every action. */
  overview(member: MemberRow): MoneyPasswordsShown;
  /**
   * Checks the passwords of an action. Calls of one account run one by one, so that parallel tries
   * cannot exceed the budget. Call it before the action's transaction: a wrong try must stay
   * counted, and is stored with the refusal.
   *
   * @throws Refused money_password_unset, money_password_incorrect, money_password_locked,
   *   money_password_waiting; validation_failed, where one is missing
   */
  check(
    member: MemberRow,
    purpose: MoneyAction,
    given: GivenMoneyPasswords,
    action?: Refusable,
  ): Promise<void>;
  /** @throws Refused any of the call's codes */
  set(
    member: MemberRow,
    wish: NewMoneyPassword,
    origin: OriginRow,
    action?: Action<void>,
  ): Promise<void>;
  /** @throws Refused any of the call's codes */
  change(
    member: MemberRow,
    wish: NewMoneyPassword & { readonly oldPassword: string },
    origin: OriginRow,
    action?: Action<void>,
  ): Promise<void>;
  /** @throws Refused any of the call's codes */
  sendCode(
    member: MemberRow,
    channel: MoneyCodeChannel,
    situation: Situation,
    language: LanguageCode,
  ): SentCode;
  /** @throws Refused any of the call's codes */
  recover(
    member: MemberRow,
    wish: NewMoneyPassword & {
      readonly channel: MoneyCodeChannel;
      readonly verificationCode: string;
    },
    origin: OriginRow,
    action?: Action<void>,
  ): Promise<void>;
  /** Stores the transaction password of a registration; part of its transaction. */
  keep(memberId: number, hash: string): void;
}

interface MoneyPasswordParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: SettingsInForce;
  readonly passwords: Passwords;
  readonly sms: Sms;
  readonly live: LiveUpdates;
  readonly history: Pick<SecurityHistory, 'note'>;
}

export function createMoneyPasswords(parts: MoneyPasswordParts): MoneyPasswords {
  const { database, clock, settings, passwords, sms, live, history } = parts;
  const table = moneyPasswordTable(database);
  const recoveries = accountRecoveryTable(database);
  const tries = createMoneyTries(triesTable(database, 'moneyPassword'), clock, settings);
  const receivers = createMoneyCodeReceivers(settings);
  const inTurn = createTurns<number>();

  const kinds = () =>
    moneyPasswordKinds.filter(
      (kind) => kind === 'transaction' || settings.current.moneyPasswords.withdrawalPassword,
    );

  const requiredKinds = (): Readonly<Record<MoneyAction, MoneyPasswordKind[]>> => {
    const all = kinds();
    return { withdraw: all.slice(-1), transfer: ['transaction'], redeemPoints: all };
  };

  const found = (memberId: number, kind: MoneyPasswordKind) => {
    if (!kinds().includes(kind)) throw new Refused('feature_disabled');
    const row = table.find(memberId, kind);
    if (!row) throw unsetMoneyPassword(kind);
    return row;
  };

  /** @throws Refused money_password_locked, money_password_incorrect */
  const requireRight = async (
    memberId: number,
    given: readonly { readonly field: string; readonly password: string; readonly hash: string }[],
    action: Refusable,
  ) => {
    tries.requireOpen(memberId);
    const wrong: string[] = [];
    for (const { field, password, hash } of given) {
      // One by one: one account's hashes must not delay others.
      // oxlint-disable-next-line no-await-in-loop
      if (!(await passwords.verify(password, hash))) wrong.push(field);
    }
    if (wrong.length > 0) {
      refuseIn(action, () => tries.wrong(memberId, wrongMoneyPasswords(wrong)));
    }
    tries.clear(memberId);
  };

  /**
   * It is not compared with the account's other passwords: repeated changes would reveal another
   * one by refusals.
   */
  const hashOfNew = (member: MemberRow, wish: NewMoneyPassword): Promise<string> => {
    const { newPassword, confirmNewPassword } = wish;
    const { paymentPassword } = settings.rules;
    refuseFields([
      checkNewPassword('newPassword', newPassword, paymentPassword, member),
      checkConfirmation('confirmNewPassword', confirmNewPassword, newPassword),
    ]);
    return passwords.hash(newPassword);
  };

  const keepNew = (
    memberId: number,
    kind: MoneyPasswordKind,
    row: { readonly hash: string; readonly usable_from: number },
    change: MoneyPasswordChange,
    origin: OriginRow,
  ) => {
    table.put(memberId, kind, row);
    history.note(memberId, eventKinds[change], origin);
    // The security centre lists it as a protection.
    for (const topic of ['payments', 'security'] as const) live.tell(memberId, topic);
  };

  /** After an account recovery no money leaves at first, not even with a new password (W5). */
  const usableFrom = (memberId: number, row: Pick<MoneyPasswordRow, 'usable_from'>) =>
    Math.max(row.usable_from, recoveries.moneyFrom(memberId));

  const moneyPasswordView = (memberId: number, kind: MoneyPasswordKind) => {
    const row = table.find(memberId, kind);
    const from = row ? usableFrom(memberId, row) : 0;
    const waits = from > clock.now();
    return { kind, isSet: row !== undefined, usableFrom: waits ? momentOf(from) : null };
  };

  return {
    overview(member) {
      const lockedUntil = tries.lockedUntil(member.id);
      return {
        passwords: kinds().map((kind) => moneyPasswordView(member.id, kind)),
        required: requiredKinds(),
        triesLeft: tries.left(member.id),
        lockedUntil: lockedUntil === undefined ? null : momentOf(lockedUntil),
        codeReceivers: receivers.of(member),
        hoursAfterRecovery: settings.current.moneyPasswords.recoveryWaitHours,
        rule: { ...settings.rules.paymentPassword, enabled: true, required: true },
      };
    },
    check: (member, purpose, given, action = singleAction()) =>
      inTurn(member.id, async () => {
        tries.requireOpen(member.id);
        const rows = requiredKinds()[purpose].map((kind) => ({
          field: moneyPasswordFieldNames[kind],
          password: given[moneyPasswordFieldNames[kind]],
          ...found(member.id, kind),
        }));
        const wait = Math.max(...rows.map((row) => usableFrom(member.id, row))) - clock.now();
        if (wait > 0) {
          throw new Refused('money_password_waiting', {
            retryAfterSeconds: Math.ceil(wait / 1_000),
          });
        }
        await requireRight(
          member.id,
          rows.map(({ field, hash, password }) => {
            if (password === undefined) throw missingMoneyPassword(field);
            return { field, hash, password };
          }),
          action,
        );
      }),
    set: (member, wish, origin, action = singleAction()) =>
      inTurn(member.id, async () => {
        const { kind } = wish;
        if (!kinds().includes(kind)) throw new Refused('feature_disabled');
        if (table.find(member.id, kind)) throw new Refused('money_password_set');
        const hash = await hashOfNew(member, wish);
        const row = { hash, usable_from: clock.now() };
        action.commit(() =>
          database.transaction(() => keepNew(member.id, kind, row, 'set', origin)),
        );
      }),
    change: (member, wish, origin, action = singleAction()) =>
      inTurn(member.id, async () => {
        const { kind, oldPassword, newPassword } = wish;
        const { hash: oldHash, usable_from } = found(member.id, kind);
        const old = { field: 'oldPassword', password: oldPassword, hash: oldHash };
        await requireRight(member.id, [old], action);
        if (newPassword === oldPassword) throw new Refused('password_unchanged');
        const hash = await hashOfNew(member, wish);
        // A recovered one keeps its waiting time when it is changed.
        const row = { hash, usable_from };
        action.commit(() =>
          database.transaction(() => keepNew(member.id, kind, row, 'changed', origin)),
        );
      }),
    sendCode(member, channel, situation, language) {
      if (!kinds().some((kind) => table.find(member.id, kind)))
        throw unsetMoneyPassword('transaction');
      const receiver = receivers.require(member, channel);
      return sms.send('money', receiver, situation, language, channel);
    },
    recover: (member, wish, origin, action = singleAction()) =>
      inTurn(member.id, async () => {
        const { kind, verificationCode } = wish;
        found(member.id, kind);
        const receiver = receivers.require(member, wish.channel);
        sms.check('money', receiver, verificationCode, action);
        const hash = await hashOfNew(member, wish);
        const { recoveryWaitHours } = settings.current.moneyPasswords;
        const recover = () => {
          // The code may have expired while the password was hashed.
          sms.check('money', receiver, verificationCode);
          sms.spend('money', receiver);
          const usable_from = clock.now() + recoveryWaitHours * HOUR_MILLISECONDS;
          keepNew(member.id, kind, { hash, usable_from }, 'recovered', origin);
          tries.clear(member.id);
        };
        action.commit(() => database.transaction(recover));
      }),
    keep: (memberId, hash) => {
      table.put(memberId, 'transaction', { hash, usable_from: clock.now() });
    },
  };
}
