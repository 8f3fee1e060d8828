import type { ProofWay } from './entities/security-types.ts';

/**
 * The error catalogue: every code that a person can be told, and what they can do next.
 * Plain data, so that the first load can carry it without a schema library.
 * Each code has a text in every message set under `errors.<code>` (S12).
 */

/** What a person can do about an error; the view offers it as the next step. */
export type NextStep =
  | 'correct' // mend the named fields and submit again
  | 'retry' // the same again may work
  | 'wait' // the same again works after `retryAfterSeconds`
  | 'resend' // ask for a new code
  | 'signIn'
  | 'register'
  | 'chooseAnother' // another game, vendor, promotion, contract or user name
  | 'contactService'
  | 'allowPopups'
  | 'changePassword' // this session can do nothing else before that
  | 'askForLink' // another mail of recovery
  | 'goHome';

interface ErrorEntry {
  /** HTTP status; 0 marks an error that only the browser itself can notice. */
  readonly status: 0 | 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 502 | 503;
  readonly next: NextStep;
}

/** Every error code of the portal with its HTTP status and next step (S12, specification §8). */
export const errorCatalogue = {
  // The request itself
  bad_request: { status: 400, next: 'retry' },
  validation_failed: { status: 400, next: 'correct' },
  payload_too_large: { status: 413, next: 'correct' },
  not_found: { status: 404, next: 'goHome' },
  too_many_requests: { status: 429, next: 'wait' },
  internal_error: { status: 500, next: 'retry' },
  idempotency_conflict: { status: 409, next: 'retry' },
  answer_expired: { status: 409, next: 'signIn' },

  // The site as a whole
  maintenance: { status: 503, next: 'contactService' },
  region_restricted: { status: 403, next: 'contactService' },
  feature_disabled: { status: 403, next: 'contactService' },

  // The session
  token_missing: { status: 401, next: 'signIn' },
  token_invalid: { status: 401, next: 'signIn' },
  token_expired: { status: 401, next: 'signIn' },
  recovery_link_expired: { status: 401, next: 'askForLink' },
  in_need_true_account: { status: 403, next: 'register' },
  member_no_enter: { status: 403, next: 'contactService' },
  agent_only: { status: 403, next: 'contactService' },
  account_blocked: { status: 403, next: 'contactService' },
  account_closed: { status: 403, next: 'contactService' },
  password_change_owed: { status: 403, next: 'changePassword' },

  // Sealed payloads (A22)
  sealed_payload_invalid: { status: 400, next: 'retry' },
  sealing_key_unknown: { status: 409, next: 'retry' },
  sealed_payload_stale: { status: 409, next: 'retry' },

  // Signing in and passwords
  credentials_incorrect: { status: 422, next: 'correct' },
  captcha_required: { status: 422, next: 'correct' },
  captcha_incorrect: { status: 422, next: 'correct' },
  username_email_unknown: { status: 422, next: 'correct' },
  mail_throttled: { status: 429, next: 'wait' },
  mail_failed: { status: 502, next: 'retry' },
  old_password_incorrect: { status: 422, next: 'correct' },
  password_unchanged: { status: 422, next: 'correct' },

  // Signing in by two steps, and what protects the account (A26, W5)
  second_step_required: { status: 403, next: 'signIn' },
  second_step_incorrect: { status: 422, next: 'correct' },
  second_step_expired: { status: 409, next: 'signIn' },
  second_step_locked: { status: 429, next: 'wait' },
  own_password_incorrect: { status: 422, next: 'correct' },
  two_step_is_on: { status: 409, next: 'retry' },
  two_step_is_off: { status: 409, next: 'retry' },
  two_step_setup_expired: { status: 409, next: 'retry' },
  proof_required: { status: 403, next: 'correct' },
  last_way_in: { status: 409, next: 'correct' },
  way_back_closed: { status: 409, next: 'contactService' },

  // Passkeys (A24)
  passkeys_full: { status: 409, next: 'correct' },
  passkey_unknown: { status: 422, next: 'signIn' },
  passkey_known: { status: 409, next: 'chooseAnother' },
  passkey_refused: { status: 422, next: 'retry' },
  passkey_challenge_expired: { status: 409, next: 'retry' },
  // What only the browser and the device notice.
  passkey_unsupported: { status: 0, next: 'chooseAnother' },
  passkey_cancelled: { status: 0, next: 'retry' },

  // Signing in by an account elsewhere (G5)
  social_account_unknown: { status: 422, next: 'register' },
  social_account_taken: { status: 409, next: 'contactService' },
  social_sign_in_refused: { status: 422, next: 'retry' },
  identity_unavailable: { status: 502, next: 'retry' },
  // Firebase knows the e-mail from the other provider, which the browser alone notices.
  social_use_google: { status: 0, next: 'retry' },
  social_use_facebook: { status: 0, next: 'retry' },

  // Registration and verification
  registration_closed: { status: 403, next: 'contactService' },
  invitation_code_error: { status: 422, next: 'correct' },
  username_taken: { status: 409, next: 'chooseAnother' },
  mobile_taken: { status: 409, next: 'signIn' },
  email_taken: { status: 409, next: 'correct' },
  terms_not_accepted: { status: 422, next: 'correct' },
  geetest_required: { status: 422, next: 'retry' },
  geetest_failed: { status: 422, next: 'retry' },
  sms_failed: { status: 502, next: 'retry' },
  sms_throttled: { status: 429, next: 'wait' },
  mobile_unknown: { status: 422, next: 'register' },
  verification_code_missing: { status: 422, next: 'correct' },
  verification_code_incorrect: { status: 422, next: 'correct' },
  verification_code_expired: { status: 422, next: 'resend' },

  // Games and money
  game_not_found: { status: 404, next: 'chooseAnother' },
  game_under_maintenance: { status: 503, next: 'chooseAnother' },
  vendor_unavailable: { status: 502, next: 'retry' },
  room_not_found: { status: 404, next: 'chooseAnother' },
  room_full: { status: 409, next: 'chooseAnother' },

  // Paying in (W2)
  deposit_method_unavailable: { status: 409, next: 'chooseAnother' },
  deposit_amount_too_small: { status: 422, next: 'correct' },
  deposit_amount_too_large: { status: 422, next: 'correct' },
  deposit_limit_reached: { status: 422, next: 'correct' },
  deposit_already_open: { status: 409, next: 'retry' },
  deposit_not_cancellable: { status: 409, next: 'retry' },
  payment_provider_unavailable: { status: 502, next: 'retry' },

  // Passwords for money (W2)
  money_password_unset: { status: 409, next: 'correct' },
  money_password_set: { status: 409, next: 'retry' },
  money_password_incorrect: { status: 422, next: 'correct' },
  money_password_locked: { status: 429, next: 'wait' },
  money_password_waiting: { status: 409, next: 'wait' },

  // Accounts to be paid at (W2)
  payout_account_unknown: { status: 422, next: 'correct' },
  payout_account_of_another: { status: 422, next: 'chooseAnother' },
  payout_account_exists: { status: 409, next: 'chooseAnother' },
  payout_accounts_full: { status: 409, next: 'chooseAnother' },
  payout_account_check_expired: { status: 409, next: 'retry' },
  payout_account_in_use: { status: 409, next: 'wait' },
  payout_account_waiting: { status: 409, next: 'wait' },

  // Money to the upline (W2)
  transfer_not_open: { status: 403, next: 'contactService' },
  transfer_amount_too_small: { status: 422, next: 'correct' },
  transfer_amount_too_large: { status: 422, next: 'correct' },

  // Money between wallets (W2)
  wallet_is_single: { status: 409, next: 'goHome' },
  wallet_amount_too_large: { status: 422, next: 'correct' },
  wallet_transfer_under_way: { status: 409, next: 'wait' },

  // Taking out (W2, W3)
  withdrawal_amount_too_small: { status: 422, next: 'correct' },
  withdrawal_amount_too_large: { status: 422, next: 'correct' },
  withdrawal_exceeds_balance: { status: 422, next: 'correct' },
  withdrawal_limit_reached: { status: 422, next: 'correct' },
  withdrawal_not_cancellable: { status: 409, next: 'retry' },
  payout_answered: { status: 409, next: 'retry' },
  payout_silence_over: { status: 409, next: 'contactService' },
  payout_complaint_over: { status: 409, next: 'contactService' },
  payout_came_whole: { status: 422, next: 'correct' },
  // What people are told (W7)
  notification_locked: { status: 422, next: 'chooseAnother' },
  // Feedback
  feedback_too_short: { status: 422, next: 'correct' },
  feedback_too_long: { status: 422, next: 'correct' },
  feedback_limit_reached: { status: 429, next: 'wait' },
  // What a person shows of themselves (W5)
  nickname_taken: { status: 409, next: 'chooseAnother' },
  // Applications, with pictures that people send (W6)
  application_sent: { status: 409, next: 'retry' },
  application_not_withdrawable: { status: 409, next: 'contactService' },
  picture_refused: { status: 422, next: 'chooseAnother' },
  picture_too_large: { status: 422, next: 'chooseAnother' },
  pictures_full: { status: 409, next: 'contactService' },
  picture_unknown: { status: 422, next: 'correct' },

  // Points and their rewards (W9)
  points_insufficient: { status: 422, next: 'chooseAnother' },
  points_conversion_closed: { status: 403, next: 'chooseAnother' },
  points_rate_changed: { status: 409, next: 'correct' },
  points_below_minimum: { status: 422, next: 'correct' },
  reward_not_found: { status: 404, next: 'chooseAnother' },
  reward_changed: { status: 409, next: 'correct' },
  reward_sold_out: { status: 409, next: 'chooseAnother' },
  reward_already_redeemed: { status: 409, next: 'chooseAnother' },

  // Bonuses (W11)
  bonus_ended: { status: 409, next: 'chooseAnother' },
  bonus_changed: { status: 409, next: 'correct' },

  // Promotions (W8)
  promotion_not_found: { status: 404, next: 'chooseAnother' },
  promotion_not_started: { status: 409, next: 'wait' },
  promotion_ended: { status: 409, next: 'chooseAnother' },
  promotion_not_claimable: { status: 409, next: 'chooseAnother' },
  promotion_not_joinable: { status: 409, next: 'chooseAnother' },
  promotion_not_eligible: { status: 403, next: 'chooseAnother' },

  // Agents and their contracts (C2)
  contract_answered: { status: 409, next: 'chooseAnother' },
  contract_expired: { status: 409, next: 'chooseAnother' },
  contract_withdrawn: { status: 409, next: 'chooseAnother' },
  contract_changed: { status: 409, next: 'correct' },
  contract_upline_blocked: { status: 409, next: 'contactService' },
  contract_not_in_force: { status: 409, next: 'chooseAnother' },
  contract_offer_open: { status: 409, next: 'chooseAnother' },
  contract_terms_refused: { status: 422, next: 'correct' },
  contract_terms_above_own: { status: 422, next: 'correct' },
  contract_terms_same: { status: 422, next: 'correct' },
  invitation_rate_too_high: { status: 422, next: 'correct' },
  invitation_limit_reached: { status: 409, next: 'correct' },
  made_account_limit_reached: { status: 409, next: 'correct' },
  made_account_in_use: { status: 409, next: 'chooseAnother' },
  team_move_in_circle: { status: 409, next: 'chooseAnother' },
  team_move_with_contract: { status: 409, next: 'chooseAnother' },

  // Records (W4)
  date_range_reversed: { status: 422, next: 'correct' },
  date_range_too_long: { status: 422, next: 'correct' },
  date_range_in_future: { status: 422, next: 'correct' },

  // Phone authentication by Firebase, which the browser alone talks to (A23)
  phone_number_invalid: { status: 0, next: 'correct' },
  phone_number_missing: { status: 0, next: 'correct' },
  phone_too_many_requests: { status: 0, next: 'wait' },
  phone_quota_exceeded: { status: 0, next: 'contactService' },
  phone_operation_not_allowed: { status: 0, next: 'contactService' },
  phone_captcha_failed: { status: 0, next: 'retry' },
  phone_code_not_requested: { status: 0, next: 'resend' },
  phone_code_incorrect: { status: 0, next: 'correct' },
  phone_code_missing: { status: 0, next: 'correct' },
  phone_code_expired: { status: 0, next: 'resend' },

  // Noticed by the browser alone
  network_failed: { status: 0, next: 'retry' },
  timed_out: { status: 0, next: 'retry' },
  geetest_cancelled: { status: 0, next: 'retry' },
  geetest_unavailable: { status: 0, next: 'retry' },
  address_invalid: { status: 0, next: 'contactService' },
  popup_blocked: { status: 0, next: 'allowPopups' },
  popup_closed: { status: 0, next: 'retry' },
  part_failed: { status: 0, next: 'retry' },
  unknown_error: { status: 0, next: 'contactService' },
} as const satisfies Record<string, ErrorEntry>;

