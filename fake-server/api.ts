import { createExpressEndpoints } from '@ts-rest/express';
import type { Router } from 'express';
import { contract } from '#contract/index.ts';
import { accountHandlers } from './calls/account.ts';
import { accountRecoveryHandlers } from './calls/account-recovery.ts';
import { agentsHandlers } from './calls/agents.ts';
import { applicationsHandlers } from './calls/applications.ts';
import { boardsHandlers } from './calls/boards.ts';
import { bonusesHandlers } from './calls/bonuses.ts';
import { contactsHandlers } from './calls/contacts.ts';
import { contentHandlers } from './calls/content.ts';
import { depositsHandlers } from './calls/deposits.ts';
import { feedbackHandlers } from './calls/feedback.ts';
import { gamesHandlers } from './calls/games.ts';
import { helpHandlers } from './calls/help.ts';
import { incomeHandlers } from './calls/income.ts';
import { invitationsHandlers } from './calls/invitations.ts';
import { liveHandlers } from './calls/live.ts';
import { lotteryHandlers } from './calls/lottery.ts';
import { messagesHandlers } from './calls/messages.ts';
import { moneyPasswordsHandlers } from './calls/money-passwords.ts';
import { notificationsHandlers } from './calls/notifications.ts';
import { passkeysHandlers } from './calls/passkeys.ts';
import { payoutAccountsHandlers } from './calls/payout-accounts.ts';
import { pointsHandlers } from './calls/points.ts';
import { profileHandlers } from './calls/profile.ts';
import { promotionsHandlers } from './calls/promotions.ts';
import { pvpHandlers } from './calls/pvp.ts';
import { recordsHandlers } from './calls/records.ts';
import { referralHandlers } from './calls/referral.ts';
import { securityHandlers } from './calls/security.ts';
import { signInHandlers } from './calls/sign-in.ts';
import { siteHandlers } from './calls/site.ts';
import { smsHandlers } from './calls/sms.ts';
import { subAccountsHandlers } from './calls/sub-accounts.ts';
import { submissionsHandlers } from './calls/submissions.ts';
import { teamHandlers } from './calls/team.ts';
import { transfersHandlers } from './calls/transfers.ts';
import { walletHandlers } from './calls/wallet.ts';
import { withdrawalsHandlers } from './calls/withdrawals.ts';
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
