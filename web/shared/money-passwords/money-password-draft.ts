import { createDraft } from '#web/shared/forms/draft.ts';
import {
  checkMoneyPasswords,
  type MoneyPasswordValues,
  moneyPasswordSecrets,
  noMoneyPasswords,
  type RequiredPasswords,
} from './use-required-passwords.ts';

/** The passwords of a money form; its amount is not secret, and stays with its field. */
export type MoneyPasswordDraft = ReturnType<typeof createMoneyPasswordDraft>;

/** Makes it; views and actors give the check the required kinds. */
export function createMoneyPasswordDraft() {
  return createDraft<MoneyPasswordValues, RequiredPasswords['kinds']>({
    empty: noMoneyPasswords,
    secrets: moneyPasswordSecrets,
    check: checkMoneyPasswords,
  });
}
