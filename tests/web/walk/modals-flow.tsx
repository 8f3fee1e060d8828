import type { Modal, ModalsContext } from '#machines/modals/modals.machine.ts';
import { modalsEntry } from '#machines/modals/proof/modals.entry.ts';
import login from '#web/i18n/messages/PT/login.json';
import password from '#web/i18n/messages/PT/password.json';
import registration from '#web/i18n/messages/PT/registration.json';
import shell from '#web/i18n/messages/PT/shell.json';
import { press, sendEvent } from './user-actions.ts';
import { type WalkedFlow, walked } from './walked-flow.ts';

const t = { login, password, registration, shell };

/** The dialogs over a page: the topmost is the one that a person can reach (S6). */
export function walkedFlow(): WalkedFlow {
  const close = { role: 'button', name: t.shell.close };
  const titles = {
    login: t.login.title,
    registration: t.registration.title,
    changePassword: t.password.title,
    forgotPassword: t.password.forgotten.title,
  } satisfies Partial<Record<Modal['type'], string>>;
  return walked({
    entry: modalsEntry,
    language: 'PT',
    begins: { onPage: { setting: { address: '/lobby' }, input: undefined } },
    rows: { closed: [], open: [{ ...close, state: 'enabled' }] },
    actions: {
      'modal.opened': sendEvent,
      'modal.replaced': sendEvent,
      'modal.closed': press(close),
      'modals.cleared': sendEvent,
    },
    facts: Object.entries(titles).map(([type, name]) => ({
      name: `the dialog ${type} is on top`,
      holds: (context) => (context as unknown as ModalsContext).stack.at(-1)?.type === type,
      mark: { role: 'dialog', name },
    })),
  });
}
