import type { ContactChangeContext, ContactField } from './contact-change.types.ts';

/** What codes are asked for by. */
export function addressFields({ kind }: ContactChangeContext): readonly ContactField[] {
  return [kind === 'email' ? 'email' : 'mobileNum'];
}

/** The codes that were sent: one to the new address, and one to the old where there is an old one. */
export function codeFields({ sent }: ContactChangeContext): readonly ContactField[] {
  return sent === null || sent.oldReceiver === null ? ['newCode'] : ['newCode', 'oldCode'];
}
