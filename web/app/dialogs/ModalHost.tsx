import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useRef } from 'react';
import type { Modal } from '#machines/modals/modals.machine.ts';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { LoadErrorDialog } from './LoadErrorDialog.tsx';
import { followModals } from './modal-history.ts';

type Dialogs = { readonly [Type in Modal['type']]: ComponentType<ModalProps<Type>> };

/** A dialog that loads when it is first wanted; one that does not load says so as a dialog. */
function dialogPart<Type extends Modal['type']>(
  load: () => Promise<{ default: ComponentType<ModalProps<Type>> }>,
) {
  return lazyPart(load, null, LoadErrorDialog);
}

const dialogs: Dialogs = {
  login: dialogPart(() => import('#web/features/login/LoginDialog.tsx')),
  registration: dialogPart(() => import('#web/features/registration/RegistrationDialog.tsx')),
  registrationSuccess: dialogPart(
    () => import('#web/features/registration/RegistrationSuccessDialog.tsx'),
  ),
  changePassword: dialogPart(() => import('#web/features/password/ChangePasswordDialog.tsx')),
  forgotPassword: dialogPart(() => import('#web/features/password/ForgotPasswordDialog.tsx')),
  recoveryLinkExpired: dialogPart(
    () => import('#web/features/password/RecoveryLinkExpiredDialog.tsx'),
  ),
  appDownload: dialogPart(() => import('#web/features/download/DownloadDialog.tsx')),
  help: dialogPart(() => import('#web/features/help/HelpDialog.tsx')),
  signOutConfirmation: dialogPart(() => import('#web/features/login/SignOutDialog.tsx')),
  realAccountNeeded: dialogPart(() => import('#web/features/login/RealAccountNeededDialog.tsx')),
  announcements: dialogPart(() => import('#web/features/announcements/AnnouncementsDialog.tsx')),
  lobbyBoards: dialogPart(() => import('#web/features/boards/LobbyBoardsDialog.tsx')),
  vendorGames: dialogPart(() => import('#web/features/game/VendorGamesDialog.tsx')),
  speedTest: dialogPart(() => import('#web/features/service/SpeedTestDialog.tsx')),
};

/** The open dialogs, the topmost last (S6); each has its place in the tab's history. */
export default function ModalHost() {
  const services = useServices();
  const { modals } = services;
  useEffect(() => followModals(services), [services]);
  const stack = useSelector(modals, ({ context }) => context.stack);
  useFocusLeftBehind(stack.length);
  return stack.map((modal) => {
    // The record is typed by modal, which a lookup by a union of types cannot show.
    const Dialog = dialogs[modal.type] as ComponentType<ModalProps>;
    return (
      <Dialog
        key={modal.type}
        modal={modal}
        onClose={() => modals.send({ type: 'modal.closed' })}
      />
    );
  });
}

/**
 * A dialog gives the focus back to what opened it. Where that is gone, as the button of the
 * sign-in is once somebody is signed in, the keyboard goes on in the page's content.
 */
function useFocusLeftBehind(openDialogs: number): void {
  const { isSignedIn, isRestoring } = useSession();
  const wasSettled = useRef(false);
  useEffect(() => {
    // A page that has just been loaded begins at its top: nothing was left behind.
    const hasJustBegun = !wasSettled.current;
    wasSettled.current = !isRestoring;
    if (hasJustBegun || openDialogs > 0 || document.activeElement !== document.body) return;
    document.getElementById('content')?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the header changes with it
  }, [openDialogs, isSignedIn, isRestoring]);
}
