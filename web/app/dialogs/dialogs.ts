import type { ComponentType } from 'react';
import type { Modal } from '#machines/modals/modals.machine.ts';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';

/** The description of a dialog. */
interface Dialog<Type extends Modal['type']> {
  /** Loads it, a part of its own (R10). */
  readonly load: () => Promise<{ default: ComponentType<ModalProps<Type>> }>;
  /**
   * It comes back by itself after a reload, by the way forward and by `?modal=`: it needs no more than
   * its name, and asks nothing.
   */
  readonly comesBack?: true;
}

/**
 * The dialogs of the portal by name (S6). One is added by its description here, and by what it needs
 * to know in `Modal`. The host, the tab's history and the tests read it.
 */
export const dialogs = {
  login: { load: () => import('#web/features/login/LoginDialog.tsx'), comesBack: true },
  registration: {
    load: () => import('#web/features/registration/RegistrationDialog.tsx'),
    comesBack: true,
  },
  registrationSuccess: {
    load: () => import('#web/features/registration/RegistrationSuccessDialog.tsx'),
  },
  changePassword: { load: () => import('#web/features/password/ChangePasswordDialog.tsx') },
  forgotPassword: {
    load: () => import('#web/features/password/ForgotPasswordDialog.tsx'),
    comesBack: true,
  },
  recoveryLinkExpired: {
    load: () => import('#web/features/password/RecoveryLinkExpiredDialog.tsx'),
  },
  appDownload: { load: () => import('#web/features/download/DownloadDialog.tsx') },
  help: { load: () => import('#web/features/help/HelpDialog.tsx') },
  signOutConfirmation: { load: () => import('#web/features/login/SignOutDialog.tsx') },
  realAccountNeeded: { load: () => import('#web/features/login/RealAccountNeededDialog.tsx') },
  announcements: { load: () => import('#web/features/announcements/AnnouncementsDialog.tsx') },
  announcementPages: {
    load: () => import('#web/features/announcements/AnnouncementPagesDialog.tsx'),
  },
  contractRequest: { load: () => import('#web/features/agent/contract/ContractDialog.tsx') },
  lobbyBoards: { load: () => import('#web/features/boards/LobbyBoardsDialog.tsx') },
  vendorGames: { load: () => import('#web/features/game/VendorGamesDialog.tsx') },
  menu: { load: () => import('#web/app/menu/MenuOverPage.tsx') },
  speedTest: { load: () => import('#web/features/service/SpeedTestDialog.tsx') },
} as const satisfies { readonly [Type in Modal['type']]: Dialog<Type> };

/** The name of a dialog. */
export type DialogName = keyof typeof dialogs;

/** The dialogs that come back by themselves. */
export type ReturningName = {
  [Name in DialogName]: (typeof dialogs)[Name] extends { comesBack: true } ? Name : never;
}[DialogName];

/** Whether this is the name of a dialog that comes back by itself. */
export function comesBack(name: string): name is ReturningName {
  return Object.entries(dialogs).some(([each, dialog]) => each === name && 'comesBack' in dialog);
}
