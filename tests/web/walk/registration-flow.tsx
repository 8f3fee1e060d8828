import { fireEvent } from '@testing-library/react';
import { registrationEntry } from '#machines/registration/proof/registration.entry.ts';
import { fullForm } from '#machines/registration/proof/registration.examples.ts';
import { showsAffiliateBox } from '#machines/registration/registration.facts.ts';
import type { RegistrationContext } from '#machines/registration/registration.types.ts';
import RegistrationPage from '#web/features/registration/RegistrationPage.tsx';
import { formatRoundMoney } from '#web/i18n/format-round-money.ts';
import account from '#web/i18n/messages/PT/account.json';
import registration from '#web/i18n/messages/PT/registration.json';
import shell from '#web/i18n/messages/PT/shell.json';
import { errorsInPortuguese as errors } from './error-texts.ts';
import { found, type Mark } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, sendEvent, tick } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = { account, registration, shell };

/** States in which the form itself is on the screen and in reach. */
const withForm: ReadonlySet<string> = new Set([
  'enteringDetails',
  'submitting.checkingDetails',
  'submitting.checkingAffiliate',
  'submitting.verifyingHumanity',
  'submitting.confirmingPhoneCode',
  'submitting.registering',
  'loadingMember',
]);

const button = (name: string) => ({ role: 'button', name });

/** The registration as a page, and as a dialog that an invitation led to. */
export function walkedFlow(): WalkedFlow {
  const words = t.registration;
  const { registrationBonus: bonus } = fullForm.settings;
  const form: Mark = { role: 'form', name: words.title };
  const submit = {
    role: 'button',
    name: words.submitWithBonus.replace(
      '{{bonus}}',
      bonus ? formatRoundMoney(bonus.amount, bonus.currency, 'PT') : '',
    ),
  };
  const retry = button(t.shell.retry);
  const confirm = button(t.shell.confirm);
  const affiliateBox = { role: 'textbox', name: words.field.affiliateCode };
  const waiting = (text: string): readonly Mark[] => [
    form,
    { ...submit, state: 'busy' },
    { role: 'status', name: text },
  ];
  const failed = (title: string): readonly Mark[] => [
    { role: 'heading', name: title },
    { ...retry, state: 'enabled' },
  ];
  const { outcomes } = registrationEntry;

  return walked({
    entry: registrationEntry,
    language: 'PT',
    begins: {
      onPage: {
        setting: { address: '/register', page: <RegistrationPage /> },
        input: { mode: 'page', affiliateCode: null },
      },
      invitedToDialog: {
        setting: {
          address: '/lobby?affiliateCode=FRIEND',
          prepare: ({ modals }) =>
            modals.send({ type: 'modal.opened', modal: { type: 'registration' } }),
        },
        input: { mode: 'modal', affiliateCode: 'FRIEND' },
      },
    },
    rows: {
      loadingForm: [{ role: 'status', name: t.shell.loading }],
      formUnavailable: failed(words.unavailableTitle),
      closed: failed(words.closedTitle),
      checkingInvitation: [{ role: 'status', name: words.checkingAffiliate }],
      enteringDetails: [form, { ...submit, state: 'enabled' }],
      'submitting.checkingDetails': waiting(words.step.checkingDetails),
      'submitting.checkingAffiliate': waiting(words.checkingAffiliate),
      'submitting.verifyingHumanity': waiting(words.step.verifyingHumanity),
      'submitting.confirmingPhoneCode': waiting(words.step.confirmingPhoneCode),
      'submitting.registering': waiting(words.step.registering),
      invitationRefused: [
        { role: 'alertdialog', name: words.invitationTitle },
        { ...confirm, state: 'enabled' },
      ],
      loadingMember: waiting(words.step.loadingMember),
      memberUnavailable: failed(words.memberMissingTitle),
      // Which dialog it ends with is a fact.
      registered: [],
    },
    actions: {
      'form.submitted': (event) => ({
        control: () => found(submit),
        perform: (element) => {
          for (const box of found(affiliateBox)) {
            fireEvent.change(box, { target: { value: event.affiliateCode } });
          }
          fireEvent.click(element);
        },
      }),
      'type.chosen': (event) =>
        press({
          role: 'tab',
          name: event.registrationType === 'username' ? words.byUsername : words.byMobile,
        }),
      'form.reset': press(button(words.reset)),
      'warning.confirmed': press(confirm),
      'retry.requested': press(retry),
      'form.edited': tick({ role: 'checkbox', name: agreementOf() }),
      'form.changed': sendEvent,
    },
    facts: [
      {
        name: 'a registration by user name ends with the welcome',
        holds: ({ registrationType }, leaf) =>
          leaf === 'registered' && registrationType === 'username',
        mark: { role: 'dialog', name: words.success.title },
      },
      {
        name: 'a registration by mobile number ends with the account to keep',
        holds: ({ registrationType }, leaf) =>
          leaf === 'registered' && registrationType === 'registerMobile',
        mark: { role: 'dialog', name: words.accountTitle },
      },
      {
        name: 'a box asks for an invitation while none holds',
        holds: (context, leaf) =>
          withForm.has(leaf) && showsAffiliateBox(context as unknown as RegistrationContext),
        mark: affiliateBox,
      },
      {
        name: 'a user name is asked for where one registers by it',
        holds: ({ registrationType }, leaf) =>
          withForm.has(leaf) && registrationType === 'username',
        mark: { role: 'textbox', name: words.field.username },
      },
      {
        name: 'a mobile number is asked for where one registers by it',
        holds: ({ registrationType }, leaf) =>
          withForm.has(leaf) && registrationType === 'registerMobile',
        mark: { role: 'textbox', name: t.account.mobile },
      },
      ...refusalFacts(errors, {
        codes: [
          ...codesOf(outcomes.checkDetails),
          ...codesOf(outcomes.checkAffiliate),
          ...codesOf(outcomes.verifyHumanity),
          ...codesOf(outcomes.register),
          'timed_out',
        ],
        leaf: 'enteringDetails',
        role: 'alert',
      }),
      ...refusalFacts(errors, {
        codes: [...codesOf(outcomes.loadForm), 'feature_disabled'],
        leaf: 'formUnavailable',
        role: 'paragraph',
      }),
    ],
  });
}

function agreementOf(): string {
  return t.registration.agree.replace('{{age}}', String(fullForm.settings.minimumAge));
}
