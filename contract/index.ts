import { c } from './call.ts';
import { accountCalls } from './calls/account.ts';
import { accountRecoveryCalls } from './calls/account-recovery.ts';
import { agentsCalls } from './calls/agents.ts';
import { applicationsCalls } from './calls/applications.ts';
import { boardsCalls } from './calls/boards.ts';
import { bonusesCalls } from './calls/bonuses.ts';
import { contactsCalls } from './calls/contacts.ts';
import { contentCalls } from './calls/content.ts';
import { depositsCalls } from './calls/deposits.ts';
import { feedbackCalls } from './calls/feedback.ts';
import { gamesCalls } from './calls/games.ts';
import { helpCalls } from './calls/help.ts';
import { incomeCalls } from './calls/income.ts';
import { invitationsCalls } from './calls/invitations.ts';
import { liveCalls } from './calls/live.ts';
import { lotteryCalls } from './calls/lottery.ts';
import { messagesCalls } from './calls/messages.ts';
import { moneyPasswordsCalls } from './calls/money-passwords.ts';
import { notificationsCalls } from './calls/notifications.ts';
import { passkeysCalls } from './calls/passkeys.ts';
import { payoutAccountsCalls } from './calls/payout-accounts.ts';
import { pointsCalls } from './calls/points.ts';
import { profileCalls } from './calls/profile.ts';
import { promotionsCalls } from './calls/promotions.ts';
import { pvpCalls } from './calls/pvp.ts';
import { recordsCalls } from './calls/records.ts';
import { referralCalls } from './calls/referral.ts';
import { securityCalls } from './calls/security.ts';
import { signInCalls } from './calls/sign-in.ts';
import { siteCalls } from './calls/site.ts';
import { smsCalls } from './calls/sms.ts';
import { subAccountsCalls } from './calls/sub-accounts.ts';
import { submissionsCalls } from './calls/submissions.ts';
import { teamCalls } from './calls/team.ts';
import { transfersCalls } from './calls/transfers.ts';
import { walletCalls } from './calls/wallet.ts';
import { withdrawalsCalls } from './calls/withdrawals.ts';

/** The contract: every call of the portal, one router per domain. Paths are below `API_PREFIX`. */
export const contract = c.router({
  site: siteCalls,
  account: accountCalls,
  signIn: signInCalls,
  sms: smsCalls,
  games: gamesCalls,
  lottery: lotteryCalls,
  wallet: walletCalls,
  live: liveCalls,
  deposits: depositsCalls,
  moneyPasswords: moneyPasswordsCalls,
  payoutAccounts: payoutAccountsCalls,
  transfers: transfersCalls,
  withdrawals: withdrawalsCalls,
  contacts: contactsCalls,
  content: contentCalls,
  help: helpCalls,
  messages: messagesCalls,
  profile: profileCalls,
  referral: referralCalls,
  feedback: feedbackCalls,
  notifications: notificationsCalls,
  points: pointsCalls,
  bonuses: bonusesCalls,
  promotions: promotionsCalls,
  applications: applicationsCalls,
  boards: boardsCalls,
  pvp: pvpCalls,
  records: recordsCalls,
  security: securityCalls,
  passkeys: passkeysCalls,
  accountRecovery: accountRecoveryCalls,
  agents: agentsCalls,
  team: teamCalls,
  income: incomeCalls,
  invitations: invitationsCalls,
  subAccounts: subAccountsCalls,
  submissions: submissionsCalls,
});

/** The type of the whole contract. */
export type Contract = typeof contract;
