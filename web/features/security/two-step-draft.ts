import type { Pairing } from '#contract/entities/two-step.ts';
import { checkPresent } from '#contract/rules/field-rules.ts';
import type { TwoStepField } from '#machines/two-step/two-step.types.ts';
import { checkFields, createDraft } from '#web/shared/forms/draft.ts';

/** The inputs; the step decides which are required. */
export type TwoStepValues = Readonly<Record<TwoStepField, string>>;

/** Only secrets: a new draft for each opening of the dialog. */
export type TwoStepDraft = ReturnType<typeof createTwoStepDraft>;

/** The input, and the server's one-time data. It stays outside the flow. */
export function createTwoStepDraft() {
  const received: { pairing: Pairing | null; recoveryCodes: readonly string[] } = {
    pairing: null,
    recoveryCodes: [],
  };
  const draft = createDraft<TwoStepValues, readonly TwoStepField[]>({
    empty: { password: '', code: '' },
    secrets: ['password', 'code'],
    check: ({ password, code }, fields) =>
      checkFields(fields, {
        password: () => checkPresent('password', password),
        code: () => checkPresent('code', code),
      }),
  });
  return { ...draft, received };
}
