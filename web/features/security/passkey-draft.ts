import type { MadePasskey, PasskeyCreation } from '#contract/entities/passkey.ts';
import { checkPasskeyName } from '#contract/rules/passkey-name.ts';
import { randomText } from '#web/platform/random-text.ts';
import { createDraft } from '#web/shared/account/draft.ts';

/** What was made, with the key by which it is added once. */
export interface HeldPasskey {
  readonly made: MadePasskey;
  readonly key: string;
}

/** A draft of its own for every time that the dialog opens. */
export type PasskeyDraft = ReturnType<typeof createPasskeyDraft>;

/** The name that is typed, and what server and device said. It stays outside of the flow. */
export function createPasskeyDraft(name: string) {
  const held: { creation: PasskeyCreation | null; passkey: HeldPasskey | null } = {
    creation: null,
    passkey: null,
  };
  const draft = createDraft<{ readonly name: string }>({
    empty: { name },
    secrets: [],
    check: (values) =>
      [checkPasskeyName('name', values.name)].filter((error) => error !== undefined),
  });
  return {
    ...draft,
    held,
    hold(made: MadePasskey) {
      held.passkey = { made, key: randomText() };
    },
  };
}
