import type { FreshProofContext, FreshProofField } from './fresh-proof.types.ts';

/** The fields that the open way of proving who acts asks for; a passkey asks for none (W5). */
export function requiredFields({
  context: { way },
}: {
  readonly context: FreshProofContext;
}): readonly FreshProofField[] {
  if (way === null || way === 'passkey') return [];
  return [way === 'password' ? 'password' : 'code'];
}
