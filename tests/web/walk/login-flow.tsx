import type { SiteToggles } from '#contract/entities/registration.ts';
import { providerNames } from '#contract/entities/social-provider-names.ts';
import type { LoginMethod } from '#machines/login/login.types.ts';
import { loginEntry } from '#machines/login/proof/login.entry.ts';
import { secondStepRequired } from '#machines/login/proof/login.examples.ts';
import LoginPage from '#web/features/login/LoginPage.tsx';
import { loginInputOf, type SignInSite } from '#web/features/login/sign-in-site.ts';
import account from '#web/i18n/messages/EN/account.json';
import login from '#web/i18n/messages/EN/login.json';
import password from '#web/i18n/messages/EN/password.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { HOME_HEADING } from './mounted-view.tsx';
import { firebaseProject, openSite, someProviders } from './open-site.ts';
import { found, type Mark } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, sendEvent, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = { account, login, password, shell };

function onPage(
  changes: Partial<SiteToggles>,
  more: Partial<SignInSite> = {},
): WalkedFlow['begins'][string] {
  const site = { ...openSite, ...more, register: { ...openSite.register, ...changes } };
  return {
    setting: { address: '/login', page: <LoginPage />, site },
    // The browser of the stage knows passkeys.
    input: { ...loginInputOf(site), takesPasskeys: site.passkeySignIn },
  };
}

/** The sign-in as a page, at sites that offer different ways. */
export function walkedFlow(): WalkedFlow {
  const form: Mark = { role: 'form', name: t.login.title };
  const submit = { role: 'button', name: t.login.submit };
  const retry = { role: 'button', name: t.shell.retry };
  const cancel = { role: 'button', name: t.login.provider.cancel };
  const prompting: Mark = { role: 'heading', name: t.login.passkey.waitTitle };
  const second: Mark = { role: 'form', name: t.login.secondStep.title };
  const confirm = { role: 'button', name: t.login.secondStep.submit };
  const waiting = (words: string): readonly Mark[] => [
    form,
    { ...submit, state: 'busy' },
    { role: 'status', name: words },
  ];
  const tabOf = (method: LoginMethod) =>
    found({
      role: 'tab',
      name: method === 'username' ? t.login.byUsername : t.login.byMobile,
    }).filter(({ id }) => id.endsWith(method));
  return walked({
    entry: loginEntry,
    language: 'EN',
    begins: {
      byCode: onPage({}),
      byFirebase: onPage({}, { firebase: firebaseProject }),
      byPassword: onPage({ verificationCodeLogin: 0 }),
      byUsernameAlone: onPage({ phoneLogin: 0, forcedPasswordChangeOnExpiry: 0 }),
      byProvider: onPage({ phoneLogin: 0 }, { socialLogin: someProviders }),
      byPasskey: onPage({ phoneLogin: 0 }, { passkeySignIn: true }),
    },
    rows: {
      enteringDetails: [form, { ...submit, state: 'enabled' }],
      waitingForProvider: [{ ...cancel, state: 'enabled' }],
      askingPasskey: [prompting, { ...cancel, state: 'enabled' }],
      signingIn: waiting(t.login.step.signingIn),
      confirmingPhoneCode: waiting(t.login.step.confirmingPhoneCode),
      enteringSecondStep: [second, { ...confirm, state: 'enabled' }],
      takingSecondStep: [
        second,
        { ...confirm, state: 'busy' },
        { role: 'status', name: t.login.step.takingSecondStep },
      ],
      recordingFirstLogin: waiting(t.login.step.recordingFirstLogin),
      loadingMember: waiting(t.login.step.loadingMember),
      memberUnavailable: [
        { role: 'heading', name: t.login.memberMissingTitle },
        { ...retry, state: 'enabled' },
      ],
      signedIn: [{ role: 'heading', name: HOME_HEADING }],
      passwordChangeOwed: [{ role: 'dialog', name: t.password.title }],
    },
    actions: {
      'form.submitted': press(submit, confirm),
      'retry.requested': press(retry),
      'provider.chosen': (event) => {
        const provider = providerNames[event.provider];
        return press({
          role: 'button',
          name: t.login.provider.signIn.replace('{{provider}}', provider),
        });
      },
      'passkey.chosen': press({ role: 'button', name: t.login.passkey.signIn }),
      'provider.abandoned': {
        ...press(),
        control: () => (found(prompting).length > 0 ? [] : found(cancel)),
      },
      'passkey.abandoned': {
        ...press(),
        control: () => (found(prompting).length > 0 ? found(cancel) : []),
      },
      'secondStep.left': press({ role: 'button', name: t.login.secondStep.back }),
      'secondWay.chosen': (event) =>
        press({
          role: 'button',
          name: event.way === 'app' ? t.login.secondStep.useApp : t.login.secondStep.useRecovery,
        }),
      'method.chosen': (event) => ({ ...press(), control: () => tabOf(event.method) }),
      'attempt.begun': sendEvent,
      'form.edited': typeInto(() => [
        ...found({ role: 'textbox', name: t.login.username }),
        ...found({ role: 'textbox', name: t.account.mobile }),
        ...found({ role: 'textbox', name: t.login.secondStep.appCode }),
        ...found({ role: 'textbox', name: t.login.secondStep.recoveryCode }),
      ]),
    },
    facts: [
      {
        name: 'a captcha once asked for is on the form',
        holds: ({ captchaRequired }, leaf) =>
          captchaRequired === true &&
          ![
            'waitingForProvider',
            'askingPasskey',
            'enteringSecondStep',
            'takingSecondStep',
            'memberUnavailable',
            'signedIn',
            'passwordChangeOwed',
          ].includes(leaf),
        mark: { role: 'textbox', name: t.account.captcha },
      },
      ...refusalFacts(errors, {
        codes: [
          ...codesOf(
            loginEntry.outcomes.signIn.filter(
              (outcome) => outcome.ok || outcome.code !== secondStepRequired.code,
            ),
          ),
          ...codesOf(loginEntry.outcomes.takeSecondStep),
          ...codesOf(loginEntry.outcomes.confirmPhoneCode),
          ...codesOf(loginEntry.outcomes.askProvider),
          ...codesOf(loginEntry.outcomes.askPasskey),
        ],
        leaf: ['enteringDetails', 'enteringSecondStep'],
        role: 'alert',
      }),
    ],
  });
}
