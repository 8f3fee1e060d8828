import { fireEvent } from '@testing-library/react';
import { overview } from '#machines/deposit/proof/deposit.examples.ts';
import { firstLimitEntry } from '#machines/first-limit/proof/first-limit.entry.ts';
import { FirstLimitScreen } from '#web/features/deposits/FirstLimitScreen.tsx';
import type { DepositFlow } from '#web/features/deposits/use-deposit.ts';
import deposit from '#web/i18n/messages/EN/member/deposit.json';
import shell from '#web/i18n/messages/EN/shell.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { found } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = deposit.firstLimit;
const set = { role: 'button', name: t.submit };
const without = { role: 'button', name: t.without };
const amountField = () => [...document.querySelectorAll<HTMLElement>('input[name="amount"]')];

/** The deposit that asks the question: it only needs a currency, and to be told the answer. */
const asking = {
  context: { currency: overview('one').value.currency },
  send: () => undefined,
} as unknown as DepositFlow;

/** The limit before the first deposit (W10). */
export function walkedFlow(): WalkedFlow {
  return walked({
    entry: firstLimitEntry,
    language: 'EN',
    begins: {
      beforeDeposit: {
        setting: { address: '/member/depositv2', page: <FirstLimitScreen flow={asking} /> },
        input: undefined,
      },
    },
    rows: {
      deciding: [
        { ...set, state: 'enabled' },
        { ...without, state: 'enabled' },
      ],
      setting: [{ ...set, state: 'busy' }],
      goingWithout: [{ ...without, state: 'busy' }],
      answered: [{ role: 'paragraph', name: shell.loading }],
    },
    actions: {
      'limit.submitted': {
        control: () => found(set),
        perform: (control) => {
          for (const field of amountField()) fireEvent.change(field, { target: { value: '50' } });
          fireEvent.click(control);
        },
      },
      'limit.declined': press(without),
      'form.edited': typeInto(amountField),
    },
    facts: refusalFacts(errors, {
      codes: codesOf([
        ...firstLimitEntry.outcomes.chooseLimit,
        ...firstLimitEntry.outcomes.goWithoutLimit,
      ]),
      leaf: ['deciding'],
      role: 'alert',
    }),
  });
}
