import type { Outcome } from '#contract/errors.ts';
import { twoStepMachine } from '#machines/two-step/two-step.machine.ts';
import type {
  ConfirmingInput,
  DoneOutcome,
  ProvingInput,
  TwoStepField,
  TwoStepPurpose,
} from '#machines/two-step/two-step.types.ts';
import type { OnceCallName } from '#web/api/client.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';
import type { TwoStepDraft } from './two-step-draft.ts';

const callFor: Readonly<Record<TwoStepPurpose, OnceCallName>> = {
  turnOn: 'security.startTwoStep',
  renewCodes: 'security.renewRecoveryCodes',
  turnOff: 'security.endTwoStep',
};

/** The second step with its calls (A26); what was typed is read from the draft. */
export function provideTwoStep(
  services: SubmissionServices & Pick<Services, 'changes'>,
  draft: TwoStepDraft,
) {
  const { api } = services;
  /** Sends the input if it is complete. */
  const sending = async <Value>(
    requiredFields: readonly TwoStepField[],
    call: () => Promise<Outcome<Value>>,
    keep: (value: Value) => void = () => undefined,
  ): Promise<DoneOutcome> => {
    const fields = draft.check(requiredFields);
    if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
    const answer = await call();
    // Done or not: if the answer is lost and the dialog is closed, the page shows it.
    void services.changes.outdate('security');
    if (answer.ok) {
      keep(answer.value);
      draft.forgetSecrets();
    }
    return withoutValue(answer);
  };
  const typedPassword = ({ requiredFields }: ProvingInput) =>
    requiredFields.includes('password') ? { password: draft.values().password } : {};
  const keepCodes = ({ recoveryCodes }: { readonly recoveryCodes: readonly string[] }) => {
    draft.received.recoveryCodes = recoveryCodes;
  };
  return twoStepMachine.provide({
    actors: {
      prove: provideSubmission<ProvingInput, null>(services, {
        call: ({ purpose }) => callFor[purpose],
        send: ({ payload, key }) => {
          const { purpose, way, requiredFields } = payload;
          if (purpose === 'turnOn') {
            return sending(
              requiredFields,
              () => api.security.startTwoStep({ body: typedPassword(payload) }, { key }),
              (pairing) => {
                draft.received.pairing = pairing;
              },
            );
          }
          const proof = () => ({
            body: { ...typedPassword(payload), way, code: draft.values().code },
          });
          return purpose === 'renewCodes'
            ? sending(
                requiredFields,
                () => api.security.renewRecoveryCodes(proof(), { key }),
                keepCodes,
              )
            : sending(requiredFields, () => api.security.endTwoStep(proof(), { key }));
        },
      }),
      confirmApp: provideSubmission<ConfirmingInput, null>(services, {
        call: 'security.confirmTwoStep',
        send: ({ payload: { requiredFields }, key }) =>
          sending(
            requiredFields,
            () => api.security.confirmTwoStep({ body: { code: draft.values().code } }, { key }),
            keepCodes,
          ),
      }),
    },
  });
}
