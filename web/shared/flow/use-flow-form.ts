import type { SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Refusal } from '#contract/errors.ts';
import type { Draft } from '#web/shared/forms/draft.ts';
import { useForgottenSecrets, useRefusedFields } from '#web/shared/forms/use-draft.ts';
import { editing } from './editing.ts';

/** What the form of a flow sends. */
type FormEvent = { readonly type: 'form.submitted' } | { readonly type: 'form.edited' };

/** A flow's form, as `FlowForm` takes it. */
interface FlowForm {
  readonly submit: (event: SyntheticEvent) => void;
  readonly edited: () => void;
}

/**
 * A flow's form with its draft: submits it, removes the message on edits, marks refused fields, and
 * clears secrets on unmount.
 */
export function useFlowForm(
  {
    refusal,
    send,
  }: { readonly refusal: Refusal | null; readonly send: (event: FormEvent) => void },
  draft: Pick<Draft<FieldValues>, 'attempt' | 'show' | 'forgetSecrets'>,
): FlowForm {
  useRefusedFields(draft, refusal);
  useForgottenSecrets(draft);
  return {
    submit: draft.attempt(() => send({ type: 'form.submitted' })),
    edited: editing({ refusal, send }),
  };
}
