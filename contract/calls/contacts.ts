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
    summary: 'Sends a code to a new address and one to the old; those that count are not sent anew',
    body: contactCodesRequestSchema,
    auth: 'trueMember',
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
    summary: 'Binds the new address by both codes; the old one is told, with a link to undo it',
    body: contactChangeSchema,
    auth: 'trueMember',
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
    summary: 'What the link of a message takes back; it does nothing yet',
    body: contactUndoLinkSchema,
    readOnly: true,
    auth: 'none',
    codes: ['not_found'],
    value: contactUndoSchema,
  }),
  undo: route('POST /contacts/undo', {
    summary: 'Takes a change back by its link, and ends every session; done twice it is as once',
    body: contactUndoLinkSchema,
    auth: 'none',
    codes: ['not_found'],
    value: contactUndoSchema,
  }),
});
