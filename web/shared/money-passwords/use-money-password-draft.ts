import type { MoneyAction } from '#contract/entities/money-password-types.ts';
import type { Refusal } from '#contract/errors.ts';
import { useForgottenSecrets, useRefusedFields } from '#web/shared/forms/use-draft.ts';
import type { MoneyPasswordDraft } from './money-password-draft.ts';
import { type RequiredPasswords, useRequiredPasswords } from './use-required-passwords.ts';

/** What an action requires; updates its draft after a refusal (W2). */
export function useMoneyPasswordDraft(
  draft: MoneyPasswordDraft,
  action: MoneyAction,
  refusal: Refusal | null,
): RequiredPasswords {
  const passwords = useRequiredPasswords(action);
  useRefusedFields(draft, refusal);
  useForgottenSecrets(draft);
  return passwords;
}
