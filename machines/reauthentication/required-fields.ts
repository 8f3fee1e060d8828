import type { ReauthenticationContext, ReauthenticationField } from './reauthentication.types.ts';

/** The fields that the open way of proving who acts asks for; a passkey asks for none (W5). */
export function requiredFields({
  context: { way },
}: {
  readonly context: ReauthenticationContext;
}): readonly ReauthenticationField[] {
  if (way === null || way === 'passkey') return [];
  return [way === 'password' ? 'password' : 'code'];
}
