import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { ProofWay } from '#contract/entities/security-types.ts';
import type { FreshProof } from '#contract/entities/two-step.ts';
import { freshProofMachine } from '#machines/fresh-proof/fresh-proof.machine.ts';
import type {
  FreshProofOutput,
  ProvedOutcome,
  ProvingPersonInput,
} from '#machines/fresh-proof/fresh-proof.types.ts';
import { leafOf } from '#machines/leaf-state.ts';
import { notePersonProved } from '#web/shared/account/fresh-proof.ts';
import { useForgottenSecrets, useRefusedFields } from '#web/shared/account/use-draft.ts';
import { useOutput } from '#web/shared/account/use-output.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { createTwoStepDraft, type TwoStepDraft } from './two-step-draft.ts';

/** The proof with its call (W5); what was typed is read from the draft. */
function provideFreshProof({ api }: Pick<Services, 'api'>, draft: TwoStepDraft) {
  return freshProofMachine.provide({
    actors: {
      prove: fromPromise<ProvedOutcome, ProvingPersonInput>(async ({ input: { way }, signal }) => {
        const fields = draft.check();
        if (fields.length > 0 || way === null) {
          return { ok: false, code: 'validation_failed', fields };
        }
        const { password, code } = draft.values();
        const body: FreshProof = way === 'password' ? { way, password } : { way, code };
        return withoutValue(await api.security.prove({ body }, { signal }));
      }),
    },
  });
}

/** The proof of who acts as its dialog sees it. */
export type FreshProofFlow = ReturnType<typeof useFreshProof>;

/** Runs a proof of who acts for as long as its dialog is open (W5). */
export function useFreshProof(ways: readonly ProofWay[], onClose: () => void) {
  const services = useServices();
  const [draft] = useState(createTwoStepDraft);
  const [machine] = useState(() => provideFreshProof(services, draft));
  const [state, send] = useMachine(machine, { input: { ways }, ...services.watching });
  const { refusal, way } = state.context;
  useEffect(() => {
    draft.expect({ password: way === 'password', code: way !== null && way !== 'password' });
  }, [draft, way]);
  useRefusedFields(draft, refusal);
  useForgottenSecrets(draft);
  useOutput(state, ({ isProved }: FreshProofOutput) => {
    if (isProved) notePersonProved(services);
    onClose();
  });
  return {
    draft,
    way,
    refusal,
    /** The other way of the same strength; null where there is none. */
    otherWay: ways.find((each) => each !== way) ?? null,
    needsSignIn: leafOf(state.value) === 'signInNeeded',
    isBusy: state.hasTag('busy'),
    submit: draft.attempt(() => send({ type: 'form.submitted' })),
    edited: () => {
      if (refusal !== null) send({ type: 'form.edited' });
    },
    choose: (chosen: ProofWay) => {
      draft.forget('code');
      send({ type: 'way.chosen', way: chosen });
    },
    leave: () => send({ type: 'flow.left' }),
  };
}
