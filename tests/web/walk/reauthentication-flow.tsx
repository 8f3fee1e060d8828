import type { ProofWay } from '#contract/entities/security-types.ts';
import { reauthenticationEntry } from '#machines/reauthentication/proof/reauthentication.entry.ts';
import type { ReauthenticationContext } from '#machines/reauthentication/reauthentication.types.ts';
import account from '#web/i18n/messages/EN/account.json';
import twoStep from '#web/i18n/messages/EN/member/twoStep.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import type { Mark } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const LOCKED = 'second_step_locked';
const PAGE = 'The page behind the dialog';

function opened(...ways: readonly ProofWay[]): WalkedFlow['begins'][string] {
  return {
    setting: {
      address: '/account',
      page: <h1>{PAGE}</h1>,
      prepare: ({ modals }) =>
        modals.send({ type: 'modal.opened', modal: { type: 'reauthentication', ways } }),
    },
    input: { ways },
  };
}

/** Proving who acts, by what the account has. */
export function walkedFlow(): WalkedFlow {
  const words = twoStep;
  const names = { app: words.useApp, passkey: words.usePasskey, recoveryCode: words.useRecovery };
  const submit = { role: 'button', name: words.proof.submit };
  const form: Mark = { role: 'form', name: words.confirmIdentity };
  return walked({
    entry: reauthenticationEntry,
    language: 'EN',
    begins: {
      byPasskey: opened('passkey', 'app', 'recoveryCode'),
      byPassword: opened('password'),
      bySecondStep: opened('app', 'recoveryCode'),
      byNothing: opened(),
    },
    rows: {
      entering: [form, { ...submit, state: 'enabled' }],
      checking: [form, { ...submit, state: 'busy' }, { role: 'status', name: words.checking }],
      signInNeeded: [{ role: 'button', name: words.proof.signOut }],
      // The dialog is gone; its caller continues.
      proved: [{ role: 'heading', name: PAGE }],
      left: 'proved',
    },
    actions: {
      'form.submitted': press(submit),
      // No button leads to the password: it is only required without another factor.
      'way.chosen': ({ way }) =>
        way === 'password' ? press() : press({ role: 'button', name: names[way] }),
      'flow.left': press({ role: 'button', name: shell.cancel }),
      'form.edited': typeInto(() => [
        ...document.querySelectorAll<HTMLElement>('input[name="password"], input[name="code"]'),
      ]),
    },
    facts: [
      {
        name: 'for how long no try is accepted',
        holds: (context, leaf) =>
          leaf === 'entering' &&
          (context as unknown as ReauthenticationContext).refusal?.code === LOCKED,
        mark: {
          role: 'alert',
          name: `${errors[LOCKED]} ${account.waitMinutes_other.replace('{{count}}', '15')}`,
        },
      },
      ...refusalFacts(errors, {
        codes: codesOf(reauthenticationEntry.outcomes.prove).filter((code) => code !== LOCKED),
        leaf: 'entering',
        role: 'alert',
      }),
    ],
  });
}
