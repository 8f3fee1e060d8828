import { fromPromise } from 'xstate';
import type {
  AccountRecovery,
  FinishedAccountRecovery,
} from '#contract/entities/account-recovery.ts';
import type { Outcome } from '#contract/errors.ts';
import { plainCode } from '#contract/rules/field-rules.ts';
import { accountRecoveryMachine } from '#machines/account-recovery/account-recovery.machine.ts';
import type {
  AccountRecoveryActorInput,
  AccountRecoveryCodeOutcome,
} from '#machines/account-recovery/account-recovery.types.ts';
import type { Services } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';
import { repeating } from '#web/shared/submission/repeating.ts';
import type { CodePicture } from '#web/shared/verification/code-picture.ts';
import { withPuzzleIfRequired } from '#web/shared/verification/human-check.ts';
import { travellingNumber } from '#web/shared/verification/travelling-number.ts';
import type { AccountRecoveryDraft } from './account-recovery-draft.ts';

type AccountRecoveryServices = SubmissionServices & Pick<Services, 'language' | 'queryClient'>;

type TypedOwner = { readonly username: string } & (
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'mobile'; readonly countryDialingCode: string; readonly mobileNum: string }
);

/** The account as sent: suggesting keyboards leave trailing spaces. */
async function ownerIn(
  services: AccountRecoveryServices,
  draft: AccountRecoveryDraft,
  { kind, requiredFields }: AccountRecoveryActorInput,
): Promise<Outcome<TypedOwner>> {
  const fields = draft.check(requiredFields);
  if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
  const values = draft.values();
  const username = values.username.trim();
  if (kind === 'email') return { ok: true, value: { kind, username, email: values.email.trim() } };
  const number = await travellingNumber(services, values);
  return number.ok ? { ok: true, value: { kind, username, ...number.value } } : number;
}

/** Account recovery with its calls (W5); what was typed is read from draft and picture. */
export function provideAccountRecovery(
  services: AccountRecoveryServices,
  draft: AccountRecoveryDraft,
  picture: CodePicture,
) {
  const { accountRecovery } = services.api;
  const codes = repeating(accountRecovery.code);
  return accountRecoveryMachine.provide({
    actors: {
      sendCode: fromPromise<AccountRecoveryCodeOutcome, AccountRecoveryActorInput>(
        async ({ input, signal }) => {
          const owner = await ownerIn(services, draft, input);
          if (!owner.ok) return owner;
          const answer = picture.answer();
          const sent = await codes.send(owner.value, (send) =>
            withPuzzleIfRequired(
              services,
              (geetest) => send({ ...owner.value, ...answer, ...(geetest && { geetest }) }),
              signal,
            ),
          );
          picture.settle(answer, sent);
          return sent;
        },
      ),
      proveAddress: provideSubmission<AccountRecoveryActorInput, AccountRecovery>(services, {
        call: 'accountRecovery.request',
        send: async ({ payload, key }) => {
          const owner = await ownerIn(services, draft, payload);
          if (!owner.ok) return owner;
          const body = { ...owner.value, code: plainCode(draft.values().code) };
          return await accountRecovery.request({ body }, { key });
        },
      }),
      setPassword: provideSubmission<AccountRecoveryActorInput, FinishedAccountRecovery>(services, {
        call: 'accountRecovery.complete',
        send: async ({ payload, key }) => {
          const owner = await ownerIn(services, draft, payload);
          if (!owner.ok) return owner;
          const { code, newPassword } = draft.values();
          const body = { ...owner.value, code: plainCode(code), newPassword };
          return await accountRecovery.complete({ body }, { key });
        },
      }),
    },
  });
}
