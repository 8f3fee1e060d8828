import type { DatabaseSync } from 'node:sqlite';
import { acceptedTerms } from './accepted-terms.ts';
import { accountClosings } from './account-closings.ts';
import { accountLooks } from './account-looks.ts';
import { accountRecords } from './account-records.ts';
import { agents } from './agents.ts';
import { applications } from './applications.ts';
import { avatars } from './avatars.ts';
import { boards } from './boards.ts';
import { bonusEndings } from './bonus-endings.ts';
import { bonuses } from './bonuses.ts';
import { books } from './books.ts';
import { cancelledRedemptions } from './cancelled-redemptions.ts';
import { challengeTerms } from './challenge-terms.ts';
import { checkout } from './checkout.ts';
import { confirmedContacts } from './confirmed-contacts.ts';
import { contactChanges } from './contact-changes.ts';
import { deliveryAddresses } from './delivery-addresses.ts';
import { depositRefusals } from './deposit-refusals.ts';
import { deposits } from './deposits.ts';
import { feedback } from './feedback.ts';
import { foldedNames } from './folded-names.ts';
import { freshProofs } from './fresh-proofs.ts';
import { gameKinds } from './game-kinds.ts';
import { games } from './games.ts';
import { income } from './income.ts';
import { invitations } from './invitations.ts';
import { lobby } from './lobby.ts';
import { lotteries } from './lotteries.ts';
import { madeAccounts } from './made-accounts.ts';
import { memberLanguages } from './member-languages.ts';
import { memberTransfers } from './member-transfers.ts';
import { members } from './members.ts';
import { messages } from './messages.ts';
import { moneyPasswords } from './money-passwords.ts';
import { nameLooks } from './name-looks.ts';
import { notifications } from './notifications.ts';
import { once } from './once.ts';
import { openRounds } from './open-rounds.ts';
import { ownData } from './own-data.ts';
import { passkeys } from './passkeys.ts';
import { pastPlaces } from './past-places.ts';
import { payoutAccounts } from './payout-accounts.ts';
import { phoneLimits } from './phone-limits.ts';
import { phoneProofs } from './phone-proofs.ts';
import { play } from './play.ts';
import { playSessions } from './play-sessions.ts';
import { points } from './points.ts';
import { pointsOfFriends } from './points-of-friends.ts';
import { promotions } from './promotions.ts';
import { rankEvents, ranks } from './ranks.ts';
import { recovery } from './recovery.ts';
import { redemptions } from './redemptions.ts';
import { referrals } from './referrals.ts';
import { roomGames } from './room-games.ts';
import { roundRecords } from './round-records.ts';
import { sealedAnswers } from './sealed-answers.ts';
import { search } from './search.ts';
import { security } from './security.ts';
import { social } from './social.ts';
import { subIds } from './sub-ids.ts';
import { teamCounts } from './team-counts.ts';
import { transfers } from './transfers.ts';
import { twoStep } from './two-step.ts';
import { verification } from './verification.ts';
import { walletTransfers } from './wallet-transfers.ts';
import { wayBacks } from './way-backs.ts';
import { withdrawalReserves } from './withdrawal-reserves.ts';
import { withdrawals } from './withdrawals.ts';
import { wrongTries } from './wrong-tries.ts';

/** A change of the tables: SQL, or a function where what it made has to be checked. */
export type Migration = string | ((connection: DatabaseSync) => void);

/** Every change of the tables, oldest first. A step that was released is never edited. */
export const migrations: readonly Migration[] = [
  members,
  verification,
  play,
  games,
  recovery,
  phoneProofs,
  messages,
  social,
  promotions,
  openRounds,
  lobby,
  boards,
  roundRecords,
  playSessions,
  lotteries,
  search,
  once,
  phoneLimits,
  books,
  deposits,
  agents,
  bonuses,
  accountRecords,
  moneyPasswords,
  payoutAccounts,
  points,
  teamCounts,
  income,
  checkout,
  invitations,
  transfers,
  withdrawals,
  redemptions,
  madeAccounts,
  foldedNames,
  pastPlaces,
  applications,
  feedback,
  bonusEndings,
  walletTransfers,
  notifications,
  security,
  twoStep,
  gameKinds,
  avatars,
  ranks,
  freshProofs,
  referrals,
  rankEvents,
  contactChanges,
  accountClosings,
  passkeys,
  ownData,
  roomGames,
  wayBacks,
  withdrawalReserves,
  memberLanguages,
  pointsOfFriends,
  sealedAnswers,
  accountLooks,
  depositRefusals,
  deliveryAddresses,
  cancelledRedemptions,
  wrongTries,
  memberTransfers,
  acceptedTerms,
  challengeTerms,
  nameLooks,
  subIds,
  confirmedContacts,
];

/** Applies one step; it is part of the transaction that the connection is in. */
export function applyMigration(connection: DatabaseSync, step: Migration): void {
  if (typeof step === 'string') connection.exec(step);
  else step(connection);
}
