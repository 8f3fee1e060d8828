import type { Refusal } from '#contract/errors.ts';

/** Tells the flow when a form is edited: the message disappears. */
export function editing({
  refusal,
  send,
}: {
  readonly refusal: Refusal | null;
  readonly send: (event: { readonly type: 'form.edited' }) => void;
}): () => void {
  // Without a message, an event per key would only re-render the form.
  return () => {
    if (refusal !== null) send({ type: 'form.edited' });
  };
}
