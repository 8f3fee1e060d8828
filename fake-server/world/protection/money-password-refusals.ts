import {
  type MoneyPasswordKind,
  moneyPasswordFieldNames,
} from '#contract/entities/money-password-types.ts';
import { Refused } from '../../kernel/refused.ts';

/** The refusals of wrong money passwords, by field. */
export function wrongMoneyPasswords(fields: readonly string[]): Refused {
  return new Refused('money_password_incorrect', {
    fields: fields.map((field) => ({ field, rule: 'incorrect' })),
  });
}

/** The refusal of an action that needs a money password before one is set. */
export function unsetMoneyPassword(kind: MoneyPasswordKind): Refused {
  return new Refused('money_password_unset', {
    fields: [{ field: moneyPasswordFieldNames[kind], rule: 'required' }],
  });
}

/** The refusal of an action whose money password was not sent. */
export function missingMoneyPassword(field: string): Refused {
  return new Refused('validation_failed', { fields: [{ field, rule: 'required' }] });
}
