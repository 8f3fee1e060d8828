import type { Contract } from '#contract/index.ts';
import type { PortalSubject } from '../portal-under-test.ts';
import { accountRequests } from './account.ts';
import { accountRecoveryRequests } from './account-recovery.ts';
import { agentsRequests } from './agents.ts';
import { applicationsRequests } from './applications.ts';
import { boardsRequests } from './boards.ts';
import { bonusesRequests } from './bonuses.ts';
import { contactsRequests } from './contacts.ts';
import { contentRequests } from './content.ts';
import { depositsRequests } from './deposits.ts';
import { feedbackRequests } from './feedback.ts';
import { gamesRequests } from './games.ts';
import type { Elsewhere, GoodRequest, GoodRequestsOf } from './good-request.ts';
import { helpRequests } from './help.ts';
import { incomeRequests } from './income.ts';
import { invitationsRequests } from './invitations.ts';
import { liveRequests } from './live.ts';
import { lotteryRequests } from './lottery.ts';
import { messagesRequests } from './messages.ts';
import { moneyPasswordsRequests } from './money-passwords.ts';
import { notificationsRequests } from './notifications.ts';
import { passkeysRequests } from './passkeys.ts';
import { payoutAccountsRequests } from './payout-accounts.ts';
import { pointsRequests } from './points.ts';
import { profileRequests } from './profile.ts';
import { promotionsRequests } from './promotions.ts';
import { pvpRequests } from './pvp.ts';
import { recordsRequests } from './records.ts';
import { referralRequests } from './referral.ts';
import { securityRequests } from './security.ts';
import { signInRequests } from './sign-in.ts';
import { siteRequests } from './site.ts';
import { smsRequests } from './sms.ts';
import { subAccountsRequests } from './sub-accounts.ts';
import { submissionsRequests } from './submissions.ts';
import { teamRequests } from './team.ts';
import { transfersRequests } from './transfers.ts';
import { walletRequests } from './wallet.ts';
import { withdrawalsRequests } from './withdrawals.ts';

/** Name of a call of the contract. */
export type CallName = {
  [Domain in keyof Contract]: `${Domain}.${Extract<keyof Contract[Domain], string>}`;
}[keyof Contract];

const goodRequests: { readonly [Domain in keyof Contract]: GoodRequestsOf<Domain> } = {
  site: siteRequests,
  account: accountRequests,
  signIn: signInRequests,
  sms: smsRequests,
  games: gamesRequests,
  lottery: lotteryRequests,
  wallet: walletRequests,
  live: liveRequests,
  profile: profileRequests,
  referral: referralRequests,
  deposits: depositsRequests,
  moneyPasswords: moneyPasswordsRequests,
  payoutAccounts: payoutAccountsRequests,
  transfers: transfersRequests,
  withdrawals: withdrawalsRequests,
  contacts: contactsRequests,
  content: contentRequests,
  help: helpRequests,
  messages: messagesRequests,
  points: pointsRequests,
  bonuses: bonusesRequests,
  promotions: promotionsRequests,
  applications: applicationsRequests,
  feedback: feedbackRequests,
  notifications: notificationsRequests,
  boards: boardsRequests,
  pvp: pvpRequests,
  records: recordsRequests,
  security: securityRequests,
  passkeys: passkeysRequests,
  accountRecovery: accountRecoveryRequests,
  agents: agentsRequests,
  team: teamRequests,
  income: incomeRequests,
  invitations: invitationsRequests,
  subAccounts: subAccountsRequests,
  submissions: submissionsRequests,
};

const byName: ReadonlyMap<string, GoodRequest | Elsewhere> = new Map(
  Object.entries(goodRequests).flatMap(([domain, requests]) =>
    Object.entries<GoodRequest | Elsewhere>(requests).map(([call, request]) => [
      `${domain}.${call}`,
      request,
    ]),
  ),
);

/** The good request of a call; or the reason why there is none here. */
export async function goodRequestOf(portal: PortalSubject, name: string) {
  const request = byName.get(name);
  if (typeof request === 'string') return request;
  return (await request?.(portal)) ?? 'the people that it needs are unknown';
}
