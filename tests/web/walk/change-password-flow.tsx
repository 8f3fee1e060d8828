import { memberOfType } from '#machines/catalogue/examples.ts';
import { changePasswordEntry } from '#machines/change-password/proof/change-password.entry.ts';
import { fullForm } from '#machines/registration/proof/registration.examples.ts';
import { queries } from '#web/api/queries.ts';
import login from '#web/i18n/messages/PT/login.json';
import password from '#web/i18n/messages/PT/password.json';
import shell from '#web/i18n/messages/PT/shell.json';
import { typedPassword } from '#web/shared/passwords/typed-password.ts';
import type { Services } from '#web/shared/services/services.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { errorsInPortuguese as errors } from './error-texts.ts';
import type { Mark } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = { login, password, shell };

const SIGNED_IN = 'somebody is signed in';
const SIGNED_OUT = 'nobody is signed in';

/** What a header would show of the session, behind the dialog. */
function SessionShown() {
  const { isSignedIn } = useSession();
  return <h1>{isSignedIn ? SIGNED_IN : SIGNED_OUT}</h1>;
}

function begin(owed: boolean, session: (services: Services) => void): WalkedFlow['begins'][string] {
  return {
    setting: {
      address: '/account',
      page: <SessionShown />,
      // The sign-out that follows a change is over at once.
      network: 'down',
      prepare: (services) => {
        const { queryKey } = queries.account.registrationRules();
        services.queryClient.setQueryData(queryKey, fullForm.rules);
        session(services);
        services.modals.send({ type: 'modal.opened', modal: { type: 'changePassword', owed } });
      },
    },
    input: { owed, oldIsKnown: owed },
  };
}

/** The change of a password, by choice and because the sign-in owes it. */
export function walkedFlow(): WalkedFlow {
  const form: Mark = { role: 'form', name: t.password.title };
  const submit = { role: 'button', name: t.password.submit };
  const leave = [t.password.leave, t.shell.cancel].map((name) => ({ role: 'button', name }));
  const waiting = (words: string): readonly Mark[] => [
    form,
    { ...submit, state: 'busy' },
    { role: 'status', name: words },
  ];
  return walked({
    entry: changePasswordEntry,
    language: 'PT',
    begins: {
      byChoice: begin(false, ({ session }) =>
        session.send({
          type: 'session.opened',
          session: { member: memberOfType(0), generation: 1 },
        }),
      ),
      owed: begin(true, (services) => {
        typedPassword(services).keep('typed a moment ago');
        services.session.send({ type: 'passwordChange.owed', generation: 1, reason: 'default' });
      }),
    },
    rows: {
      enteringPasswords: [form, { ...submit, state: 'enabled' }],
      changing: waiting(t.password.step.changing),
      signingOut: waiting(t.password.step.signingOut),
      settled: [{ role: 'dialog', name: t.login.title }],
      changed: 'settled',
      cancelled: [{ role: 'heading', name: SIGNED_IN }],
      signedOut: [{ role: 'heading', name: SIGNED_OUT }],
    },
    actions: {
      'form.submitted': press(submit),
      'change.cancelled': press(...leave),
      'form.edited': typeInto(() => [
        ...document.querySelectorAll<HTMLElement>('input[name="newPassword"]'),
      ]),
    },
    facts: refusalFacts(errors, {
      codes: codesOf(changePasswordEntry.outcomes.changePassword),
      leaf: 'enteringPasswords',
      role: 'alert',
    }),
  });
}
