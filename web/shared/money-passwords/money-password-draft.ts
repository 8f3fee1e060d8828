import { createDraft } from '#web/shared/forms/draft.ts';
import {
  checkMoneyPasswords,
  type MoneyPasswordValues,
  moneyPasswordSecrets,
  noMoneyPasswords,
  type RequiredPasswords,
} from './use-required-passwords.ts';

/** The passwords of a form that moves money; its amount is no secret, and stays with its field. */
export type MoneyPasswordDraft = ReturnType<typeof createMoneyPasswordDraft>;

/** Makes it; what a view or an actor gives the check is the kinds that are asked for. */
export function createMoneyPasswordDraft() {
  return createDraft<MoneyPasswordValues, RequiredPasswords['kinds']>({
    empty: noMoneyPasswords,
    secrets: moneyPasswordSecrets,
    check: checkMoneyPasswords,
  });
}
