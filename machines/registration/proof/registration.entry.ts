import { catalogueEntry } from '../../catalogue/entry.ts';
import { memberOfType, networkFailed } from '../../catalogue/examples.ts';
import { registrationMachine } from '../registration.machine.ts';
import {
  closedForm,
  firebaseAloneForm,
  firebaseForm,
  formDemanding,
  fullForm,
  plainForm,
  unpuzzledForm,
} from './registration.examples.ts';
import { registrationInvariants } from './registration.invariants.ts';
import { registrationJourneys } from './registration.journeys.ts';

/** Catalogue entry: registration. */
export const registrationEntry = catalogueEntry<typeof registrationMachine>({
  id: 'registration',
  title: 'Registration',
  purpose:
    'Creates an account with a username or a mobile number: every check in order, each once, ' +
    'and nothing sent after one has failed.',
  requirements: ['A1', 'A2', 'A9', 'A10', 'A11', 'A12', 'A13', 'A23', 'A25', 'G4a', 'G9'],
  machine: registrationMachine,
  inspected: {
    shown: [
      'mode',
      'registrationType',
      'minLength',
      'maxLength',
      'minimumAge',
      'smsProvider',
      'extraSteps',
    ],
    named: [
      'form',
      'offer',
      'settings',
      'rules',
      'registered',
      'geetest',
      'showCaptcha',
      'usernameTab',
      'mobileTab',
      'closed',
      'smsAtUsername',
      'smsAtMobile',
      'mobilePassword',
      'affiliate',
      'addressCodeState',
      'required',
      'firebase',
    ],
  },
  inputs: {
    page: { mode: 'page', affiliateCode: null },
    invited: { mode: 'modal', affiliateCode: 'FRIEND' },
    backAfterReload: { mode: 'page', affiliateCode: null, registrationType: 'registerMobile' },
  },
  events: {
    'type.chosen': [
      { type: 'type.chosen', registrationType: 'username' },
      { type: 'type.chosen', registrationType: 'registerMobile' },
    ],
    'form.submitted': [
      { type: 'form.submitted', affiliateCode: '' },
      { type: 'form.submitted', affiliateCode: ' CLUB ' },
    ],
    'form.edited': [{ type: 'form.edited' }],
    'form.reset': [{ type: 'form.reset' }],
    'warning.confirmed': [{ type: 'warning.confirmed' }],
    'form.changed': [
      { type: 'form.changed', form: plainForm },
      { type: 'form.changed', form: closedForm },
    ],
    'retry.requested': [{ type: 'retry.requested' }],
  },
  outcomes: {
    loadForm: [
      { ok: true, value: fullForm },
      { ok: true, value: plainForm },
      { ok: true, value: unpuzzledForm },
      { ok: true, value: firebaseForm },
      { ok: true, value: firebaseAloneForm },
      { ok: true, value: closedForm },
      { ok: true, value: formDemanding('namingAGuarantor') },
      networkFailed,
    ],
    checkInvitation: [
      { ok: true, value: null },
      { ok: false, code: 'invitation_code_error' },
      networkFailed,
    ],
    checkDetails: [
      { ok: true, value: null },
      { ok: false, code: 'validation_failed', fields: [{ field: 'username', rule: 'required' }] },
    ],
    checkAffiliate: [
      { ok: true, value: null },
      { ok: false, code: 'invitation_code_error' },
      networkFailed,
    ],
    verifyHumanity: [
      { ok: true, value: null },
      { ok: false, code: 'geetest_cancelled' },
      { ok: false, code: 'geetest_unavailable' },
    ],
    confirmPhoneCode: [
      { ok: true, value: null },
      { ok: false, code: 'phone_code_incorrect' },
      { ok: false, code: 'phone_code_expired' },
    ],
    register: [
      { ok: true, value: { account: '90000001', bonus: null, generation: 1 } },
      { ok: false, code: 'username_taken', fields: [{ field: 'username', rule: 'taken' }] },
      { ok: false, code: 'validation_failed', fields: [{ field: 'email', rule: 'required' }] },
    ],
    loadMember: [{ ok: true, value: memberOfType(0) }, networkFailed],
  },
  invariants: registrationInvariants,
  journeys: registrationJourneys,
});
