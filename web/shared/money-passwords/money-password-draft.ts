import { createDraft } from '#web/shared/account/draft.ts';
import {
  type AskedPasswords,
  checkMoneyPasswords,
  type MoneyPasswordValues,
  moneyPasswordSecrets,
  noMoneyPasswords,
} from './use-asked-passwords.ts';

/** The passwords of a form that moves money; its amount is no secret, and stays with its field. */
export type MoneyPasswordDraft = ReturnType<typeof createMoneyPasswordDraft>;

export function createMoneyPasswordDraft() {
  let kinds: AskedPasswords['kinds'] = [];
  const draft = createDraft<MoneyPasswordValues>({
    empty: noMoneyPasswords,
    secrets: moneyPasswordSecrets,
    check: (values) => checkMoneyPasswords(values, kinds),
  });
  return {
    ...draft,
    /** Tells which ones are asked for. */
    expect(asked: AskedPasswords['kinds']) {
      kinds = asked;
    },
  };
}
