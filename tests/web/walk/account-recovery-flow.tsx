import { languages } from '#contract/entities/language.ts';
import { deviceZone, timesIn } from '#contract/rules/times.ts';
import type { AccountRecoveryInput } from '#machines/account-recovery/account-recovery.types.ts';
import { accountRecoveryEntry } from '#machines/account-recovery/proof/account-recovery.entry.ts';
import { fullForm } from '#machines/registration/proof/registration.examples.ts';
import { queries } from '#web/api/queries.ts';
import AccountRecoveryPage from '#web/features/account-recovery/AccountRecoveryPage.tsx';
import account from '#web/i18n/messages/EN/account.json';
import words from '#web/i18n/messages/EN/member/accountRecovery.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { firebaseProject, openSite } from './open-site.ts';
import type { Mark } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const LOCKED = 'second_step_locked';
const SHOWN = ['enteringAddress', 'enteringCode', 'choosingPassword'];
const button = (name: string) => ({ role: 'button', name });

function begin(
  kinds: AccountRecoveryInput['kinds'],
  isFirebase: boolean,
): WalkedFlow['begins'][string] {
  return {
    setting: {
      address: '/account-recovery',
      page: <AccountRecoveryPage />,
      site: { ...openSite, firebase: isFirebase ? firebaseProject : null },
      prepare: (services) => {
        services.queryClient.setQueryData(
          queries.account.registrationRules().queryKey,
          fullForm.rules,
        );
      },
    },
    input: { kinds },
  };
}

/** Account recovery for people who have lost everything that they sign in with (W5). */
export function walkedFlow(): WalkedFlow {
  const send = button(words.sendCode);
  const confirm = button(words.confirm);
  const save = button(words.save);
  const owner: Mark = { role: 'form', name: words.title };
  const code: Mark = { role: 'form', name: words.code };
  const password: Mark = { role: 'form', name: words.choose };
  const { outcomes } = accountRecoveryEntry;
  return walked({
    entry: accountRecoveryEntry,
    language: 'EN',
    begins: { both: begin(['email', 'mobile'], false), emailOnly: begin(['email'], true) },
    rows: {
      enteringAddress: [owner, { ...send, state: 'enabled' }],
      sendingCode: [owner, { ...send, state: 'busy' }],
      enteringCode: [code, { ...confirm, state: 'enabled' }],
      proving: [code, { ...confirm, state: 'busy' }],
      choosingPassword: [password, { ...save, state: 'enabled' }],
      settingPassword: [password, { ...save, state: 'busy' }],
      waiting: [{ role: 'paragraph', name: words.waitingNotified }],
      elsewhere: [
        { role: 'heading', name: words.elsewhereTitle.replace('{{to}}', 'm***@example.com') },
      ],
      finished: [{ role: 'heading', name: words.finishedTitle }],
    },
    actions: {
      'form.submitted': press(send, confirm, save),
      'address.reopened': press(button(words.other)),
      'kind.chosen': (event) => press({ role: 'tab', name: words.kind[event.kind] }),
      'form.edited': typeInto(() => [
        ...document.querySelectorAll<HTMLElement>(
          'input[name="username"], input[name="code"], input[name="newPassword"]',
        ),
      ]),
    },
    facts: [
      {
        name: 'when money can leave again',
        holds: ({ moneyUsableFrom }, leaf) => leaf === 'finished' && moneyUsableFrom !== null,
        mark: {
          role: 'paragraph',
          name: words.moneyWaits.replace(
            '{{time}}',
            timesIn(languages.EN.tag, deviceZone()).zonedMoment('2026-11-24T12:00:00.000Z'),
          ),
        },
      },
      {
        name: 'for how long no try is accepted',
        holds: ({ refusal }, leaf) =>
          SHOWN.includes(leaf) && (refusal as { readonly code?: string } | null)?.code === LOCKED,
        mark: {
          role: 'alert',
          name: `${errors[LOCKED]} ${account.waitMinutes_other.replace('{{count}}', '15')}`,
        },
      },
      ...refusalFacts(errors, {
        codes: [
          ...codesOf(outcomes.sendCode),
          ...codesOf(outcomes.proveAddress),
          ...codesOf(outcomes.setPassword),
        ].filter((each) => each !== LOCKED),
        leaf: SHOWN,
        role: 'alert',
      }),
    ],
  });
}
