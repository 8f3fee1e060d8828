import { createExpressEndpoints } from '@ts-rest/express';
import type { Router } from 'express';
import { contract } from '#contract/index.ts';
import { accountHandlers } from './handlers/account.ts';
import { accountRecoveryHandlers } from './handlers/account-recovery.ts';
import { agentsHandlers } from './handlers/agents.ts';
import { applicationsHandlers } from './handlers/applications.ts';
import { boardsHandlers } from './handlers/boards.ts';
import { bonusesHandlers } from './handlers/bonuses.ts';
import { contactsHandlers } from './handlers/contacts.ts';
import { contentHandlers } from './handlers/content.ts';
import { depositsHandlers } from './handlers/deposits.ts';
import { feedbackHandlers } from './handlers/feedback.ts';
import { gamesHandlers } from './handlers/games.ts';
import { helpHandlers } from './handlers/help.ts';
import { incomeHandlers } from './handlers/income.ts';
import { invitationsHandlers } from './handlers/invitations.ts';
import { liveHandlers } from './handlers/live.ts';
import { lotteryHandlers } from './handlers/lottery.ts';
import { messagesHandlers } from './handlers/messages.ts';
import { moneyPasswordsHandlers } from './handlers/money-passwords.ts';
import { notificationsHandlers } from './handlers/notifications.ts';
import { passkeysHandlers } from './handlers/passkeys.ts';
import { payoutAccountsHandlers } from './handlers/payout-accounts.ts';
import { pointsHandlers } from './handlers/points.ts';
import { profileHandlers } from './handlers/profile.ts';
import { promotionsHandlers } from './handlers/promotions.ts';
import { pvpHandlers } from './handlers/pvp.ts';
import { recordsHandlers } from './handlers/records.ts';
import { referralHandlers } from './handlers/referral.ts';
import { securityHandlers } from './handlers/security.ts';
import { signInHandlers } from './handlers/sign-in.ts';
import { siteHandlers } from './handlers/site.ts';
import { smsHandlers } from './handlers/sms.ts';
import { subAccountsHandlers } from './handlers/sub-accounts.ts';
import { submissionsHandlers } from './handlers/submissions.ts';
import { teamHandlers } from './handlers/team.ts';
import { transfersHandlers } from './handlers/transfers.ts';
import { walletHandlers } from './handlers/wallet.ts';
import { withdrawalsHandlers } from './handlers/withdrawals.ts';
import { contractRouter } from './http/contract-router.ts';
import type { HasControl } from './http/gate.ts';
import type { LiveStreams } from './http/live-streams.ts';
import type { Log } from './http/log.ts';
import type { RequestLimits } from './http/request-limits.ts';
import type { SiteOrigins } from './http/site-origins.ts';
import type { World } from './world/world.ts';

/** What the API needs from its server. */
export interface ApiParts {
  readonly world: World;
  readonly origins: SiteOrigins;
  readonly log: Log;
  readonly streams: LiveStreams;
  /** Request limits; none if left out. */
  readonly limits?: RequestLimits | undefined;
  /** Whether a request may use the fake's controls (T3). */
  readonly hasControl: HasControl;
}

