import type { RecoveryMethod } from '#machines/forgot-password/forgot-password.types.ts';
import { forgotPasswordEntry } from '#machines/forgot-password/proof/forgot-password.entry.ts';
import { fullForm } from '#machines/registration/proof/registration.examples.ts';
import { queries } from '#web/api/queries.ts';
import type { SignInSite } from '#web/features/login/sign-in-site.ts';
import { forgotPasswordInputOf } from '#web/features/passwords/use-forgot-password.ts';
import account from '#web/i18n/messages/EN/account.json';
import login from '#web/i18n/messages/EN/login.json';
import password from '#web/i18n/messages/EN/password.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { HOME_HEADING } from './mounted-view.tsx';
import { firebaseProject, openSite } from './open-site.ts';
import { found, type Mark } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, typeInto } from './user-actions.ts';
import { type ShownFact, type WalkedFlow, walked } from './walked-flow.ts';

const t = { account, password, shell };

function begin(more: Partial<SignInSite>): WalkedFlow['begins'][string] {
  const whitelabel = { ...openSite.whitelabel, CHNGPASSVERIF3: 1 as const };
  const site = { ...openSite, whitelabel, ...more };
  return {
    setting: {
      address: '/lobby',
      site,
      prepare: (services) => {
        services.queryClient.setQueryData(
          queries.account.registrationRules().queryKey,
          fullForm.rules,
        );
        services.modals.send({ type: 'modal.opened', modal: { type: 'forgotPassword' } });
      },
    },
    input: forgotPasswordInputOf(site),
  };
}

/* Refusals that say more than their own words. */
const throttled = 'mail_throttled';
const unknown = 'mobile_unknown';
/* No refusal for the person: it leads on. */
const secondStep = 'second_step_required';

const isRefused =
  (code: string): ShownFact['holds'] =>
  ({ refusal }, leaf) =>
    leaf.startsWith('enteringDetails.') &&
    (refusal as { readonly code?: string } | null)?.code === code;

/** Coming back without the password, by mail and by phone. */
export function walkedFlow(): WalkedFlow {
  const words = t.password.forgotten;
  const form: Mark = { role: 'form', name: words.title };
  const send = { role: 'button', name: words.sendMail };
  const save = { role: 'button', name: words.setPassword };
  const retry = { role: 'button', name: t.shell.retry };
  const askAgain = { role: 'button', name: words.askAgain };
  const waiting = (submit: typeof send, text: string): readonly Mark[] => [
    form,
    { ...submit, state: 'busy' },
    { role: 'status', name: text },
  ];
  const tabOf = (method: RecoveryMethod) => ({
    role: 'tab',
    name: method === 'email' ? words.byEmail : words.byPhone,
  });
  const { outcomes } = forgotPasswordEntry;
  return walked({
    entry: forgotPasswordEntry,
    language: 'EN',
    begins: { bothTabs: begin({}), byFirebase: begin({ firebase: firebaseProject }) },
    rows: {
      'enteringDetails.ready': [form, { ...tabOf('email'), state: 'enabled' }],
      'enteringDetails.needingOtherWay': 'enteringDetails.ready',
      sendingMail: waiting(send, words.step.sendingMail),
      mailSent: [
        { role: 'heading', name: words.sentTitle },
        { ...askAgain, state: 'enabled' },
      ],
      confirmingPhoneCode: waiting(save, words.step.confirmingPhoneCode),
      settingPassword: waiting(save, words.step.settingPassword),
      recordingFirstLogin: waiting(save, words.step.recordingFirstLogin),
      loadingMember: waiting(save, words.step.loadingMember),
      memberUnavailable: [
        { role: 'heading', name: words.memberMissingTitle },
        { ...retry, state: 'enabled' },
      ],
      signedIn: [{ role: 'heading', name: HOME_HEADING }],
      secondStepOwed: [{ role: 'dialog', name: login.title }],
    },
    actions: {
      'form.submitted': press(send, save),
      'form.reopened': press(askAgain),
      'retry.requested': press(retry),
      'method.chosen': (event) => {
        const method = event.method;
        // The sign-in, to which a second step leads, has tabs of the same name.
        const control = () => found(tabOf(method)).filter(({ id }) => id.endsWith(method));
        return { ...press(), control };
      },
      'form.edited': typeInto(() => [
        ...found({ role: 'textbox', name: words.username }),
        ...found({ role: 'textbox', name: t.account.mobile }),
      ]),
    },
    facts: [
      ...refusalFacts(errors, {
        codes: [
          ...codesOf(outcomes.sendMail),
          ...codesOf(outcomes.confirmPhoneCode),
          ...codesOf(outcomes.setPassword),
          'timed_out',
        ].filter((code) => code !== throttled && code !== unknown && code !== secondStep),
        leaf: ['enteringDetails.ready', 'enteringDetails.needingOtherWay'],
        role: 'alert',
      }),
      {
        name: 'where another mail may not help, a code by phone is offered',
        holds: ({ method }, leaf) =>
          leaf === 'enteringDetails.needingOtherWay' && method === 'email',
        mark: { role: 'button', name: words.recoverByPhone },
      },
      {
        name: 'how long to wait for the next mail',
        holds: isRefused(throttled),
        mark: {
          role: 'alert',
          name: `${errors[throttled]} ${t.account.waitSeconds_other.replace('{{count}}', '30')}`,
        },
      },
      {
        name: 'a number without an account can be registered',
        holds: isRefused(unknown),
        mark: { role: 'alert', name: `${errors[unknown]}${t.account.register}` },
      },
    ],
  });
}
