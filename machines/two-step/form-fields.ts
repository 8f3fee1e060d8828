import type { TwoStepContext, TwoStepField } from './two-step.types.ts';

/** What proves who acts: the password of the account, and a code where the second step is on. */
export function proofFields({ purpose, asksPassword }: TwoStepContext): readonly TwoStepField[] {
  return [
    ...(asksPassword ? (['password'] as const) : []),
    ...(purpose === 'turnOn' ? [] : (['code'] as const)),
  ];
}

/** What proves that the app is paired. */
export const appFields: readonly TwoStepField[] = ['code'];
