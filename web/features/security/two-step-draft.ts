import type { Pairing } from '#contract/entities/two-step.ts';
import { checkPresent } from '#contract/rules/field-rules.ts';
import { createDraft } from '#web/shared/account/draft.ts';

/** What a person types; which of the two is asked for depends on the step. */
export interface TwoStepValues {
  readonly password: string;
  readonly code: string;
}

/** What a step asks for. */
export interface AskedOfTwoStep {
  readonly password: boolean;
  readonly code: boolean;
}

/** Nothing but secrets: a draft of its own for every time that the dialog opens. */
export type TwoStepDraft = ReturnType<typeof createTwoStepDraft>;

/** What is typed, and what the server told this once. It stays outside of the flow. */
export function createTwoStepDraft() {
  let asked: AskedOfTwoStep = { password: false, code: false };
  const told: { pairing: Pairing | null; recoveryCodes: readonly string[] } = {
    pairing: null,
    recoveryCodes: [],
  };
  const draft = createDraft<TwoStepValues>({
    empty: { password: '', code: '' },
    secrets: ['password', 'code'],
    check: (values) =>
      [
        asked.password ? checkPresent('password', values.password) : undefined,
        asked.code ? checkPresent('code', values.code) : undefined,
      ].filter((error) => error !== undefined),
  });
  return {
    ...draft,
    told,
    /** Tells what the step on the screen asks for. */
    expect(next: AskedOfTwoStep) {
      asked = next;
    },
  };
}
