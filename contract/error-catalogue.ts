/**
 * The error catalogue: every code that a person can be told, and what they can do next.
 * Plain data, so that the first load can carry it without a schema library.
 * Each code has a text in every message set under `errors.<code>` (S12).
 */

/** What a person can do about an error; the view offers it as the next step. */
export type NextStep =
  | 'correct' // correct the named fields and submit again
  | 'retry' // retrying may work
  | 'wait' // retrying works after `retryAfterSeconds`
  | 'resend' // ask for a new code
  | 'signIn'
  | 'register'
  | 'chooseAnother' // another game, vendor, promotion, contract or user name
  | 'contactService'
  | 'allowPopups'
  | 'openSecureAddress' // this page again, over HTTPS
  | 'changePassword' // this session can do nothing else before that
  | 'seeLimits' // the player's own limits
  | 'seeWhy' // what the account may not do now, and until when
  | 'askForLink' // another mail of recovery
  | 'goHome';

/** What a code says about the action that it answers. */
export type ActFate =
  | 'decided' // it was decided, and this is the answer
  | 'maybeDone' // undecided: it may have been done
  | 'notSeen'; // stopped before it was decided: an earlier try of the same action may have been done

interface ErrorEntry {
  readonly act: ActFate;
  /** HTTP status; 0 marks an error that only the browser itself can notice. */
  readonly status: 0 | 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 500 | 502 | 503;
  readonly next: NextStep;
}

