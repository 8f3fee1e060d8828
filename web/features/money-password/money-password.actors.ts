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
import type { CodePicture } from '#web/shared/account/code-picture.ts';
import { withPuzzleWhenAsked } from '#web/shared/account/human-check.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';
import type { MoneyPasswordDraft } from './money-password-draft.ts';

/** A password for money with its calls (W2); what was typed is read from draft and picture. */
export function provideMoneyPassword(
  services: Pick<Services, 'api' | 'language'>,
  draft: MoneyPasswordDraft,
  picture: CodePicture,
) {
  const { api } = services;
  /** Saves what was typed, if it is right by the rules of the form. */
  const saving = async <Value>(save: () => Promise<Outcome<Value>>): Promise<Outcome<null>> => {
    const fields = draft.check();
    if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
    return withoutValue(await save());
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
      setPassword: fromPromise<Outcome<null>, SavingInput>(({ input: { kind } }) =>
        saving(() => api.moneyPasswords.set({ body: { kind, ...typed() } })),
      ),
      changePassword: fromPromise<Outcome<null>, SavingInput>(({ input: { kind } }) =>
        saving(() => {
          const { oldPassword } = draft.values();
          return api.moneyPasswords.change({ body: { kind, oldPassword, ...typed() } });
        }),
      ),
      sendCode: fromPromise<SentOutcome, { readonly channel: MoneyCodeChannel }>(
        async ({ input: { channel }, signal }) => {
          const answer = picture.answer();
          const sent = await withPuzzleWhenAsked(
            services,
            (geetest) =>
              api.moneyPasswords.code({
                body: { channel, ...answer, ...(geetest && { geetest }) },
              }),
            signal,
          );
          if (answer.captchaId !== undefined) picture.spend();
          return sent;
        },
      ),
      recoverPassword: fromPromise<Outcome<null>, RecoveringInput>(({ input }) =>
        saving(() => {
          const verificationCode = plainCode(draft.values().verificationCode);
          return api.moneyPasswords.recover({ body: { ...input, verificationCode, ...typed() } });
        }),
      ),
    },
  });
}
