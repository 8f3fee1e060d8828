import type { ContactChangeContext, ContactField } from './contact-change.types.ts';

/** Required for codes. */
export function addressFields({ kind }: ContactChangeContext): readonly ContactField[] {
  return [kind === 'email' ? 'email' : 'mobileNum'];
}

/** The codes: for the new address, and for the old one if there is one. */
export function codeFields({ sent }: ContactChangeContext): readonly ContactField[] {
  return sent === null || sent.oldReceiver === null ? ['newCode'] : ['newCode', 'oldCode'];
}
