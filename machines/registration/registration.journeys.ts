import type { CatalogueEntry } from '../catalogue/entry.ts';
import { memberOfType, networkFailed } from '../catalogue/examples.ts';
import {
  closedForm,
  formDemanding,
  fullForm,
  plainForm,
  unpuzzledForm,
} from './registration.examples.ts';
import type { registrationMachine } from './registration.machine.ts';

const accepted = { ok: true, value: null } as const;
const member = memberOfType(0);
const registered = { account: '90000001', bonus: null, generation: 1 };

/** Ways through the registration that people take, pinned by hand. */
export const registrationJourneys: CatalogueEntry<typeof registrationMachine>['journeys'] = [
  {
    name: 'a person registers by user name, with an invitation, pressing twice',
    moves: [
      { actor: 'loadForm', done: { ok: true, value: fullForm } },
      { event: { type: 'form.submitted', affiliateCode: ' CLUB ' } },
      { event: { type: 'form.submitted', affiliateCode: ' CLUB ' }, ignored: true },
      { actor: 'checkDetails', done: accepted, context: { affiliateCode: 'CLUB' } },
      { actor: 'checkAffiliate', done: accepted },
      { actor: 'verifyHumanity', done: accepted },
      { actor: 'register', done: { ok: true, value: registered } },
      { actor: 'loadMember', done: { ok: true, value: member } },
    ],
    ends: 'registered',
    output: {
      result: 'registered',
      registrationType: 'username',
      account: registered,
      member,
    },
  },
  {
    name: 'a person registers by mobile number and sees the account number first',
    moves: [
      { actor: 'loadForm', done: { ok: true, value: fullForm } },
      { event: { type: 'type.chosen', registrationType: 'registerMobile' } },
      { event: { type: 'form.submitted', affiliateCode: '' } },
      { actor: 'checkDetails', done: accepted, reaches: { submitting: 'verifyingHumanity' } },
      { actor: 'verifyHumanity', done: accepted },
      {
        actor: 'register',
        done: { ok: true, value: registered },
        reaches: 'confirmingAccount',
        context: { registered },
      },
      { event: { type: 'account.confirmed' } },
      { actor: 'loadMember', done: { ok: true, value: member } },
    ],
    ends: 'registered',
  },
  {
    name: 'the form cannot be loaded at first',
    moves: [
      {
        actor: 'loadForm',
        done: networkFailed,
        reaches: 'formUnavailable',
        context: { refusal: networkFailed },
      },
      { event: { type: 'retry.requested' }, context: { refusal: null } },
      {
        actor: 'loadForm',
        failed: true,
        reaches: 'formUnavailable',
        context: { refusal: { ok: false, code: 'unknown_error' } },
      },
      { event: { type: 'retry.requested' } },
      { actor: 'loadForm', done: { ok: true, value: plainForm } },
    ],
    ends: 'enteringDetails',
    context: { form: plainForm, registrationType: 'registerMobile' },
  },
  {
    name: 'the site takes no registrations',
    moves: [{ actor: 'loadForm', done: { ok: true, value: closedForm } }],
    ends: 'closed',
  },
  {
    name: 'the site demands a step that this portal does not know',
    moves: [{ actor: 'loadForm', done: { ok: true, value: formDemanding('namingAGuarantor') } }],
    ends: 'formUnavailable',
    context: { refusal: { ok: false, code: 'feature_disabled' } },
  },
  {
    name: 'the invitation of the address does not hold, and the box asks for another',
    input: 'invited',
    moves: [
      { actor: 'loadForm', done: { ok: true, value: fullForm }, reaches: 'checkingInvitation' },
      { actor: 'checkInvitation', done: { ok: false, code: 'invitation_code_error' } },
      { event: { type: 'form.submitted', affiliateCode: 'WRONG' } },
      { actor: 'checkDetails', done: accepted },
      {
        actor: 'checkAffiliate',
        done: { ok: false, code: 'invitation_code_error' },
        reaches: 'invitationRefused',
        context: { refusal: { ok: false, code: 'invitation_code_error' } },
      },
      { event: { type: 'form.submitted', affiliateCode: '' }, ignored: true },
      { event: { type: 'warning.confirmed' } },
    ],
    ends: 'enteringDetails',
  },
  {
    name: 'the invitation of the address holds and is sent',
    input: 'invited',
    moves: [
      { actor: 'loadForm', done: { ok: true, value: fullForm } },
      { actor: 'checkInvitation', done: accepted, context: { addressCodeIsValid: true } },
      { event: { type: 'form.reset' }, ignored: true },
      {
        event: { type: 'form.submitted', affiliateCode: '' },
        context: { affiliateCode: 'FRIEND' },
      },
      { actor: 'checkDetails', done: accepted, reaches: { submitting: 'checkingAffiliate' } },
    ],
    ends: { submitting: 'checkingAffiliate' },
  },
  {
    name: 'the puzzle is closed, then left alone for too long',
    moves: [
      { actor: 'loadForm', done: { ok: true, value: fullForm } },
      { event: { type: 'form.submitted', affiliateCode: '' } },
      { actor: 'checkDetails', done: accepted },
      {
        actor: 'verifyHumanity',
        done: { ok: false, code: 'geetest_cancelled' },
        reaches: 'enteringDetails',
        context: { refusal: { ok: false, code: 'geetest_cancelled' } },
      },
      { event: { type: 'form.submitted', affiliateCode: '' } },
      { actor: 'checkDetails', done: accepted },
      { elapsed: 299_999, reaches: { submitting: 'verifyingHumanity' } },
      { elapsed: 1 },
    ],
    ends: 'enteringDetails',
    context: { refusal: { ok: false, code: 'timed_out' } },
  },
  {
    name: 'a field is wrong, then the name is taken, then all is well but the account is not read',
    moves: [
      { actor: 'loadForm', done: { ok: true, value: fullForm } },
      { event: { type: 'form.submitted', affiliateCode: '' } },
      {
        actor: 'checkDetails',
        done: { ok: false, code: 'validation_failed' },
        context: { refusal: { ok: false, code: 'validation_failed' } },
      },
      { event: { type: 'form.edited' }, context: { refusal: null } },
      { event: { type: 'form.submitted', affiliateCode: '' } },
      { actor: 'checkDetails', done: accepted },
      { actor: 'verifyHumanity', done: accepted },
      {
        actor: 'register',
        done: { ok: false, code: 'username_taken' },
        context: { refusal: { ok: false, code: 'username_taken' } },
      },
      { event: { type: 'form.reset' }, context: { refusal: null } },
      { event: { type: 'form.submitted', affiliateCode: '' } },
      { actor: 'checkDetails', done: accepted },
      { actor: 'verifyHumanity', done: accepted },
      { actor: 'register', done: { ok: true, value: registered } },
      { actor: 'loadMember', failed: true, reaches: 'memberUnavailable' },
      { event: { type: 'retry.requested' }, context: { refusal: null } },
      { actor: 'loadMember', done: { ok: true, value: member } },
    ],
    ends: 'registered',
  },
  {
    name: 'the tab of before the reload opens again',
    input: 'backAfterReload',
    moves: [{ actor: 'loadForm', done: { ok: true, value: fullForm } }],
    ends: 'enteringDetails',
    context: { registrationType: 'registerMobile' },
  },
  {
    name: 'a site without a puzzle goes on to the account, with a code and without',
    moves: [
      { actor: 'loadForm', done: { ok: true, value: unpuzzledForm } },
      { event: { type: 'form.submitted', affiliateCode: '' } },
      { actor: 'checkDetails', done: accepted, reaches: { submitting: 'registering' } },
      { actor: 'register', failed: true, reaches: 'enteringDetails' },
      { event: { type: 'form.submitted', affiliateCode: 'CLUB' } },
      { actor: 'checkDetails', done: accepted },
      { actor: 'checkAffiliate', done: accepted },
    ],
    ends: { submitting: 'registering' },
  },
];
