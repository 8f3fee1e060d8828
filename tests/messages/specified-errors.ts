import type { NextStep } from '#contract/error-catalogue.ts';
import type { ErrorCode } from '#contract/errors.ts';

/** An entry of the specification's error catalogue (§8), and where the portal says it. */
export interface SpecifiedError {
  /** The words of the specification. */
  readonly entry: string;
  /** Its code, with the step that a person is offered; or the text of a field, mended in place. */
  readonly said: readonly [code: ErrorCode, next: NextStep] | { readonly text: string };
}

/** All of §8, in its order (S12). */
export const specifiedErrors: readonly SpecifiedError[] = [
  { entry: 'invalid affiliate code', said: ['invitation_code_error', 'correct'] },
  { entry: 'SMS send failure', said: ['sms_failed', 'retry'] },
  { entry: 'need real account', said: ['in_need_true_account', 'register'] },
  { entry: 'login failure asking for captcha', said: ['captcha_required', 'correct'] },
  { entry: 'phone: invalid number', said: ['phone_number_invalid', 'correct'] },
  { entry: 'phone: missing number', said: ['phone_number_missing', 'correct'] },
  { entry: 'phone: too many requests', said: ['phone_too_many_requests', 'wait'] },
  { entry: 'phone: unknown', said: ['unknown_error', 'contactService'] },
  { entry: 'phone: invalid verification code', said: ['phone_code_incorrect', 'correct'] },
  { entry: 'phone: missing verification code', said: ['phone_code_missing', 'correct'] },
  { entry: 'phone: captcha check failed', said: ['phone_captcha_failed', 'retry'] },
  { entry: 'phone: quota exceeded', said: ['phone_quota_exceeded', 'contactService'] },
  {
    entry: 'phone: operation not allowed',
    said: ['phone_operation_not_allowed', 'contactService'],
  },
  { entry: 'phone: code expired', said: ['phone_code_expired', 'resend'] },
  { entry: 'phone: popup closed by user', said: ['popup_closed', 'retry'] },
  { entry: 'network link abnormal', said: ['network_failed', 'retry'] },
  { entry: 'page slow', said: ['timed_out', 'retry'] },
  { entry: 'unknown error', said: ['unknown_error', 'contactService'] },
  { entry: 'verify first', said: ['geetest_required', 'retry'] },
  { entry: 'username or email does not exist', said: ['username_email_unknown', 'correct'] },
  { entry: 'please log in', said: ['token_missing', 'signIn'] },
  { entry: 'real name format incorrect', said: { text: 'registration:reg_pattern_15' } },
  { entry: 'phone number format incorrect', said: { text: 'registration:field_mobile' } },
  { entry: 'invalid URL', said: ['address_invalid', 'contactService'] },
  { entry: 'access restricted by IP or location', said: ['region_restricted', 'contactService'] },
  { entry: 'system maintenance', said: ['maintenance', 'contactService'] },
  { entry: 'game under maintenance', said: ['game_under_maintenance', 'chooseAnother'] },
  { entry: 'popup blocked', said: ['popup_blocked', 'allowPopups'] },
  { entry: 'please agree to the terms', said: ['terms_not_accepted', 'correct'] },
  { entry: 'input cannot be empty', said: { text: 'registration:field_required' } },
  // The forms mark what may be left out instead; what may not says so when it is empty.
  { entry: 'items marked * are required', said: { text: 'registration:field_required' } },
  { entry: 'confirmation mismatch', said: { text: 'registration:field_confirmation' } },
  { entry: 'non-agents cannot log in', said: ['agent_only', 'contactService'] },
  { entry: 'lazy part that failed to load', said: ['part_failed', 'retry'] },
];