/** A code of the closed catalogue. */
export type ErrorCode = keyof typeof errorCatalogue;

/** A code that a server may answer with (not those that only a browser can notice). */
export type ServerErrorCode = {
  [C in ErrorCode]: (typeof errorCatalogue)[C]['status'] extends 0 ? never : C;
}[ErrorCode];

/** What an account may not come in with, also where its session is older than that. */
export const entryBars = [
  'account_blocked',
  'account_closed',
  'member_no_enter',
  'agent_only',
] as const satisfies readonly ServerErrorCode[];

/** The HTTP status of a code. */
export type StatusOf<C extends ErrorCode> = (typeof errorCatalogue)[C]['status'];

/** Every code a server may answer with, in catalogue order. */
export const serverErrorCodes = (Object.keys(errorCatalogue) as ErrorCode[]).filter(
  (code): code is ServerErrorCode => errorCatalogue[code].status !== 0,
);

/** Tells whether a text is a code of the catalogue. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorCatalogue, text);
}

/**
 * Why one field was refused. `rule` names the check, and so the message:
 * `pattern` has the text `reg_pattern_{patternId}` with (min) and (max) filled in (A3).
 */
export interface FieldError {
  readonly field: string;
  readonly rule:
    | 'required'
    | 'length'
    | 'pattern'
    | 'confirmation'
    | 'mobile'
    | 'range'
    | 'type'
    | 'unexpected'
    | 'taken'
    | 'incorrect'
    | 'common' // a password that many people have
    | 'ownName'; // a password made of the name of the account, its number or e-mail address
  readonly patternId?: string | undefined;
  /** Of a length in characters; of a range in the field's own unit. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** What a right first step is answered with, where a second one comes before the session (A26). */
export interface SecondStepAsked {
  /** Names the attempt; without the second step it is worth nothing. */
  readonly challenge: string;
  readonly expiresAt: string;
}

/** What is asked of a person before a call that wants a fresh proof of them (W5). */
export interface ProofAsked {
  /**
   * The strongest ways that the account has; any one of them is enough. None where it has neither a
   * second step nor a password: then a new sign-in is.
   */
  readonly ways: readonly ProofWay[];
}

/**
 * A refusal as the flows know it: what the server (or the browser) may well say.
 * `message` is the server's own text in the language of the request.
 */
export interface Refusal {
  readonly ok: false;
  readonly code: ErrorCode;
  readonly message?: string | undefined;
  readonly fields?: readonly FieldError[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** A failed sign-in that asks for a captcha from now on (A14). */
  readonly captchaRequired?: boolean | undefined;
  /** The way on from a right first step (A26). It opens nothing by itself. */
  readonly secondStep?: SecondStepAsked | undefined;
  /** How to prove who acts, before the same call is sent again (W5). */
  readonly proof?: ProofAsked | undefined;
  /** Where something broke: the id of the request in the server's log. */
  readonly requestId?: string | undefined;
}

/** The outcome of an actor that calls the server: a value, or a refusal (never an exception). */
export type Outcome<Value> = { readonly ok: true; readonly value: Value } | Refusal;
