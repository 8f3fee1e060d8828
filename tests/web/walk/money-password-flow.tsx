import type { MoneyPasswordContext } from '#machines/money-password/money-password.types.ts';
import { moneyPasswordEntry } from '#machines/money-password/proof/money-password.entry.ts';
import {
  captchaRequired,
  locked,
  mailFailed,
} from '#machines/money-password/proof/money-password.examples.ts';
import account from '#web/i18n/messages/PT/account.json';
import moneyPasswords from '#web/i18n/messages/PT/member/moneyPasswords.json';
import shell from '#web/i18n/messages/PT/shell.json';
import { errorsInPortuguese as errors } from './error-texts.ts';
import type { Mark } from './screen.ts';
import { codesOf } from './shown-facts.ts';
import { press, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const errorTexts: Readonly<Record<string, string>> = errors;

const PAGE = 'The page behind the dialog';

/** The states that show the reason of the last refusal. */
const leavesWithReason = ['setting', 'changing', 'choosingChannel', 'enteringCode'];

const known = (context: object) => context as MoneyPasswordContext;

const button = (name: string) => ({ role: 'button', name });
const form = (name: string): Mark => ({ role: 'form', name });

/** Setting, changing and recovering a money password (W2). */
export function walkedFlow(): WalkedFlow {
  const words = moneyPasswords;
  const set = button(words.submit.set);
  const change = button(words.submit.change);
  const recover = button(words.submit.recover);
  const channels = {
    mobile: button(words.recover.mobile.replace('{{receiver}}', '••••4321')),
    mail: button(words.recover.mail.replace('{{receiver}}', 'm***@example.com')),
  };
  const { outcomes } = moneyPasswordEntry;
  const wait = account.waitMinutes_other.replace('{{count}}', '60');
  const codes = new Set(
    [
      outcomes.setPassword,
      outcomes.changePassword,
      [mailFailed, captchaRequired],
      outcomes.recoverPassword,
    ].flatMap((each) => codesOf(each)),
  );
  return walked({
    entry: moneyPasswordEntry,
    language: 'PT',
    begins: {
      inDialog: {
        setting: {
          address: '/account',
          page: <h1>{PAGE}</h1>,
          prepare: ({ modals }) =>
            modals.send({
              type: 'modal.opened',
              modal: { type: 'moneyPassword', kind: 'transaction' },
            }),
        },
        input: { kind: 'transaction' },
      },
    },
    rows: {
      reading: [{ role: 'status', name: shell.loading }],
      unreachable: [{ role: 'heading', name: account.formFailedTitle }],
      setting: [form(words.title.set.transaction), { ...set, state: 'enabled' }],
      savingFirst: [form(words.title.set.transaction), { ...set, state: 'busy' }],
      changing: [form(words.title.change.transaction), { ...change, state: 'enabled' }],
      savingChange: [form(words.title.change.transaction), { ...change, state: 'busy' }],
      choosingChannel: [{ role: 'paragraph', name: words.recover.where }],
      sendingCode: [
        { role: 'paragraph', name: words.recover.where },
        { role: 'status', name: words.recover.sending },
      ],
      enteringCode: [form(words.title.recover.transaction), { ...recover, state: 'enabled' }],
      savingRecovery: [form(words.title.recover.transaction), { ...recover, state: 'busy' }],
      // The dialog is gone; a notice reports the result.
      set: [{ role: 'heading', name: PAGE }],
      changed: 'set',
      recovered: 'set',
      cancelled: 'set',
    },
    actions: {
      'form.submitted': press(set, change, recover),
      'recovery.requested': press(button(words.forgotten)),
      'channel.chosen': (event) => press(channels[event.channel]),
      'recovery.left': press(button(words.recover.back)),
      'retry.requested': press(button(shell.retry)),
      'flow.left': press(button(shell.cancel)),
      'form.edited': typeInto(() => [
        ...document.querySelectorAll<HTMLElement>('input[name="newPassword"]'),
      ]),
    },
    facts: [
      ...[...codes, 'unknown_error'].map((code) => ({
        name: `why it was refused (${code})`,
        holds: (context: object, leaf: string) =>
          leavesWithReason.includes(leaf) && known(context).refusal?.code === code,
        mark: {
          role: 'alert',
          name: code === locked.code ? `${errorTexts[code]} ${wait}` : (errorTexts[code] ?? ''),
        },
      })),
      {
        name: 'the old one cannot be recovered',
        holds: (context, leaf) =>
          (leaf === 'changing' || leaf === 'savingChange') &&
          known(context).passwords?.codeReceivers.length === 0,
        mark: { role: 'paragraph', name: words.noAccountRecovery },
      },
    ],
  });
}
