import { fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import {
  type ChangeInput,
  changePasswordMachine,
} from '#machines/change-password/change-password.machine.ts';
import { typedPassword } from '#web/shared/passwords/typed-password.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';
import { withReauthentication } from '#web/shared/verification/reauthentication.ts';
import type { PasswordDraft } from './password-draft.ts';

/** The change of password with its calls (A15, A16). */
export function provideChangePassword(
  services: SubmissionServices & Pick<Services, 'modals'>,
  draft: PasswordDraft,
) {
  const { api } = services;
  return changePasswordMachine.provide({
    actors: {
      changePassword: provideSubmission<ChangeInput, null>(services, {
        call: 'account.changePassword',
        send: async ({ payload, key }, signal) => {
          const fields = draft.check();
          if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
          const { oldPassword: typed, ...chosen } = draft.values();
          // The typed old password; left out after a recovery mail.
          const oldPassword = payload.oldIsKnown ? typedPassword(services).read() : typed;
          const body = { ...chosen, ...(oldPassword !== null && { oldPassword }) };
          return withoutValue(
            await withReauthentication(services, () =>
              api.account.changePassword({ body }, { signal, key }),
            ),
          );
        },
      }),
      signOut: fromPromise<Outcome<null>, void>(async ({ signal }) =>
        withoutValue(await api.account.logout({}, { signal })),
      ),
    },
  });
}
