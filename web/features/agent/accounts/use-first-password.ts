import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MadeAccount } from '#contract/entities/made-account.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import { madeAccountsKey } from '#web/api/made-account-queries.ts';
import { refusalOf, valueOf } from '#web/api/queries.ts';
import { isLost } from '../is-lost.ts';
import { type Attempt, createFirstPasswords } from './first-passwords.ts';

/** A user name and its first password, for as long as they are on the screen. */
export interface Handout {
  readonly username: string;
  readonly password: string;
}

interface FirstPasswordOptions<Wanted> {
  /** What the site takes for a password. */
  readonly rule: FieldRule;
  readonly send: (wanted: Wanted, attempt: Attempt) => Promise<Outcome<MadeAccount>>;
}

/**
 * Gives an account a first password, which is shown once (C1). It is kept here alone: the cache of
 * calls never sees it.
 */
export function useFirstPassword<Wanted>({ rule, send }: FirstPasswordOptions<Wanted>) {
  const queryClient = useQueryClient();
  const [passwords] = useState(createFirstPasswords);
  const [handout, setHandout] = useState<Handout | null>(null);
  const mutation = useMutation({
    mutationFn: async (wanted: Wanted) => {
      const attempt = passwords.begin(JSON.stringify(wanted), rule);
      const { username } = await valueOf(send(wanted, attempt));
      setHandout({ username, password: attempt.password });
    },
    onSettled: (_, error) => {
      if (!isLost(refusalOf(error))) passwords.end();
      return queryClient.invalidateQueries({ queryKey: madeAccountsKey });
    },
  });
  const refusal: Refusal | null = refusalOf(mutation.error);
  return {
    give: (wanted: Wanted) => {
      if (!mutation.isPending) mutation.mutate(wanted);
    },
    forgetRefusal: mutation.reset,
    refusal,
    isLost: isLost(refusal),
    isBusy: mutation.isPending,
    handout,
    /** The agent has it: nobody sees it again. */
    hide: () => setHandout(null),
  };
}
