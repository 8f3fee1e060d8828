import { fromPromise } from 'xstate';
import { passkeyAddingMachine } from '#machines/passkey-adding/passkey-adding.machine.ts';
import type { PasskeyStepOutcome } from '#machines/passkey-adding/passkey-adding.types.ts';
import { knowsPasskeys } from '#web/platform/sign-in/knows-passkeys.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';
import { withPasskeyDevice } from '#web/shared/sign-in/with-passkey-device.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';
import { withReauthentication } from '#web/shared/verification/reauthentication.ts';
import type { PasskeyDraft } from './passkey-draft.ts';

/** Adding a passkey with its calls (A24). */
export function providePasskeyAdding(
  services: SubmissionServices & Pick<Services, 'changes' | 'modals'>,
  draft: PasskeyDraft,
) {
  const { held } = draft;
  return passkeyAddingMachine.provide({
    actors: {
      askOptions: fromPromise<PasskeyStepOutcome, void>(async ({ signal }) => {
        const fields = draft.check();
        if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
        if (!knowsPasskeys()) return { ok: false, code: 'passkey_unsupported' };
        const options = await withReauthentication(services, () =>
          services.api.passkeys.addOptions({ body: {} }, { signal }),
        );
        if (options.ok) held.creation = options.value;
        return withoutValue(options);
      }),
      makePasskey: fromPromise<PasskeyStepOutcome, void>(async ({ signal }) => {
        const { creation } = held;
        if (!creation) throw new Error('The server was not asked.');
        const made = await withPasskeyDevice((device) => device.makePasskey(creation, signal));
        if (made.ok) held.made = made.value;
        return withoutValue(made);
      }),
      savePasskey: provideSubmission<null, null>(services, {
        call: 'passkeys.add',
        send: async ({ key }) => {
          if (!held.made) throw new Error('No device made a passkey.');
          const body = { name: draft.values().name, credential: held.made };
          const outcome = await withReauthentication(services, () =>
            services.api.passkeys.add({ body }, { key }),
          );
          // Added or not: if the answer is lost and the dialog is closed, the list shows it.
          void services.changes.outdate('security');
          return withoutValue(outcome);
        },
      }),
    },
  });
}
