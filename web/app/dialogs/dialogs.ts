import type { ComponentType } from 'react';
import type { Modal } from '#machines/modals/modals.machine.ts';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';

/** Description of a dialog. */
interface Dialog<Type extends Modal['type']> {
  /** Loads it, as a separate chunk (R10). */
  readonly load: () => Promise<{ default: ComponentType<ModalProps<Type>> }>;
  /**
   * For whom it reopens after a reload or by forward, for visitors also by `?modal=`: it needs no
   * parameters, and asks nothing.
   */
  readonly comesBack?: 'forVisitors' | 'forMembers';
}

/**
 * The dialogs of the portal by name (S6). To add one, describe it here and add its parameters to
 * `Modal`. Used by the host, the tab's history and tests.
 */
export const dialogs = {
  login: { load: () => import('#web/features/login/LoginDialog.tsx'), comesBack: 'forVisitors' },
  registration: {
    load: () => import('#web/features/registration/RegistrationDialog.tsx'),
    comesBack: 'forVisitors',
  },
  newAccount: {
    load: () => import('#web/features/registration/NewAccountDialog.tsx'),
    comesBack: 'forMembers',
  },
  registrationSuccess: {
    load: () => import('#web/features/registration/RegistrationSuccessDialog.tsx'),
  },
  changePassword: { load: () => import('#web/features/passwords/ChangePasswordDialog.tsx') },
  forgotPassword: {
    load: () => import('#web/features/passwords/ForgotPasswordDialog.tsx'),
    comesBack: 'forVisitors',
  },
  recoveryLinkExpired: {
    load: () => import('#web/features/passwords/RecoveryLinkExpiredDialog.tsx'),
  },
  appDownload: { load: () => import('#web/features/download/DownloadDialog.tsx') },
  help: { load: () => import('#web/features/help/HelpDialog.tsx') },
  signOutConfirmation: { load: () => import('#web/features/login/SignOutDialog.tsx') },
  realAccountNeeded: { load: () => import('#web/features/login/RealAccountNeededDialog.tsx') },
  announcements: { load: () => import('#web/features/announcements/AnnouncementsDialog.tsx') },
  announcementPages: {
    load: () => import('#web/features/announcements/AnnouncementPagesDialog.tsx'),
  },
  contractRequest: { load: () => import('#web/features/agents/contract/ContractDialog.tsx') },
  deposit: {
    load: () => import('#web/features/deposits/DepositDialog.tsx'),
    comesBack: 'forMembers',
  },
  addPayoutAccount: { load: () => import('#web/features/payout-accounts/AddAccountDialog.tsx') },
  twoStep: { load: () => import('#web/features/security/TwoStepDialog.tsx') },
  contactChange: { load: () => import('#web/features/security/ContactDialog.tsx') },
  passkeyAdding: { load: () => import('#web/features/security/PasskeyDialog.tsx') },
  reauthentication: { load: () => import('#web/features/security/ReauthenticationDialog.tsx') },
  moneyPassword: { load: () => import('#web/features/money-passwords/MoneyPasswordDialog.tsx') },
  payoutConfirmation: {
    load: () => import('#web/features/withdrawals/PayoutDialog.tsx'),
    comesBack: 'forMembers',
  },
  redeemReward: { load: () => import('#web/features/points/RedeemDialog.tsx') },
  voucher: { load: () => import('#web/features/points/VoucherDialog.tsx') },
  endBonus: { load: () => import('#web/features/bonuses/EndBonusDialog.tsx') },
  lobbyBoards: { load: () => import('#web/features/boards/LobbyBoardsDialog.tsx') },
  vendorGames: { load: () => import('#web/features/games/VendorGamesDialog.tsx') },
  menu: { load: () => import('#web/app/menu/MenuOverPage.tsx') },
  submissionCheck: {
    load: () => import('#web/features/submission-check/SubmissionCheckDialog.tsx'),
  },
  speedTest: { load: () => import('#web/features/speed-test/SpeedTestDialog.tsx') },
} as const satisfies { readonly [Type in Modal['type']]: Dialog<Type> };

/** The name of a dialog. */
export type DialogName = keyof typeof dialogs;

/** The dialogs that can reopen. */
export type ReturningName = {
  [Name in DialogName]: (typeof dialogs)[Name] extends { comesBack: string } ? Name : never;
}[DialogName];

/** Whether this dialog can reopen for a visitor, or for a member. */
export function comesBack(name: string, isVisitor: boolean): name is ReturningName {
  const wanted = isVisitor ? 'forVisitors' : 'forMembers';
  return Object.entries(dialogs).some(
    ([each, dialog]) => each === name && 'comesBack' in dialog && dialog.comesBack === wanted,
  );
}
