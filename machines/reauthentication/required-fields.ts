import type { ReauthenticationContext, ReauthenticationField } from './reauthentication.types.ts';

/** The form fields of the open way; a passkey has none (W5). */
export function requiredFields({
  context: { way },
}: {
  readonly context: ReauthenticationContext;
}): readonly ReauthenticationField[] {
  if (way === null || way === 'passkey') return [];
  return [way === 'password' ? 'password' : 'code'];
}
