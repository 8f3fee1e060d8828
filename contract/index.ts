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
import { playLimitsCalls } from './calls/play-limits.ts';
import { playPausesCalls } from './calls/play-pauses.ts';
import { pointsCalls } from './calls/points.ts';
import { profileCalls } from './calls/profile.ts';
import { promotionsCalls } from './calls/promotions.ts';
import { pvpCalls } from './calls/pvp.ts';
import { recordsCalls } from './calls/records.ts';
import { referralCalls } from './calls/referral.ts';
import { searchCalls } from './calls/search.ts';
import { securityCalls } from './calls/security.ts';
import { signInCalls } from './calls/sign-in.ts';
import { siteCalls } from './calls/site.ts';
import { smsCalls } from './calls/sms.ts';
import { sportsCalls } from './calls/sports.ts';
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
  search: searchCalls,
  messages: messagesCalls,
  profile: profileCalls,
  referral: referralCalls,
  feedback: feedbackCalls,
  notifications: notificationsCalls,
  playLimits: playLimitsCalls,
  playPauses: playPausesCalls,
  points: pointsCalls,
  bonuses: bonusesCalls,
  promotions: promotionsCalls,
  applications: applicationsCalls,
  boards: boardsCalls,
  pvp: pvpCalls,
  sports: sportsCalls,
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

/** What the calls of each domain are about. */
export const subjects: Readonly<Record<string, string>> = {
  site: 'What the site offers, whether it is open, and its addresses.',
  account: 'Registration, signing in and out, passwords, and who is signed in.',
  signIn: 'Signing in by passkey.',
  sms: 'Codes by SMS that the server sends itself.',
  games: 'Games, vendors, favourites and the launch.',
  lottery: 'Lotteries: menus, draws, the launch of the lobby, and bets.',
  wallet: "A member's money.",
  live: 'What changes while a page is open.',
  deposits: 'Ways to pay in, and deposits from the first amount to the last event.',
  moneyPasswords: 'The passwords that protect what leaves the account.',
  payoutAccounts: 'Where money is paid out to.',
  transfers: 'Money from a member to the agent above.',
  withdrawals: 'Money out: limits, fees, state by state, and whether it arrived.',
  contacts: 'E-mail and mobile number: linking, changing, undoing.',
  content: 'Notices and announcements.',
  help: 'What people can read before they ask.',
  search: 'One search over games, vendors, promotions, pages and help.',
  messages: 'Messages of the platform to the signed-in person.',
  profile: 'Nickname, avatar and rank.',
  referral: 'Friends that a member has invited, and what they bring.',
  feedback: 'What members tell the operator.',
  notifications: 'What a member wants to be told of, and where.',
  playLimits: 'What players limit for themselves: money, losses, stakes and time.',
  playPauses: 'Breaks and self-exclusions, and the way back.',
  points: 'Points: balance, rewards, redemptions and conversion.',
  bonuses: 'Bonuses and what has been wagered of them.',
  promotions: 'Promotions, and how members take part.',
  applications: 'Bonuses that a member applies for, with proof.',
  boards: 'Who has won, and who leads in missions.',
  pvp: 'Rooms in which players play against each other.',
  sports: 'Matches of sports and e-sports, with their odds.',
  records: 'The betting record and the account record.',
  security: 'What protects the account, who is signed in to it, and what happened to it.',
  passkeys: 'Passkeys of the account.',
  accountRecovery: 'Account recovery for a person who has lost everything that signs in.',
  agents: 'Contracts between agents and those below them.',
  team: 'The people below an agent.',
  income: 'What an agent has earned.',
  invitations: 'Links by which people join a team.',
  subAccounts: 'Accounts that an agent has made for others.',
  submissions: 'What became of calls that count once and whose answer was lost.',
} satisfies Record<keyof Contract, string>;
