import type { ServerErrorCode } from './errors.ts';

/**
 * Budgets of wrong tries. Plain data: a call names its budgets in its metadata (`budgets`), and the
 * server counts wrong tries for every call that names one.
 */

/**
 * What wrong tries are counted by. `account` is the account that is tried; at a sign-in it is
 * counted together with the caller's address or known device, so that strangers cannot lock the
 * owner out. `receiver` is the mobile number or email address that a code was sent to.
 */
export type TrySubject = 'account' | 'receiver' | 'session' | 'address';

/**
 * After this many wrong tries in a row, no further try is accepted for a time, or only with more
 * proof.
 */
interface TryLimit {
  readonly tries: number;
  readonly minutes: number;
  /** The refusal once the budget is spent. */
  readonly beyond: ServerErrorCode;
}

/**
 * What a refusal may reveal. `nothing`: not even whether an account exists. `own`: something about
 * the account of the signed-in person. `taken`: that a name or an address is in use, only after a
 * puzzle or to a signed-in person.
 */
type Disclosure = 'nothing' | 'own' | 'taken';

/** One budget. */
export interface Budget {
  readonly tells: Disclosure;
  /** The refusals that count as a wrong try. */
  readonly wrong: readonly ServerErrorCode[];
  /** The usual figures; a site may have others. */
  readonly limits: Readonly<Partial<Record<TrySubject, TryLimit>>>;
}

/** Carrier NAT can put a whole town behind one address. */
const perAddress = { tries: 300, minutes: 60, beyond: 'too_many_requests' } as const;
const perSession = { tries: 10, minutes: 60, beyond: 'too_many_requests' } as const;

/** Every budget of the contract. */
export const budgets = {
  /** Passwords and codes by which somebody signs in. */
  signIn: {
    tells: 'nothing',
    wrong: [
      'credentials_incorrect',
      'verification_code_incorrect',
      'verification_code_expired',
      'social_sign_in_refused',
    ],
    limits: {
      account: { tries: 10, minutes: 15, beyond: 'captcha_required' },
      address: perAddress,
    },
  },
  /** The password, the second step, recovery codes and passkeys of one account. */
  ownSecret: {
    tells: 'own',
    wrong: [
      'own_password_incorrect',
      'old_password_incorrect',
      'second_step_incorrect',
      'passkey_unknown',
      'passkey_refused',
      'verification_code_incorrect',
    ],
    limits: {
      account: { tries: 5, minutes: 15, beyond: 'second_step_locked' },
      session: perSession,
      address: perAddress,
    },
  },
  /** The money passwords of one account. */
  moneyPassword: {
    tells: 'own',
    wrong: ['money_password_incorrect'],
    limits: {
      account: { tries: 5, minutes: 60, beyond: 'money_password_locked' },
      session: perSession,
      address: perAddress,
    },
  },
  /** Codes by SMS or mail. Five wrong codes end the code, for every receiver. */
  sentCode: {
    tells: 'nothing',
    wrong: ['verification_code_incorrect', 'verification_code_expired'],
    limits: {
      receiver: { tries: 10, minutes: 60, beyond: 'too_many_requests' },
      address: perAddress,
    },
  },
  /** Captcha pictures and puzzles; each counts once. */
  puzzle: {
    tells: 'nothing',
    wrong: ['captcha_incorrect', 'geetest_failed'],
    limits: { address: perAddress },
  },
  /** Proofs from a third party. Nobody can guess them; the budget only limits the load. */
  vouched: {
    tells: 'nothing',
    wrong: ['social_sign_in_refused', 'passkey_refused'],
    limits: { session: perSession, address: perAddress },
  },
  /** Names, numbers and addresses that may belong to somebody else. */
  takenName: {
    tells: 'taken',
    wrong: [
      'username_taken',
      'mobile_taken',
      'email_taken',
      'nickname_taken',
      'social_account_taken',
      'payout_account_unknown',
      'payout_account_of_another',
    ],
    limits: {
      session: { tries: 30, minutes: 60, beyond: 'too_many_requests' },
      address: { tries: 100, minutes: 60, beyond: 'too_many_requests' },
    },
  },
  /** Codes of invitations. */
  invitationCode: {
    tells: 'nothing',
    wrong: ['invitation_code_error'],
    limits: { address: { tries: 100, minutes: 60, beyond: 'too_many_requests' } },
  },
} as const satisfies Record<string, Budget>;

/** A budget by its name. */
export type BudgetName = keyof typeof budgets;

/** Every budget's name, in the order of the list. */
export const budgetNames = Object.keys(budgets) as BudgetName[];

/** The limits that the gate counts for all calls. The others are counted by the rules. */
export const gateSubjects = ['session', 'address'] as const satisfies readonly TrySubject[];
