import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useRef } from 'react';
import { lazyPart } from '#web/shared/loading/lazy-part.tsx';
import type { ModalProps } from '#web/shared/modals/modal-props.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { type DialogName, dialogs } from './dialogs.ts';
import { LoadErrorDialog } from './LoadErrorDialog.tsx';
import { followModals } from './modal-history.ts';

const parts = new Map<DialogName, ComponentType<ModalProps>>();

/** The dialog, loaded at first use; one that does not load says so as a dialog. */
function partOf(name: DialogName): ComponentType<ModalProps> {
  // The descriptions are typed by name, which a lookup by a union of names loses.
  const load = dialogs[name].load as () => Promise<{ default: ComponentType<ModalProps> }>;
  const part = parts.get(name) ?? lazyPart(load, null, LoadErrorDialog);
  parts.set(name, part);
  return part;
}

/** The open dialogs, topmost last (S6); each has its place in the tab's history. */
export default function ModalHost() {
  const services = useServices();
  const { modals } = services;
  useEffect(() => followModals(services), [services]);
  const stack = useSelector(modals, ({ context }) => context.stack);
  useFocusLeftBehind(stack.length);
  return stack.map((modal) => {
    const Dialog = partOf(modal.type);
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
 * A dialog returns the focus to its opener. If that is gone, such as the sign-in button after a
 * sign-in, the focus moves to the page's content.
 */
function useFocusLeftBehind(openDialogs: number): void {
  const { isSignedIn, isRestoring } = useSession();
  const wasSettled = useRef(false);
  useEffect(() => {
    // A page that has just loaded keeps its top: no focus to return.
    const hasJustBegun = !wasSettled.current;
    wasSettled.current = !isRestoring;
    if (hasJustBegun || openDialogs > 0 || document.activeElement !== document.body) return;
    document.getElementById('content')?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the header changes with it
  }, [openDialogs, isSignedIn, isRestoring]);
}
