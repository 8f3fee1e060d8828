import type { ContactChangeContext, ContactField } from './contact-change.types.ts';

/** What codes are asked for by. */
export function addressFields({ kind }: ContactChangeContext): readonly ContactField[] {
  return [kind === 'email' ? 'email' : 'mobileNum'];
}

/** The codes that were sent: none goes to an old address where there is none. */
export function codeFields({ sent }: ContactChangeContext): readonly ContactField[] {
  return sent === null || sent.oldReceiver === null ? ['newCode'] : ['newCode', 'oldCode'];
}