/** The handlers of the whole contract, by domain. A domain without handlers does not compile. */
export interface ApiHandlers {
  readonly site: ReturnType<typeof siteHandlers>;
  readonly account: ReturnType<typeof accountHandlers>;
  readonly signIn: ReturnType<typeof signInHandlers>;
  readonly sms: ReturnType<typeof smsHandlers>;
  readonly games: ReturnType<typeof gamesHandlers>;
  readonly lottery: ReturnType<typeof lotteryHandlers>;
  readonly wallet: ReturnType<typeof walletHandlers>;
  readonly live: ReturnType<typeof liveHandlers>;
  readonly deposits: ReturnType<typeof depositsHandlers>;
  readonly moneyPasswords: ReturnType<typeof moneyPasswordsHandlers>;
  readonly payoutAccounts: ReturnType<typeof payoutAccountsHandlers>;
  readonly transfers: ReturnType<typeof transfersHandlers>;
  readonly withdrawals: ReturnType<typeof withdrawalsHandlers>;
  readonly contacts: ReturnType<typeof contactsHandlers>;
  readonly content: ReturnType<typeof contentHandlers>;
  readonly help: ReturnType<typeof helpHandlers>;
  readonly messages: ReturnType<typeof messagesHandlers>;
  readonly points: ReturnType<typeof pointsHandlers>;
  readonly bonuses: ReturnType<typeof bonusesHandlers>;
  readonly promotions: ReturnType<typeof promotionsHandlers>;
  readonly boards: ReturnType<typeof boardsHandlers>;
  readonly pvp: ReturnType<typeof pvpHandlers>;
  readonly records: ReturnType<typeof recordsHandlers>;
  readonly notifications: ReturnType<typeof notificationsHandlers>;
  readonly profile: ReturnType<typeof profileHandlers>;
  readonly referral: ReturnType<typeof referralHandlers>;
  readonly feedback: ReturnType<typeof feedbackHandlers>;
  readonly applications: ReturnType<typeof applicationsHandlers>;
  readonly security: ReturnType<typeof securityHandlers>;
  readonly passkeys: ReturnType<typeof passkeysHandlers>;
  readonly accountRecovery: ReturnType<typeof accountRecoveryHandlers>;
  readonly agents: ReturnType<typeof agentsHandlers>;
  readonly team: ReturnType<typeof teamHandlers>;
  readonly invitations: ReturnType<typeof invitationsHandlers>;
  readonly subAccounts: ReturnType<typeof subAccountsHandlers>;
  readonly income: ReturnType<typeof incomeHandlers>;
  readonly submissions: ReturnType<typeof submissionsHandlers>;
}

export function apiHandlers({
  world,
  origins,
  streams,
}: Pick<ApiParts, 'world' | 'origins' | 'streams'>): ApiHandlers {
  return {
    site: siteHandlers(world, origins),
    account: accountHandlers(world, origins),
    signIn: signInHandlers(world, origins),
    sms: smsHandlers(world),
    games: gamesHandlers(world, origins),
    lottery: lotteryHandlers(world, origins),
    wallet: walletHandlers(world),
    live: liveHandlers(world, streams),
    deposits: depositsHandlers(world, origins),
    moneyPasswords: moneyPasswordsHandlers(world),
    payoutAccounts: payoutAccountsHandlers(world),
    transfers: transfersHandlers(world),
    withdrawals: withdrawalsHandlers(world),
    contacts: contactsHandlers(world, origins),
    content: contentHandlers(world),
    help: helpHandlers(world),
    messages: messagesHandlers(world),
    points: pointsHandlers(world),
    bonuses: bonusesHandlers(world),
    promotions: promotionsHandlers(world),
    boards: boardsHandlers(world),
    pvp: pvpHandlers(world, origins),
    records: recordsHandlers(world),
    profile: profileHandlers(world),
    referral: referralHandlers(world),
    feedback: feedbackHandlers(world),
    notifications: notificationsHandlers(world),
    applications: applicationsHandlers(world),
    security: securityHandlers(world, origins),
    passkeys: passkeysHandlers(world, origins),
    accountRecovery: accountRecoveryHandlers(world, origins),
    agents: agentsHandlers(world),
    team: teamHandlers(world),
    income: incomeHandlers(world),
    invitations: invitationsHandlers(world),
    subAccounts: subAccountsHandlers(world),
    submissions: submissionsHandlers(world),
  };
}

/** The API: the whole contract with its handlers. A domain without handlers does not compile. */
export function apiRouter(parts: ApiParts, handlers: ApiHandlers): Router {
  return contractRouter(parts, (router, options) =>
    createExpressEndpoints(contract, handlers, router, options),
  );
}
