import { voucherCodeEntry } from '#machines/voucher-code/proof/voucher-code.entry.ts';
import { queries } from '#web/api/queries.ts';
import moneyPasswords from '#web/i18n/messages/EN/member/moneyPasswords.json';
import points from '#web/i18n/messages/EN/member/points.json';
import { errorsInEnglish as errors } from './error-texts.ts';
import { onePassword } from './one-password.ts';
import { press, typeInto } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const TITLE = 'Coffee voucher';
const show = { role: 'button', name: points.voucher.show };

/** The code of a voucher (W9). */
export function walkedFlow(): WalkedFlow {
  return walked({
    entry: voucherCodeEntry,
    language: 'EN',
    begins: {
      inDialog: {
        setting: {
          address: '/mall',
          page: <h1>Mall</h1>,
          prepare: ({ modals, queryClient }) => {
            queryClient.setQueryData(queries.moneyPasswords.state().queryKey, onePassword);
            modals.send({
              type: 'modal.opened',
              modal: { type: 'voucher', redemptionId: 'redemption-1', title: TITLE },
            });
          },
        },
        input: { redemptionId: 'redemption-1' },
      },
    },
    rows: {
      enteringPasswords: [{ ...show, state: 'enabled' }],
      checking: [{ ...show, state: 'busy' }],
      shown: [{ role: 'paragraph', name: points.voucher.text }],
    },
    actions: {
      'form.submitted': press(show),
      'form.edited': typeInto(() => [
        ...document.querySelectorAll<HTMLElement>('input[name="transactionPassword"]'),
      ]),
    },
    facts: [
      ...(['money_password_incorrect', 'network_failed', 'unknown_error'] as const).map((code) => ({
        name: `why it was refused (${code})`,
        holds: (context: Readonly<Record<string, unknown>>) => {
          const { refusal } = context as { refusal?: { code?: string } | null };
          return refusal?.code === code;
        },
        mark: { role: 'alert', name: errors[code] },
      })),
      {
        name: 'the password is asked for',
        holds: (_, leaf) => leaf !== 'shown',
        mark: { role: 'button', name: moneyPasswords.manage },
      },
    ],
  });
}
