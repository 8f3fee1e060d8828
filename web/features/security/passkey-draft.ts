import type { MadePasskey, PasskeyCreation } from '#contract/entities/passkey.ts';
import { checkPasskeyName } from '#contract/rules/passkey-name.ts';
import { createDraft } from '#web/shared/forms/draft.ts';

/** A new draft for each opening of the dialog. */
export type PasskeyDraft = ReturnType<typeof createPasskeyDraft>;

/** The typed name, and the data of server and device. It stays outside the flow. */
export function createPasskeyDraft(name: string) {
  const held: { creation: PasskeyCreation | null; made: MadePasskey | null } = {
    creation: null,
    made: null,
  };
  const draft = createDraft<{ readonly name: string }>({
    empty: { name },
    secrets: [],
    check: (values) =>
      [checkPasskeyName('name', values.name)].filter((error) => error !== undefined),
  });
  return { ...draft, held };
}
