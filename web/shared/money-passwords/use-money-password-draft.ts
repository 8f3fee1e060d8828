import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { MoneyAction } from '#contract/entities/money-password-types.ts';
import type { Refusal } from '#contract/errors.ts';
import { moneyPasswordsKey } from '#web/api/money-queries.ts';
import { useForgottenSecrets, useRefusedFields } from '#web/shared/account/use-draft.ts';
import type { MoneyPasswordDraft } from './money-password-draft.ts';
import { type AskedPasswords, useAskedPasswords } from './use-asked-passwords.ts';

/** What an action asks for; keeps its draft in step with why it was refused (W2). */
export function useMoneyPasswordDraft(
  draft: MoneyPasswordDraft,
  action: MoneyAction,
  refusal: Refusal | null,
): AskedPasswords {
  const queryClient = useQueryClient();
  const asked = useAskedPasswords(action);
  useRefusedFields(draft, refusal);
  useForgottenSecrets(draft);
  useEffect(() => {
    // A wrong try is one less; a lock has an end to be shown.
    if (refusal) void queryClient.invalidateQueries({ queryKey: moneyPasswordsKey });
  }, [queryClient, refusal]);
  return asked;
}
