import { useState } from 'react';
import { fromPromise } from 'xstate';
import type { ProofWay } from '#contract/entities/security-types.ts';
import type { Reauthentication } from '#contract/entities/two-step.ts';
import type { Outcome } from '#contract/errors.ts';
import { reauthenticationMachine } from '#machines/reauthentication/reauthentication.machine.ts';
import type {
  ProvedOutcome,
  ProvingPersonInput,
} from '#machines/reauthentication/reauthentication.types.ts';
import { requiredFields } from '#machines/reauthentication/required-fields.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useFlowForm } from '#web/shared/flow/use-flow-form.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { withPasskeyDevice } from '#web/shared/sign-in/with-passkey-device.ts';
import { repeating } from '#web/shared/submission/repeating.ts';
import { notePersonProved } from '#web/shared/verification/reauthentication.ts';
import { createTwoStepDraft, type TwoStepDraft } from './two-step-draft.ts';

/** The proof: the input, or a passkey's signature (A24). */
async function proofBy(
  way: ProofWay,
  api: Services['api'],
  draft: TwoStepDraft,
  signal: AbortSignal,
): Promise<Outcome<Reauthentication>> {
  const { password, code } = draft.values();
  if (way === 'password') return { ok: true, value: { way, password } };
  if (way !== 'passkey') return { ok: true, value: { way, code } };
  const request = await api.passkeys.proofOptions({ body: {} }, { signal });
  if (!request.ok) return request;
  const signed = await withPasskeyDevice((device) => device.signByPasskey(request.value, signal));
  return signed.ok ? { ok: true, value: { way, credential: signed.value } } : signed;
}

/** The proof with its call (W5); what was typed is read from the draft. */
function provideReauthentication({ api }: Pick<Services, 'api'>, draft: TwoStepDraft) {
  const proofs = repeating(api.security.prove);
  return reauthenticationMachine.provide({
    actors: {
      prove: fromPromise<ProvedOutcome, ProvingPersonInput>(async ({ input, signal }) => {
        const { way } = input;
        const fields = draft.check(input.requiredFields);
        if (fields.length > 0 || way === null) {
          return { ok: false, code: 'validation_failed', fields };
        }
        const proof = await proofBy(way, api, draft, signal);
        if (!proof.ok) return proof;
        const { value } = proof;
        return withoutValue(await proofs.send(value, (send) => send(value), signal));
      }),
    },
  });
}

/** Reauthentication: state and actions for its dialog. */
export type ReauthenticationFlow = ReturnType<typeof useReauthentication>;

/** Runs a proof of who acts while its dialog is mounted (W5). */
export function useReauthentication(ways: readonly ProofWay[], onClose: () => void) {
  const services = useServices();
  const [draft] = useState(createTwoStepDraft);
  const flow = useFlow(() => provideReauthentication(services, draft), {
    input: { ways },
    onDone: ({ isProved }) => {
      if (isProved) notePersonProved(services);
      onClose();
    },
  });
  return {
    ...flow,
    ...useFlowForm(flow, draft),
    draft,
    requiredFields: requiredFields(flow),
    choose: (way: ProofWay) => {
      draft.forgetSecrets();
      flow.send({ type: 'way.chosen', way });
    },
    leave: () => flow.send({ type: 'flow.left' }),
  };
}
