import type { Modal } from '#machines/modals/modals.machine.ts';

/** What every dialog of the stack is given. */
export interface ModalProps<Type extends Modal['type'] = Modal['type']> {
  readonly modal: Extract<Modal, { type: Type }>;
  readonly onClose: () => void;
}
