import { fireEvent } from '@testing-library/react';
import { withdrawalEntry } from '#machines/withdrawal/proof/withdrawal.entry.ts';
import { queries } from '#web/api/queries.ts';
import WithdrawPage from '#web/features/withdrawals/WithdrawPage.tsx';
import { formatMoney } from '#web/i18n/format.ts';
import withdraw from '#web/i18n/messages/EN/member/withdraw.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { onePassword } from './one-password.ts';
import { found, type Mark } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const PATH = '/member/withdraw';
const t = withdraw.request;
const heading = (name: string): Mark => ({ role: 'heading', name });
const button = (name: string) => ({ role: 'button', name });
/** Less than the free amount is not everything. */
const maximum = button(t.maximum.replace('{{amount}}', formatMoney(15_000, 'BRL', 'EN')));
const fields = () => [
  ...document.querySelectorAll<HTMLElement>(
    'input[name="amount"], input[name="transactionPassword"]',
  ),
];

/** Requesting a withdrawal (W2). */
export function walkedFlow(): WalkedFlow {
  return walked({
    entry: withdrawalEntry,
    language: 'EN',
    begins: {
      onPage: {
        setting: {
          address: PATH,
          page: <WithdrawPage />,
          prepare: ({ queryClient }) => {
            queryClient.setQueryDefaults(['payments'], { enabled: false });
            queryClient.setQueryData(queries.withdrawals.terms().queryKey, {
              currency: 'BRL',
              balance: 25_000,
              free: 20_000,
              held: [{ reason: 'reserved', amount: 5_000, wageringLeft: null, until: null }],
              minimum: 2_000,
              maximum: 15_000,
              limit: { max: 100_000, left: 100_000, resetsAt: null },
              openCharge: null,
              feeBasisPoints: 300,
              feeFixed: 0,
              reviewMinutes: 120,
              paymentMinutes: 60,
              autoConfirmMinutes: 1_440,
              canBeCancelled: true,
            });
            queryClient.setQueryData(queries.payoutAccounts.list().queryKey, {
              accounts: [
                {
                  id: 'account-1',
                  label: '',
                  kind: 'pix',
                  keyType: 'cpf',
                  shown: '***.982.247-**',
                  holder: 'Ma*** Si***',
                  bank: 'Banco Exemplo',
                  isDefault: true,
                  addedAt: '2026-01-01T00:00:00.000Z',
                  usableFrom: null,
                  isInUse: false,
                  usualMinutes: 0,
                  isMostUsed: false,
                },
              ],
              max: 5,
              waitMinutes: 60,
              banks: [],
            });
            queryClient.setQueryData(queries.moneyPasswords.state().queryKey, onePassword);
          },
        },
        input: undefined,
      },
    },
    rows: {
      entering: [{ ...button(t.continue), state: 'enabled' }, maximum],
      quoting: [{ ...button(t.continue), state: 'busy' }, maximum],
      reviewing: [heading(t.review), { ...button(t.confirm), state: 'enabled' }],
      requesting: [heading(t.review), { ...button(t.confirm), state: 'busy' }],
      requested: [heading(t.done.title)],
    },
    actions: {
      'amount.submitted': {
        control: () => found(button(t.continue)),
        perform: (control) => {
          const amount = document.querySelector('input[name="amount"]');
          if (amount) fireEvent.change(amount, { target: { value: '50' } });
          fireEvent.click(control);
        },
      },
      'withdrawal.confirmed': {
        control: () => found(button(t.confirm)),
        perform: (control) => {
          const password = document.querySelector('input[name="transactionPassword"]');
          if (password) fireEvent.change(password, { target: { value: '482915' } });
          fireEvent.click(control);
        },
      },
      'changes.requested': press(button(t.change)),
      'another.requested': press(button(t.done.another)),
      'form.edited': typeInto(fields),
    },
    facts: refusalFacts(errors, {
      codes: codesOf([
        ...withdrawalEntry.outcomes.readQuote,
        ...withdrawalEntry.outcomes.requestWithdrawal,
      ]),
      leaf: ['entering', 'reviewing'],
      role: 'alert',
    }),
  });
}
