import type { Refusal } from '#contract/errors.ts';

/** What a form tells its flow when something in it is mended: the message goes. */
export function editing({
  refusal,
  send,
}: {
  readonly refusal: Refusal | null;
  readonly send: (event: { readonly type: 'form.edited' }) => void;
}): () => void {
  // Without a message to take away a key would only draw the whole form anew.
  return () => {
    if (refusal !== null) send({ type: 'form.edited' });
  };
}
