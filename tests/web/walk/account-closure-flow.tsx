import type { AccountClosureInput } from '#machines/account-closure/account-closure.machine.ts';
import { accountClosureEntry } from '#machines/account-closure/proof/account-closure.entry.ts';
import { ClosingSection } from '#web/features/security/ClosingSection.tsx';
import security from '#web/i18n/messages/EN/member/security.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const words = security.closing;
const button = (name: string) => ({ role: 'button', name });

function begin(input: AccountClosureInput): WalkedFlow['begins'][string] {
  return {
    setting: { address: '/account', page: <ClosingSection closing={input.closing} /> },
    input,
  };
}

const free = { closesAt: null, waitDays: 7, obstacles: [] };

/** Closing the own account, and coming back (W5). */
export function walkedFlow(): WalkedFlow {
  const close = button(words.close);
  const keep = button(words.keep);
  const question = { role: 'alertdialog', name: words.question };
  return walked({
    entry: accountClosureEntry,
    language: 'EN',
    begins: {
      free: begin({ closing: free }),
      held: begin({
        closing: {
          ...free,
          obstacles: [{ kind: 'money', amount: { amount: 5_000, currency: 'BRL' } }],
        },
      }),
      closing: begin({ closing: { ...free, closesAt: '2026-11-30T12:00:00.000Z' } }),
    },
    rows: {
      staying: [{ ...close, state: 'enabled' }],
      held: [{ role: 'paragraph', name: words.first }],
      confirming: [question],
      closing: [{ ...close, state: 'busy' }],
      waiting: [{ ...keep, state: 'enabled' }],
      returning: [{ ...keep, state: 'busy' }],
      signedOut: [],
    },
    actions: {
      'closing.requested': press(close),
      'closing.confirmed': press(button(words.confirm)),
      'question.left': press(button(shell.cancel)),
      'return.requested': press(keep),
    },
    facts: refusalFacts(errors, {
      codes: [
        ...codesOf(accountClosureEntry.outcomes.closeAccount),
        ...codesOf(accountClosureEntry.outcomes.cancelClosure),
      ],
      leaf: ['staying', 'waiting'],
      role: 'alert',
    }),
  });
}
