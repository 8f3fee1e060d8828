import type { FieldRule } from '#contract/rules/field-rules.ts';
import { RefusedRead } from '#web/api/queries.ts';
import { randomText } from '#web/platform/random-text.ts';
import { generatePassword, secureRandomBelow } from '#web/shared/account/generated-password.ts';

/** A first password that is being given, and the key by which that happens once. */
export interface Attempt {
  readonly key: string;
  readonly password: string;
}

/**
 * First passwords, made in the browser. While nobody knows what came of one, the same is sent again
 * for the same purpose: an account whose password nobody has seen would be of no use.
 */
export function createFirstPasswords() {
  let current: (Attempt & { readonly purpose: string }) | undefined;
  return {
    /** @throws RefusedRead feature_disabled, where the rule takes no password that we can make */
    begin(purpose: string, rule: FieldRule): Attempt {
      if (current?.purpose === purpose) return current;
      const password = generatePassword(rule, secureRandomBelow);
      if (password === null) throw new RefusedRead({ ok: false, code: 'feature_disabled' });
      current = { purpose, key: randomText(), password };
      return current;
    },
    /** It was given, or refused: the next one is another. */
    end() {
      current = undefined;
    },
  };
}
