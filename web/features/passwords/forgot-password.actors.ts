import { fromPromise } from 'xstate';
import type { FirebaseSettings, GeetestResult } from '#contract/entities/verification.ts';
import { leavesActOpen, type Outcome, stopsBeforeAct } from '#contract/errors.ts';
import { plainCode } from '#contract/rules/field-rules.ts';
import { forgotPasswordMachine } from '#machines/forgot-password/forgot-password.machine.ts';
import type {
  PhoneCodeOutcome,
  RecoveredByPhone,
  RecoveryFormInput,
} from '#machines/forgot-password/forgot-password.types.ts';
import type { CodeSent } from '#machines/sms-countdown/sms-countdown.machine.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';
import { begunSignIn } from '#web/shared/sign-in/begun-sign-in.ts';
import { loadMember, recordFirstLogin } from '#web/shared/sign-in/member-actors.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';
import { repeating } from '#web/shared/submission/repeating.ts';
import type { PictureAnswer } from '#web/shared/verification/code-picture.ts';
import { withPuzzleIfRequired } from '#web/shared/verification/human-check.ts';
import { confirmPhoneCode, requestPhoneCode } from '#web/shared/verification/phone-code.ts';
import { recoveryProof } from '#web/shared/verification/phone-proof.ts';
import { travellingNumber } from '#web/shared/verification/travelling-number.ts';
import { type ForgotPasswordDraft, mailRequest } from './forgot-password-draft.ts';

type CodeServices = Pick<Services, 'api' | 'language' | 'queryClient'>;

/** The recovery with its calls (A15, A17). */
export function provideForgotPassword(
  services: CodeServices & SubmissionServices & Pick<Services, 'tokens'>,
  draft: ForgotPasswordDraft,
  firebase: FirebaseSettings | null,
) {
  const { api, tokens } = services;
  const proof = recoveryProof(services);
  // The puzzle of a retry with the same key.
  let solved: { readonly key: string; readonly geetest: GeetestResult } | null = null;
  let lastKey = '';
  const mails = repeating(api.account.forgotPassword);
  return forgotPasswordMachine.provide({
    actors: {
      sendMail: fromPromise<Outcome<null>, RecoveryFormInput>(async ({ input, signal }) => {
        const fields = draft.check(input.requiredFields);
        if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
        const body = mailRequest(draft.values());
        return withoutValue(await mails.send(body, (send) => send(body), signal));
      }),
      confirmPhoneCode: fromPromise<PhoneCodeOutcome, RecoveryFormInput>(async ({ input }) => {
        const fields = draft.check(input.requiredFields);
        if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
        const values = draft.values();
        const phone = { typed: values, firebase, proof };
        return await confirmPhoneCode(services, phone, values.verificationCode);
      }),
      setPassword: provideSubmission<RecoveryFormInput, RecoveredByPhone>(services, {
        call: 'account.setPasswordByPhone',
        send: async ({ payload, key }, signal) => {
          const fields = draft.check(payload.requiredFields);
          if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
          const values = draft.values();
          const { newPassword, verificationCode } = values;
          const number = await travellingNumber(services, values);
          if (!number.ok) return number;
          const body = {
            ...number.value,
            newPassword,
            verificationCode: plainCode(verificationCode),
            ...proof.fields(),
          };
          const send = (geetest: GeetestResult | undefined) =>
            api.account.setPasswordByPhone(
              { body: geetest ? { ...body, geetest } : body },
              { signal, key },
            );
          const isRepeated = lastKey === key;
          lastKey = key;
          const answer =
            solved?.key === key
              ? await send(solved.geetest)
              : await withPuzzleIfRequired(
                  services,
                  (geetest) => {
                    if (geetest) solved = { key, geetest };
                    return send(geetest);
                  },
                  signal,
                );
          if (!answer.ok) {
            if (leavesActOpen(answer.code)) return answer;
            if (isRepeated && stopsBeforeAct(answer.code)) return answer;
            const { secondStep, ...outcome } = answer;
            // The new password is valid: the proof of the number is used up, and the sign-in
            // continues.
            if (secondStep && !signal.aborted) begunSignIn(services).keep(secondStep.challenge);
            proof.settle(secondStep ? null : outcome);
            return outcome;
          }
          proof.settle(null);
          const { token, firstTimeLogin } = answer.value;
          return { ok: true, value: { firstTimeLogin, generation: tokens.keep(token) } };
        },
      }),
      recordFirstLogin: recordFirstLogin(services),
      loadMember: loadMember(services),
    },
  });
}

/**
 * Requests the code of a recovery (A11, A17). The countdown of a server's code ends when the server
 * says, that of Firebase after its minute.
 */
export function requestRecoveryCode(
  services: CodeServices & Pick<Services, 'clock'>,
  draft: ForgotPasswordDraft,
  firebase: FirebaseSettings | null,
) {
  const codes = repeating(
    async (
      ...request: Parameters<typeof services.api.sms.forgotPassword>
    ): Promise<Outcome<CodeSent>> => {
      const sent = await services.api.sms.forgotPassword(...request);
      if (!sent.ok) return sent;
      // The clocks differ by a fraction of a second, which is not worth a whole second's wait.
      const milliseconds = Date.parse(sent.value.expirationTime) - services.clock.now();
      return { ok: true, value: { expiredMinutes: Math.round(milliseconds / 1_000) / 60 } };
    },
  );
  return async (signal: AbortSignal, picture: PictureAnswer): Promise<Outcome<CodeSent>> => {
    const fields = draft.check(['mobileNum']);
    if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
    return await requestPhoneCode(
      services,
      { typed: draft.values(), firebase, proof: recoveryProof(services), picture },
      codes,
      signal,
    );
  };
}
