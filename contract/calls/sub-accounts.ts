import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import {
  firstPasswordSchema,
  newAccountSchema,
  subAccountSchema,
} from '../entities/sub-account.ts';
import { SUB_ACCOUNTS_PAGE_SIZE } from '../entities/sub-account-types.ts';
import { paged, pageOf } from '../lists.ts';

/**
 * Accounts that an agent makes for people of their team (C1). The agent's browser makes the first
 * password, and no answer carries it: the agent hands it over, and the owner has to change it (A15).
 */
export const subAccountsCalls = c.router({
  list: route('GET /agent/accounts', {
    summary: 'The agent’s sub-accounts, newest first, in pages',
    query: z.object({ ...paged(SUB_ACCOUNTS_PAGE_SIZE) }),
    auth: 'agent',
    value: pageOf({
      /** The accounts of the page, newest first. */
      accounts: z.array(subAccountSchema),
      /** The highest rate that can be promised, in basis points; 0 for none. */
      highestRate: z.int().nonnegative(),
    }),
  }),
  create: route('POST /agent/accounts', {
    summary: 'Creates an account for a player or an agent directly below',
    body: newAccountSchema,
    auth: 'agent',
    play: 'neither',
    sealed: true,
    once: true,
    budgets: ['takenName'],
    codes: ['username_taken', 'invitation_rate_too_high', 'sub_account_limit_reached'],
    value: subAccountSchema,
  }),
  renewPassword: route('POST /agent/accounts/password', {
    summary: 'Sets another first password for an account that nobody has signed in to',
    body: firstPasswordSchema,
    auth: 'agent',
    play: 'neither',
    sealed: true,
    once: true,
    codes: ['not_found', 'sub_account_in_use'],
    value: subAccountSchema,
  }),
});
