import { useSelector } from '@xstate/react';
import type { ComponentType } from 'react';
import type { Modal } from '#machines/modals/modals.machine.ts';
import { lazyPart } from './lazy-part.tsx';
import { useServices } from './services-context.ts';

/** What every dialog of the stack is given. */
export interface ModalProps<Type extends Modal['type'] = Modal['type']> {
  readonly modal: Extract<Modal, { type: Type }>;
  readonly onClose: () => void;
}

type Dialogs = { readonly [Type in Modal['type']]: ComponentType<ModalProps<Type>> };

const dialogs: Dialogs = {
  login: lazyPart(() => import('#web/features/login/LoginDialog.tsx'), null),
  registration: lazyPart(() => import('#web/features/registration/RegistrationDialog.tsx'), null),
  registrationSuccess: lazyPart(
    () => import('#web/features/registration/RegistrationSuccessDialog.tsx'),
    null,
  ),
  changePassword: lazyPart(() => import('#web/features/password/ChangePasswordDialog.tsx'), null),
  forgotPassword: lazyPart(() => import('#web/features/password/ForgotPasswordDialog.tsx'), null),
  signOutConfirmation: lazyPart(() => import('#web/features/login/SignOutDialog.tsx'), null),
  realAccountNeeded: lazyPart(
    () => import('#web/features/login/RealAccountNeededDialog.tsx'),
    null,
  ),
};

/** The open dialogs, the topmost last (S6); each loads when it is first wanted. */
export function ModalHost() {
  const { modals } = useServices();
  const stack = useSelector(modals, ({ context }) => context.stack);
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