/** Every error code of the portal with its HTTP status and next step (S12, specification §8). */
export const errorCatalogue = {
  // The request itself
  bad_request: { status: 400, next: 'retry', act: 'decided' },
  validation_failed: { status: 400, next: 'correct', act: 'decided' },
  payload_too_large: { status: 413, next: 'correct', act: 'decided' },
  not_found: { status: 404, next: 'goHome', act: 'decided' },
  too_many_requests: { status: 429, next: 'wait', act: 'notSeen' },
  internal_error: { status: 500, next: 'retry', act: 'maybeDone' },
  never_arrived: { status: 0, next: 'retry', act: 'decided' },
  idempotency_conflict: { status: 409, next: 'retry', act: 'notSeen' },
  action_unfinished: { status: 409, next: 'retry', act: 'decided' },
  answer_expired: { status: 409, next: 'signIn', act: 'decided' },

  // The site as a whole
  maintenance: { status: 503, next: 'contactService', act: 'notSeen' },
  region_restricted: { status: 403, next: 'contactService', act: 'notSeen' },
  feature_disabled: { status: 403, next: 'contactService', act: 'decided' },

  // The session
  token_missing: { status: 401, next: 'signIn', act: 'notSeen' },
  token_invalid: { status: 401, next: 'signIn', act: 'notSeen' },
  token_expired: { status: 401, next: 'signIn', act: 'notSeen' },
  recovery_link_expired: { status: 401, next: 'askForLink', act: 'decided' },
  in_need_true_account: { status: 403, next: 'register', act: 'notSeen' },
  member_no_enter: { status: 403, next: 'contactService', act: 'notSeen' },
  agent_only: { status: 403, next: 'contactService', act: 'notSeen' },
  account_blocked: { status: 403, next: 'contactService', act: 'notSeen' },
  account_closed: { status: 403, next: 'contactService', act: 'notSeen' },
  password_change_owed: { status: 403, next: 'changePassword', act: 'notSeen' },

  // Sealed payloads (A22)
  sealed_payload_invalid: { status: 400, next: 'retry', act: 'notSeen' },
  sealing_key_unknown: { status: 409, next: 'retry', act: 'notSeen' },
  sealed_payload_stale: { status: 409, next: 'retry', act: 'notSeen' },

  // Signing in and passwords
  credentials_incorrect: { status: 422, next: 'correct', act: 'decided' },
  captcha_required: { status: 422, next: 'correct', act: 'decided' },
  captcha_incorrect: { status: 422, next: 'correct', act: 'decided' },
  username_email_unknown: { status: 422, next: 'correct', act: 'decided' },
  mail_throttled: { status: 429, next: 'wait', act: 'decided' },
  mail_failed: { status: 502, next: 'retry', act: 'decided' },
  old_password_incorrect: { status: 422, next: 'correct', act: 'decided' },
  password_unchanged: { status: 422, next: 'correct', act: 'decided' },

  // Signing in by two steps, and what protects the account (A26, W5)
  second_step_required: { status: 403, next: 'signIn', act: 'decided' },
  second_step_incorrect: { status: 422, next: 'correct', act: 'decided' },
  second_step_expired: { status: 409, next: 'signIn', act: 'decided' },
  second_step_locked: { status: 429, next: 'wait', act: 'decided' },
  own_password_incorrect: { status: 422, next: 'correct', act: 'decided' },
  two_step_is_on: { status: 409, next: 'retry', act: 'decided' },
  two_step_is_off: { status: 409, next: 'retry', act: 'decided' },
  two_step_setup_expired: { status: 409, next: 'retry', act: 'decided' },
  proof_required: { status: 403, next: 'correct', act: 'notSeen' },
  last_way_in: { status: 409, next: 'correct', act: 'decided' },
  account_recovery_closed: { status: 409, next: 'contactService', act: 'decided' },

  // Passkeys (A24)
  passkeys_full: { status: 409, next: 'correct', act: 'decided' },
  passkey_unknown: { status: 422, next: 'signIn', act: 'decided' },
  passkey_known: { status: 409, next: 'chooseAnother', act: 'decided' },
  passkey_refused: { status: 422, next: 'retry', act: 'decided' },
  passkey_challenge_expired: { status: 409, next: 'retry', act: 'decided' },
  // Noticed by the browser and the device only
  passkey_unsupported: { status: 0, next: 'chooseAnother', act: 'decided' },
  passkey_cancelled: { status: 0, next: 'retry', act: 'decided' },

  // Signing in by an account elsewhere (G5)
  social_account_unknown: { status: 422, next: 'register', act: 'decided' },
  social_account_taken: { status: 409, next: 'contactService', act: 'decided' },
  social_sign_in_refused: { status: 422, next: 'retry', act: 'decided' },
  identity_unavailable: { status: 502, next: 'retry', act: 'decided' },
  // Firebase knows the email from another provider; only the browser notices.
  social_use_google: { status: 0, next: 'retry', act: 'decided' },
  social_use_facebook: { status: 0, next: 'retry', act: 'decided' },

  // Registration and verification
  registration_closed: { status: 403, next: 'contactService', act: 'decided' },
  invitation_code_error: { status: 422, next: 'correct', act: 'decided' },
  username_taken: { status: 409, next: 'chooseAnother', act: 'decided' },
  mobile_taken: { status: 409, next: 'signIn', act: 'decided' },
  email_taken: { status: 409, next: 'correct', act: 'decided' },
  terms_not_accepted: { status: 422, next: 'correct', act: 'decided' },
  geetest_required: { status: 422, next: 'retry', act: 'decided' },
  geetest_failed: { status: 422, next: 'retry', act: 'decided' },
  sms_failed: { status: 502, next: 'retry', act: 'decided' },
  sms_throttled: { status: 429, next: 'wait', act: 'decided' },
  mobile_unknown: { status: 422, next: 'register', act: 'decided' },
  verification_code_missing: { status: 422, next: 'correct', act: 'decided' },
  verification_code_incorrect: { status: 422, next: 'correct', act: 'decided' },
  verification_code_expired: { status: 422, next: 'resend', act: 'decided' },

  // Games and money
  game_not_found: { status: 404, next: 'chooseAnother', act: 'decided' },
  game_under_maintenance: { status: 503, next: 'chooseAnother', act: 'decided' },
  vendor_unavailable: { status: 502, next: 'retry', act: 'decided' },
  room_not_found: { status: 404, next: 'chooseAnother', act: 'decided' },
  room_full: { status: 409, next: 'chooseAnother', act: 'decided' },

  // Paying in (W2)
  deposit_method_unavailable: { status: 409, next: 'chooseAnother', act: 'decided' },
  deposit_amount_too_small: { status: 422, next: 'correct', act: 'decided' },
  deposit_amount_too_large: { status: 422, next: 'correct', act: 'decided' },
  deposit_limit_reached: { status: 422, next: 'correct', act: 'decided' },
  deposit_already_open: { status: 409, next: 'retry', act: 'decided' },
  deposit_not_cancellable: { status: 409, next: 'retry', act: 'decided' },
  payment_provider_unavailable: { status: 502, next: 'retry', act: 'decided' },

  // The player's own limits, and what the account may not do now (W10, A27)
  play_limit_reached: { status: 422, next: 'seeLimits', act: 'decided' },
  account_restricted: { status: 403, next: 'seeWhy', act: 'decided' },

  // Money passwords (W2)
  money_password_unset: { status: 409, next: 'correct', act: 'decided' },
  money_password_set: { status: 409, next: 'retry', act: 'decided' },
  money_password_incorrect: { status: 422, next: 'correct', act: 'decided' },
  money_password_locked: { status: 429, next: 'wait', act: 'decided' },
  money_password_waiting: { status: 409, next: 'wait', act: 'decided' },

  // Payout accounts (W2)
  payout_account_unknown: { status: 422, next: 'correct', act: 'decided' },
  payout_account_of_another: { status: 422, next: 'chooseAnother', act: 'decided' },
  payout_account_exists: { status: 409, next: 'chooseAnother', act: 'decided' },
  payout_accounts_full: { status: 409, next: 'chooseAnother', act: 'decided' },
  payout_account_check_expired: { status: 409, next: 'retry', act: 'decided' },
  payout_account_in_use: { status: 409, next: 'wait', act: 'decided' },
  payout_account_waiting: { status: 409, next: 'wait', act: 'decided' },

  // Money to the upline (W2)
  transfer_not_open: { status: 403, next: 'contactService', act: 'decided' },
  transfer_amount_too_small: { status: 422, next: 'correct', act: 'decided' },
  transfer_amount_too_large: { status: 422, next: 'correct', act: 'decided' },

  // Money between wallets (W2)
  wallet_is_single: { status: 409, next: 'goHome', act: 'decided' },
  wallet_amount_too_large: { status: 422, next: 'correct', act: 'decided' },
  wallet_transfer_under_way: { status: 409, next: 'wait', act: 'decided' },

  // Taking out (W2, W3)
  withdrawal_amount_too_small: { status: 422, next: 'correct', act: 'decided' },
  withdrawal_amount_too_large: { status: 422, next: 'correct', act: 'decided' },
  withdrawal_exceeds_balance: { status: 422, next: 'correct', act: 'decided' },
  withdrawal_limit_reached: { status: 422, next: 'correct', act: 'decided' },
  withdrawal_not_cancellable: { status: 409, next: 'retry', act: 'decided' },
  payout_answered: { status: 409, next: 'retry', act: 'decided' },
  payout_silence_over: { status: 409, next: 'contactService', act: 'decided' },
  payout_complaint_over: { status: 409, next: 'contactService', act: 'decided' },
  payout_received_whole: { status: 422, next: 'correct', act: 'decided' },
  // What people are told (W7)
  notification_locked: { status: 422, next: 'chooseAnother', act: 'decided' },
  // Feedback
  feedback_too_short: { status: 422, next: 'correct', act: 'decided' },
  feedback_too_long: { status: 422, next: 'correct', act: 'decided' },
  feedback_limit_reached: { status: 429, next: 'wait', act: 'decided' },
  // What a person shows of themselves (W5)
  nickname_taken: { status: 409, next: 'chooseAnother', act: 'decided' },
  // Applications, with pictures that people send (W6)
  application_sent: { status: 409, next: 'retry', act: 'decided' },
  application_not_withdrawable: { status: 409, next: 'contactService', act: 'decided' },
  picture_refused: { status: 422, next: 'chooseAnother', act: 'decided' },
  picture_too_large: { status: 422, next: 'chooseAnother', act: 'decided' },
  pictures_full: { status: 409, next: 'contactService', act: 'decided' },
  picture_unknown: { status: 422, next: 'correct', act: 'decided' },

  // Points and their rewards (W9)
  points_insufficient: { status: 422, next: 'chooseAnother', act: 'decided' },
  redemption_not_cancellable: { status: 409, next: 'retry', act: 'decided' },
  points_conversion_closed: { status: 403, next: 'chooseAnother', act: 'decided' },
  points_rate_changed: { status: 409, next: 'correct', act: 'decided' },
  points_below_minimum: { status: 422, next: 'correct', act: 'decided' },
  reward_not_found: { status: 404, next: 'chooseAnother', act: 'decided' },
  reward_changed: { status: 409, next: 'correct', act: 'decided' },
  reward_sold_out: { status: 409, next: 'chooseAnother', act: 'decided' },
  reward_already_redeemed: { status: 409, next: 'chooseAnother', act: 'decided' },

  // Bonuses (W11)
  bonus_ended: { status: 409, next: 'chooseAnother', act: 'decided' },
  bonus_changed: { status: 409, next: 'correct', act: 'decided' },

  // Promotions (W8)
  promotion_not_found: { status: 404, next: 'chooseAnother', act: 'decided' },
  promotion_not_started: { status: 409, next: 'wait', act: 'decided' },
  promotion_ended: { status: 409, next: 'chooseAnother', act: 'decided' },
  promotion_not_claimable: { status: 409, next: 'chooseAnother', act: 'decided' },
  promotion_not_joinable: { status: 409, next: 'chooseAnother', act: 'decided' },
  promotion_not_eligible: { status: 403, next: 'chooseAnother', act: 'decided' },

  // Agents and their contracts (C2)
  contract_answered: { status: 409, next: 'chooseAnother', act: 'decided' },
  contract_expired: { status: 409, next: 'chooseAnother', act: 'decided' },
  contract_withdrawn: { status: 409, next: 'chooseAnother', act: 'decided' },
  contract_changed: { status: 409, next: 'correct', act: 'decided' },
  contract_upline_blocked: { status: 409, next: 'contactService', act: 'decided' },
  contract_not_in_force: { status: 409, next: 'chooseAnother', act: 'decided' },
  contract_offer_open: { status: 409, next: 'chooseAnother', act: 'decided' },
  contract_terms_refused: { status: 422, next: 'correct', act: 'decided' },
  contract_terms_above_own: { status: 422, next: 'correct', act: 'decided' },
  contract_terms_same: { status: 422, next: 'correct', act: 'decided' },
  invitation_rate_too_high: { status: 422, next: 'correct', act: 'decided' },
  invitation_limit_reached: { status: 409, next: 'correct', act: 'decided' },
  sub_account_limit_reached: { status: 409, next: 'correct', act: 'decided' },
  sub_account_in_use: { status: 409, next: 'chooseAnother', act: 'decided' },
  team_move_in_circle: { status: 409, next: 'chooseAnother', act: 'decided' },
  team_move_with_contract: { status: 409, next: 'chooseAnother', act: 'decided' },

  // Records (W4)
  date_range_reversed: { status: 422, next: 'correct', act: 'decided' },
  date_range_too_long: { status: 422, next: 'correct', act: 'decided' },
  date_range_in_future: { status: 422, next: 'correct', act: 'decided' },

  // Phone authentication by Firebase, which only the browser talks to (A23)
  phone_number_invalid: { status: 0, next: 'correct', act: 'decided' },
  phone_number_missing: { status: 0, next: 'correct', act: 'decided' },
  phone_too_many_requests: { status: 0, next: 'wait', act: 'decided' },
  phone_quota_exceeded: { status: 0, next: 'contactService', act: 'decided' },
  phone_operation_not_allowed: { status: 0, next: 'contactService', act: 'decided' },
  phone_captcha_failed: { status: 0, next: 'retry', act: 'decided' },
  phone_code_not_requested: { status: 0, next: 'resend', act: 'decided' },
  phone_code_incorrect: { status: 0, next: 'correct', act: 'decided' },
  phone_code_missing: { status: 0, next: 'correct', act: 'decided' },
  phone_code_expired: { status: 0, next: 'resend', act: 'decided' },

  // Noticed by the browser only
  network_failed: { status: 0, next: 'retry', act: 'maybeDone' },
  timed_out: { status: 0, next: 'retry', act: 'maybeDone' },
  answer_unreadable: { status: 0, next: 'retry', act: 'maybeDone' },
  geetest_cancelled: { status: 0, next: 'retry', act: 'decided' },
  geetest_unavailable: { status: 0, next: 'retry', act: 'decided' },
  address_invalid: { status: 0, next: 'contactService', act: 'decided' },
  popup_blocked: { status: 0, next: 'allowPopups', act: 'decided' },
  secure_address_needed: { status: 0, next: 'openSecureAddress', act: 'decided' },
  popup_closed: { status: 0, next: 'retry', act: 'decided' },
  part_failed: { status: 0, next: 'retry', act: 'decided' },
  unknown_error: { status: 0, next: 'contactService', act: 'maybeDone' },
} as const satisfies Record<string, ErrorEntry>;
