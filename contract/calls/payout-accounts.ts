import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { usedUp } from '../entities/once-fields.ts';
import {
  accountLabelSchema,
  checkedAccountSchema,
  payoutAccountSchema,
  payoutAccountsSchema,
  payoutTargetSchema,
} from '../entities/payout-account.ts';
import { textOf } from '../entities/text.ts';

const one = z.object({ id: textOf(64).min(1) });

/**
 * Accounts that money is paid out to (W2). Another person's account is answered like one that does
 * not exist.
 */
export const payoutAccountsCalls = c.router({
  list: route('GET /payout-accounts', {
    summary: 'The payout accounts, the default one first',
    auth: 'trueMember',
    value: payoutAccountsSchema,
  }),
  check: route('POST /payout-accounts/check', {
    summary: 'Looks up the owner of an account in the bank directory, before it is added',
    body: payoutTargetSchema,
    readOnly: true,
    auth: 'trueMember',
    play: 'neither',
    budgets: ['takenName'],
    codes: [
      'payout_account_unknown',
      'payout_account_of_another',
      'payout_account_exists',
      'payout_accounts_full',
      'payment_provider_unavailable',
      'feature_disabled',
    ],
    value: checkedAccountSchema,
  }),
  add: route('POST /payout-accounts', {
    summary: 'Adds a checked account; it can be used after a waiting time',
    body: z
      .strictObject({
        /** The check that found the account. */
        checkId: usedUp(textOf(64).min(1)),
        label: accountLabelSchema,
      })
      .meta({ id: 'NewPayoutAccount' }),
    auth: 'trueMember',
    play: 'neither',
    once: true,
    reauthentication: true,
    codes: ['payout_account_check_expired', 'payout_account_exists', 'payout_accounts_full'],
    value: payoutAccountSchema,
  }),
  makeDefault: route('POST /payout-accounts/:id/default', {
    summary: 'Makes it the default account',
    pathParams: one,
    body: z.strictObject({}),
    auth: 'trueMember',
    play: 'neither',
    codes: ['not_found'],
    value: payoutAccountsSchema,
  }),
  rename: route('POST /payout-accounts/:id/label', {
    summary: 'Gives the account another name, or none',
    pathParams: one,
    body: z.strictObject({ label: accountLabelSchema }).meta({ id: 'PayoutAccountLabel' }),
    auth: 'trueMember',
    play: 'neither',
    codes: ['not_found'],
    value: payoutAccountsSchema,
  }),
  remove: route('DELETE /payout-accounts/:id', {
    summary: 'Removes the account, unless a payout to it is under way',
    pathParams: one,
    auth: 'trueMember',
    play: 'neither',
    codes: ['not_found', 'payout_account_in_use'],
    value: payoutAccountsSchema,
  }),
});
