import { fireEvent } from '@testing-library/react';
import {
  earlier,
  walletTransferEntry,
} from '#machines/wallet-transfer/proof/wallet-transfer.entry.ts';
import type { WalletTransferContext } from '#machines/wallet-transfer/wallet-transfer.machine.ts';
import { queries } from '#web/api/queries.ts';
import WalletsPage from '#web/features/wallets/WalletsPage.tsx';
import wallets from '#web/i18n/messages/EN/member/wallets.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { found, type Mark } from './screen.ts';
import { codesOf, refusalFacts } from './shown-facts.ts';
import { press, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = wallets;
const heading = (name: string): Mark => ({ role: 'heading', name });
const button = (name: string) => ({ role: 'button', name });
const amountField = () => [...document.querySelectorAll<HTMLElement>('input[name="amount"]')];
const transfersOf = (context: object) => (context as WalletTransferContext).transfers ?? [];

/** Moving money between wallets (W2). */
export function walkedFlow(): WalkedFlow {
  return walked({
    entry: walletTransferEntry,
    language: 'EN',
    begins: {
      onPage: {
        setting: {
          address: '/member/transferFund',
          page: <WalletsPage />,
          prepare: ({ queryClient }) => {
            queryClient.setQueryDefaults(['payments'], { enabled: false });
            queryClient.setQueryData(queries.wallet.merchant().queryKey, {
              isSingle: false,
              vendors: [
                { vendor: 'SALON', name: 'Grand Salon Live' },
                { vendor: 'TRUCO', name: 'Truco Mestre' },
              ],
            });
            queryClient.setQueryData(queries.wallet.consolidated().queryKey, {
              currency: 'BRL',
              sumBalance: 40_000,
              main: 25_000,
              vendors: [
                { vendor: 'SALON', name: 'Grand Salon Live', balance: 3_000, moving: earlier },
                { vendor: 'TRUCO', name: 'Truco Mestre', balance: 7_000, moving: null },
              ],
            });
          },
        },
        input: undefined,
      },
    },
    rows: {
      entering: [heading(t.move), { ...button(t.submit), state: 'enabled' }],
      sending: [heading(t.move), { ...button(t.submit), state: 'busy' }],
      underWay: [heading(t.underWay.title), { ...button(t.ask), state: 'enabled' }],
      checking: [heading(t.underWay.title), { ...button(t.ask), state: 'busy' }],
      refusedByVendor: [heading(t.refused.title)],
      done: [heading(t.done.title)],
    },
    actions: {
      'order.submitted': (event) => {
        if (event.order.kind === 'recall') return press(button(t.recall));
        return {
          control: () => found(button(t.submit)),
          perform: (control) => {
            for (const field of amountField()) {
              fireEvent.change(field, { target: { value: '50' } });
            }
            fireEvent.click(control);
          },
        };
      },
      'transfer.resumed': press(button(t.askAbout.replace('{{name}}', earlier.name))),
      'check.requested': press(button(t.ask)),
      'another.requested': press(button(t.back)),
      'form.edited': typeInto(amountField),
    },
    facts: [
      ...refusalFacts(errors, {
        codes: codesOf([
          ...walletTransferEntry.outcomes.moveMoney,
          ...walletTransferEntry.outcomes.checkTransfers,
        ]),
        leaf: ['entering', 'underWay'],
        role: 'alert',
      }),
      {
        name: 'nothing was there to be brought back',
        holds: (context, leaf) => leaf === 'done' && transfersOf(context).length === 0,
        mark: { role: 'paragraph', name: t.done.nothing },
      },
    ],
  });
}
