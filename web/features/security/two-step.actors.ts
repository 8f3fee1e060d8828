import { fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { twoStepMachine } from '#machines/two-step/two-step.machine.ts';
import type { DoneOutcome, ProvingInput } from '#machines/two-step/two-step.types.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';
import type { TwoStepDraft } from './two-step-draft.ts';

/** The second step with its calls (A26); what was typed is read from the draft. */
export function provideTwoStep(
  { api }: Pick<Services, 'api'>,
  draft: TwoStepDraft,
  asksPassword: boolean,
) {
  /** Sends what was typed, if nothing is missing. */
  const sending = async <Value>(
    call: () => Promise<Outcome<Value>>,
    keep: (value: Value) => void = () => undefined,
  ): Promise<DoneOutcome> => {
    const fields = draft.check();
    if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
    const answer = await call();
    if (answer.ok) {
      keep(answer.value);
      draft.forgetSecrets();
    }
    return withoutValue(answer);
  };
  const typedPassword = () => (asksPassword ? { password: draft.values().password } : {});
  const keepCodes = ({ recoveryCodes }: { readonly recoveryCodes: readonly string[] }) => {
    draft.told.recoveryCodes = recoveryCodes;
  };
  return twoStepMachine.provide({
    actors: {
      prove: fromPromise<DoneOutcome, ProvingInput>(({ input: { purpose, way } }) => {
        if (purpose === 'turnOn') {
          return sending(
            () => api.security.startTwoStep({ body: typedPassword() }),
            (pairing) => {
              draft.told.pairing = pairing;
            },
          );
        }
        const proof = () => ({ body: { ...typedPassword(), way, code: draft.values().code } });
        return purpose === 'renewCodes'
          ? sending(() => api.security.renewRecoveryCodes(proof()), keepCodes)
          : sending(() => api.security.endTwoStep(proof()));
      }),
      confirmApp: fromPromise<DoneOutcome, void>(() =>
        sending(
          () => api.security.confirmTwoStep({ body: { code: draft.values().code } }),
          keepCodes,
        ),
      ),
    },
  });
}
