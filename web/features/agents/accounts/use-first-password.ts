import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SubAccount } from '#contract/entities/sub-account.ts';
import type { Outcome } from '#contract/errors.ts';
import type { FieldRule } from '#contract/rules/field-rules.ts';
import type { KeyedSubmission } from '#machines/submission/submission.machine.ts';
import type { OnceCallName } from '#web/api/client.ts';
import { readsOf } from '#web/api/queries.ts';
import { generatePassword, secureRandomBelow } from '#web/shared/passwords/generated-password.ts';
import { useSubmission } from '#web/shared/submission/use-submission.ts';

/** A user name and its first password, while on screen. */
export interface Handout {
  readonly username: string;
  readonly password: string;
}

interface FirstPasswordOptions<Wanted> {
  /** The site's password rule. */
  readonly rule: FieldRule;
  readonly call: OnceCallName;
  readonly send: (
    submission: KeyedSubmission<Wanted>,
    password: string,
  ) => Promise<Outcome<SubAccount>>;
}

/**
 * Gives an account a first password, generated here and shown once (C1). It exists only here:
 * neither the call cache nor a flow sees it. A retry after a lost answer sends the same one.
 */
export function useFirstPassword<Wanted>({ rule, call, send }: FirstPasswordOptions<Wanted>) {
  const queryClient = useQueryClient();
  const password = useRef<string>(null);
  const [handout, setHandout] = useState<Handout | null>(null);
  const submission = useSubmission({
    call,
    send: async (sent: KeyedSubmission<Wanted>): Promise<Outcome<SubAccount>> => {
      password.current ??= generatePassword(rule, secureRandomBelow);
      if (password.current === null) return { ok: false, code: 'feature_disabled' };
      const outcome = await send(sent, password.current);
      void queryClient.invalidateQueries(readsOf('subAccounts'));
      return outcome;
    },
    onSettled: (outcome) => {
      if (outcome.ok && password.current !== null) {
        setHandout({ username: outcome.value.username, password: password.current });
      }
      password.current = null;
    },
  });
  return {
    ...submission,
    handout,
    /** The agent has it: nobody sees it again. */
    hide: () => setHandout(null),
  };
}
