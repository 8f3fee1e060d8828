import { useMemo } from 'react';
import type { Modal } from '#machines/modals/modals.machine.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/** Modals that open with only their name. */
type PlainModal =
  Extract<Modal, { type: Modal['type'] }> extends infer M
    ? M extends { type: infer Type }
      ? keyof M extends 'type'
        ? Type
        : never
      : never
    : never;

/** Named senders to the stack of dialogs (S6). */
export function useModals() {
  const { modals } = useServices();
  return useMemo(
    () => ({
      open: (type: PlainModal) => modals.send({ type: 'modal.opened', modal: { type } }),
      show: (modal: Modal) => modals.send({ type: 'modal.opened', modal }),
      replace: (type: PlainModal) => modals.send({ type: 'modal.replaced', modal: { type } }),
      close: () => modals.send({ type: 'modal.closed' }),
    }),
    [modals],
  );
}
