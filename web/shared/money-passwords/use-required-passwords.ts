import { useQuery } from '@tanstack/react-query';
import type { MoneyPasswords } from '#contract/entities/money-password.ts';
import {
  type MoneyAction,
  type MoneyPasswordKind,
  moneyPasswordFieldNames,
} from '#contract/entities/money-password-types.ts';
import type { FieldError } from '#contract/errors.ts';
import { checkPresent } from '#contract/rules/field-rules.ts';
import { queries } from '#web/api/queries.ts';
import { failureOf, type ReadFailure } from '#web/shared/failures/read-failure.ts';
import { useServerMoments } from '#web/shared/services/use-server-moments.ts';

/** What a form for money holds of them, among its own values. */
export interface MoneyPasswordValues {
  readonly transactionPassword: string;
  readonly withdrawalPassword: string;
}

/** Those values in an untouched form. */
export const noMoneyPasswords: MoneyPasswordValues = {
  transactionPassword: '',
  withdrawalPassword: '',
};

/** The fields that a form empties when it leaves the screen. */
export const moneyPasswordSecrets = Object.values(moneyPasswordFieldNames);

/** What an action requires, as far as known. */
export interface RequiredPasswords {
  readonly state: MoneyPasswords | undefined;
  readonly kinds: readonly MoneyPasswordKind[];
  /** The first that was never set: without it the action cannot be done. */
  readonly unset: MoneyPasswordKind | undefined;
  /** When those that are there count; null where they do. */
  readonly usableFrom: string | null;
  readonly lockedUntil: string | null;
  readonly failure: ReadFailure | undefined;
}

/** Which passwords an action requires, read again when a lock or a waiting time ends (W2). */
export function useRequiredPasswords(action: MoneyAction): RequiredPasswords {
  const read = useQuery(queries.moneyPasswords.state());
  const state = read.data;
  const kinds = state?.required[action] ?? [];
  const required = state?.passwords.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const waits = required.flatMap(({ usableFrom }) => usableFrom ?? []);
  const usableFrom = waits.toSorted().at(-1) ?? null;
  const lockedUntil = state?.lockedUntil ?? null;
  const unset = required.find(({ isSet }) => !isSet)?.kind;
  useServerMoments([usableFrom, lockedUntil], queries.moneyPasswords.state());
  return { state, kinds, unset, usableFrom, lockedUntil, failure: failureOf(read) };
}

/** The errors of the passwords of a form: a required one is missing. */
export function checkMoneyPasswords(
  values: MoneyPasswordValues,
  kinds: readonly MoneyPasswordKind[],
): readonly FieldError[] {
  return kinds.flatMap((kind) => {
    const field = moneyPasswordFieldNames[kind];
    return checkPresent(field, values[field]) ?? [];
  });
}

/** The passwords that a call carries: the required ones. */
export function givenMoneyPasswords(values: MoneyPasswordValues): Partial<MoneyPasswordValues> {
  return Object.fromEntries(
    moneyPasswordSecrets.flatMap((field) => (values[field] === '' ? [] : [[field, values[field]]])),
  );
}
