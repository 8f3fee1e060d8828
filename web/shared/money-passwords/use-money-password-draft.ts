import type { MoneyAction } from '#contract/entities/money-password-types.ts';
import type { Refusal } from '#contract/errors.ts';
import { useForgottenSecrets, useRefusedFields } from '#web/shared/account/use-draft.ts';
import type { MoneyPasswordDraft } from './money-password-draft.ts';
import { type AskedPasswords, useAskedPasswords } from './use-asked-passwords.ts';

/** What an action asks for; keeps its draft in step with why it was refused (W2). */
export function useMoneyPasswordDraft(
  draft: MoneyPasswordDraft,
  action: MoneyAction,
  refusal: Refusal | null,
): AskedPasswords {
  const asked = useAskedPasswords(action);
  useRefusedFields(draft, refusal);
  useForgottenSecrets(draft);
  return asked;
}
