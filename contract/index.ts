import { c } from './call.ts';
import { accountCalls } from './calls/account.ts';
import { contentCalls } from './calls/content.ts';
import { gamesCalls } from './calls/games.ts';
import { siteCalls } from './calls/site.ts';
import { smsCalls } from './calls/sms.ts';
import { walletCalls } from './calls/wallet.ts';

/** The contract: every call of the portal, one router per domain. Paths are below `API_PREFIX`. */
export const contract = c.router({
  site: siteCalls,
  account: accountCalls,
  sms: smsCalls,
  games: gamesCalls,
  wallet: walletCalls,
  content: contentCalls,
});

/** The type of the whole contract. */
export type Contract = typeof contract;
