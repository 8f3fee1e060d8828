import type { TwoStepContext, TwoStepField } from './two-step.types.ts';

/** Proof of the person: the account's password, and a code if the second step is on. */
export function proofFields({ purpose, asksPassword }: TwoStepContext): readonly TwoStepField[] {
  return [
    ...(asksPassword ? (['password'] as const) : []),
    ...(purpose === 'turnOn' ? [] : (['code'] as const)),
  ];
}

/** Proof that the app is paired. */
export const appFields: readonly TwoStepField[] = ['code'];
