import { fromPromise } from 'xstate';
import type { MoneyCodeChannel } from '#contract/entities/money-password-types.ts';
import type { Outcome } from '#contract/errors.ts';
import { plainCode } from '#contract/rules/field-rules.ts';
import { moneyPasswordMachine } from '#machines/money-password/money-password.machine.ts';
import type {
  PasswordsOutcome,
  RecoveringInput,
  SavingInput,
  SentOutcome,
} from '#machines/money-password/money-password.types.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';
import { repeating } from '#web/shared/submission/repeating.ts';
import type { CodePicture } from '#web/shared/verification/code-picture.ts';
import { withPuzzleIfRequired } from '#web/shared/verification/human-check.ts';
import type { MoneyPasswordDraft } from './money-password-draft.ts';

/** A money password with its calls (W2); what was typed is read from draft and picture. */
export function provideMoneyPassword(
  services: SubmissionServices & Pick<Services, 'changes' | 'language'>,
  draft: MoneyPasswordDraft,
  picture: CodePicture,
) {
  const { api } = services;
  const codes = repeating(api.moneyPasswords.code);
  /** Sends the input if it passes the form's rules. */
  const saving = async <Value>(
    payload: SavingInput,
    save: () => Promise<Outcome<Value>>,
  ): Promise<Outcome<null>> => {
    const fields = draft.check(payload);
    if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
    const outcome = await save();
    // Saved or not: if the answer is lost and the dialog is closed, the lists show it.
    void services.changes.outdate('payments');
    return withoutValue(outcome);
  };
  const typed = () => {
    const { newPassword, confirmNewPassword } = draft.values();
    return { newPassword, confirmNewPassword };
  };
  return moneyPasswordMachine.provide({
    actors: {
      readPasswords: fromPromise<PasswordsOutcome, void>(({ signal }) =>
        api.moneyPasswords.state({}, { signal }),
      ),
      setPassword: provideSubmission<SavingInput, null>(services, {
        call: 'moneyPasswords.set',
        send: ({ payload, key }) =>
          saving(payload, () =>
            api.moneyPasswords.set({ body: { kind: payload.kind, ...typed() } }, { key }),
          ),
      }),
      changePassword: provideSubmission<SavingInput, null>(services, {
        call: 'moneyPasswords.change',
        send: ({ payload, key }) =>
          saving(payload, () => {
            const { kind } = payload;
            const { oldPassword } = draft.values();
            return api.moneyPasswords.change({ body: { kind, oldPassword, ...typed() } }, { key });
          }),
      }),
      sendCode: fromPromise<SentOutcome, { readonly channel: MoneyCodeChannel }>(
        async ({ input: { channel }, signal }) => {
          const answer = picture.answer();
          const sent = await codes.send(channel, (send) =>
            withPuzzleIfRequired(
              services,
              (geetest) => send({ channel, ...answer, ...(geetest && { geetest }) }),
              signal,
            ),
          );
          picture.settle(answer, sent);
          return sent;
        },
      ),
      recoverPassword: provideSubmission<RecoveringInput, null>(services, {
        call: 'moneyPasswords.recover',
        send: ({ payload, key }) =>
          saving(payload, () => {
            const { kind, channel } = payload;
            const verificationCode = plainCode(draft.values().verificationCode);
            const body = { kind, channel, verificationCode, ...typed() };
            return api.moneyPasswords.recover({ body }, { key });
          }),
      }),
    },
  });
}
