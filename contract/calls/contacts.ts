import { c, route } from '../call.ts';
import {
  contactChangeSchema,
  contactCodesRequestSchema,
  contactCodesSchema,
  contactUndoLinkSchema,
  contactUndoSchema,
} from '../entities/contact.ts';
import { securitySchema } from '../entities/security.ts';

const takenCodes = ['email_taken', 'mobile_taken', 'feature_disabled'] as const;

/** The e-mail address and the mobile number of an account (W5). */
export const contactsCalls = c.router({
  codes: route('POST /contacts/codes', {
    summary: 'Sends a code to the new address and one to the old; valid ones are not sent again',
    body: contactCodesRequestSchema,
    auth: 'trueMember',
    play: 'neither',
    reauthentication: true,
    once: true,
    budgets: ['puzzle', 'takenName'],
    codes: [
      ...takenCodes,
      'second_step_locked',
      'sms_throttled',
      'sms_failed',
      'mail_throttled',
      'mail_failed',
      'geetest_required',
      'geetest_failed',
      'captcha_required',
      'captcha_incorrect',
    ],
    value: contactCodesSchema,
  }),
  change: route('POST /contacts', {
    summary: 'Binds the new address by both codes; the old one gets a link to undo it',
    body: contactChangeSchema,
    auth: 'trueMember',
    play: 'neither',
    sealed: true,
    once: true,
    reauthentication: true,
    budgets: ['sentCode', 'ownSecret', 'takenName'],
    codes: [
      ...takenCodes,
      'second_step_locked',
      'verification_code_missing',
      'verification_code_incorrect',
      'verification_code_expired',
    ],
    value: securitySchema,
  }),
  previewUndo: route('POST /contacts/undo/offer', {
    summary: 'What the link of a message would undo; changes nothing',
    body: contactUndoLinkSchema,
    readOnly: true,
    auth: 'none',
    play: 'neither',
    codes: ['not_found'],
    value: contactUndoSchema,
  }),
  undo: route('POST /contacts/undo', {
    summary: 'Undoes a change by its link, and ends every session; repeating it changes nothing',
    body: contactUndoLinkSchema,
    auth: 'none',
    play: 'neither',
    codes: ['not_found'],
    value: contactUndoSchema,
  }),
});
