import { fromPromise } from 'xstate';
import type { GeetestResult } from '#contract/entities/verification.ts';
import { leavesActOpen, type Outcome, stopsBeforeAct } from '#contract/errors.ts';
import { checkField } from '#contract/rules/field-rules.ts';
import { registrationForm, trimmedName } from '#contract/rules/registration-form.ts';
import { asksFor, shownFields } from '#machines/registration/registration.facts.ts';
import { registrationMachine } from '#machines/registration/registration.machine.ts';
import type {
  FormFacts,
  InvitationInput,
  LoadFormOutcome,
  RegisteredAccount,
  StepInput,
  StepOutcome,
} from '#machines/registration/registration.types.ts';
import type { CodeSent } from '#machines/sms-countdown/sms-countdown.machine.ts';
import { invitation } from '#web/platform/address/invitation.ts';
import { generatePassword, secureRandomBelow } from '#web/shared/passwords/generated-password.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';
import { loadMember } from '#web/shared/sign-in/member-actors.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';
import { type Repeating, repeating } from '#web/shared/submission/repeating.ts';
import type { PictureAnswer } from '#web/shared/verification/code-picture.ts';
import { solvePuzzle } from '#web/shared/verification/human-check.ts';
import {
  confirmPhoneCode,
  type PhoneCodeBody,
  type PhoneCodes,
  requestPhoneCode,
} from '#web/shared/verification/phone-code.ts';
import { registrationProof } from '#web/shared/verification/phone-proof.ts';
import { countriesKnown } from '#web/shared/verification/use-countries.ts';
import type { RegistrationDraft } from './registration-draft.ts';
import { mobilePayload, type PayloadParts, usernamePayload } from './registration-payload.ts';

type CodeServices = Pick<Services, 'api' | 'language' | 'queryClient'>;
type RegistrationServices = CodeServices & SubmissionServices & Pick<Services, 'tokens'>;

const accepted = { ok: true, value: null } as const;

/** The site's current registration settings (A1, A3). */
export async function readForm(services: CodeServices): Promise<LoadFormOutcome> {
  const { api } = services;
  const [settings, rules, countries] = await Promise.all([
    api.account.registerSettings(),
    api.account.registrationRules(),
    // The mobile number is checked by its country, so the form needs the countries too.
    countriesKnown(services),
  ]);
  if (!settings.ok) return settings;
  if (!rules.ok) return rules;
  if (!countries.ok) return countries;
  const { flags, toggles, ...rest } = settings.value;
  return {
    ok: true,
    value: { offer: registrationForm(flags, toggles), settings: rest, rules: rules.value },
  };
}

/** The registration with its calls (A9 to A13). */
export function provideRegistration(services: RegistrationServices, draft: RegistrationDraft) {
  const { api, tokens } = services;
  // The result of the puzzle, for the following call, outside any machine.
  let geetest: GeetestResult | null = null;
  const proof = registrationProof(services);
  // The request of each press's key: a retry sends the same, though its form is gone (A12).
  let prepared: { readonly key: string; readonly send: ReturnType<typeof sendingOf> } | null = null;

  const checkCode = async (code: string, signal: AbortSignal): Promise<Outcome<null>> =>
    withoutValue(
      await api.account.affiliateCheck({ query: { code, domain: location.hostname } }, { signal }),
    );

  const partsOf = (step: StepInput): PayloadParts => ({
    values: draft.values(),
    shown: shownFields(step),
    country: draft.country(),
    captchaId: draft.captcha.id(),
    geetest,
    firebase: proof.fields(),
    affiliateCode: step.affiliateCode,
    address: new URL(location.href),
    // Another code than the link's was typed, so its sub-id does not apply.
    subId: step.affiliateCode === invitation().affiliateCode ? invitation().subId : null,
    referralCode: invitation().referralCode,
  });

  const sendingOf = (step: StepInput, key: string) => {
    const parts = partsOf(step);
    if (step.registrationType === 'username') {
      const body = usernamePayload(parts);
      return (signal: AbortSignal) => api.account.register({ body }, { signal, key });
    }
    const body = mobilePayload(parts, asksFor(step, 'password') ? null : draft.generated.read());
    return (signal: AbortSignal) => api.account.registerMobile({ body }, { signal, key });
  };

  return registrationMachine.provide({
    actors: {
      // Not aborted with the view: strict mode mounts it twice, and one answer serves both.
      loadForm: fromPromise<LoadFormOutcome, void>(() => readForm(services)),
      checkInvitation: fromPromise<Outcome<null>, InvitationInput>(async ({ input, signal }) => {
        const { affiliateCode, rule } = input;
        const wrong = rule && checkField('affiliateCode', affiliateCode, rule);
        if (wrong === undefined) return await checkCode(affiliateCode, signal);
        // Registering would be refused because of it, so it must be visible for correction.
        draft.setText('affiliateCode', affiliateCode);
        return { ok: false, code: 'validation_failed', fields: [wrong] };
      }),
      checkDetails: fromPromise<StepOutcome, StepInput>(async ({ input }) => {
        geetest = null;
        const fields = draft.check(input);
        const [first] = fields;
        if (first === undefined) return await Promise.resolve(accepted);
        const isAgreementAlone = fields.length === 1 && first.field === 'agreed';
        const code = isAgreementAlone ? 'terms_not_accepted' : 'validation_failed';
        return { ok: false, code, fields };
      }),
      checkAffiliate: fromPromise<StepOutcome, StepInput>(({ input, signal }) =>
        checkCode(input.affiliateCode ?? '', signal),
      ),
      verifyHumanity: fromPromise<StepOutcome, StepInput>(async ({ input, signal }) => {
        const puzzle = input.form?.settings.geetest ?? null;
        if (puzzle === null) return accepted;
        const solved = await solvePuzzle(services, puzzle, signal);
        if (solved.ok) geetest = solved.value;
        return withoutValue(solved);
      }),
      confirmPhoneCode: fromPromise<StepOutcome, StepInput>(async ({ input }) => {
        const firebase = input.form?.settings.firebase ?? null;
        const values = draft.values();
        const phone = { typed: values, firebase, proof };
        return await confirmPhoneCode(services, phone, values.verificationCode);
      }),
      register: provideSubmission<StepInput, RegisteredAccount>(services, {
        call: ({ registrationType }) =>
          registrationType === 'username' ? 'account.register' : 'account.registerMobile',
        send: async ({ payload, key }, signal) => {
          // A stored one belongs to an unanswered try.
          if (!asksFor(payload, 'password') && draft.generated.read() === null) {
            const rule = payload.form?.rules.password;
            const password = rule ? generatePassword(rule, secureRandomBelow) : null;
            if (password === null) return { ok: false, code: 'feature_disabled' };
            draft.generated.keep(password);
          }
          const isRepeated = prepared?.key === key;
          if (prepared?.key !== key) prepared = { key, send: sendingOf(payload, key) };
          const answer = await prepared.send(signal);
          proof.settle(answer.ok ? null : answer);
          if (!answer.ok) {
            const { code } = answer;
            if (leavesActOpen(code) || (isRepeated && stopsBeforeAct(code))) return answer;
            // A picture and an unseen password are used once.
            draft.generated.forget();
            draft.captcha.spend();
            draft.setText('captcha', '');
            return answer;
          }
          const { account, bonus, token } = answer.value;
          return { ok: true, value: { account, bonus, generation: tokens.keep(token) } };
        },
      }),
      loadMember: loadMember(services),
    },
  });
}

/**
 * Requests the code of a registration, by user name or by mobile number (A11).
 *
 * @param facts what decides the form at that moment
 */
export function requestRegistrationCode(
  services: CodeServices,
  draft: RegistrationDraft,
  facts: () => FormFacts,
) {
  const { sms } = services.api;
  const byName = repeating(sms.registrationByUsername);
  const byMobile = repeating(sms.registrationByMobile);
  return async (signal: AbortSignal, picture: PictureAnswer): Promise<Outcome<CodeSent>> => {
    const now = facts();
    const byUsername = asksFor(now, 'username');
    const fields = draft
      .check(now)
      .filter(({ field }) => field === 'mobileNum' || (byUsername && field === 'username'));
    if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
    const values = draft.values();
    const username = trimmedName(values.username);
    return await requestPhoneCode(
      services,
      {
        typed: values,
        firebase: now.form?.settings.firebase ?? null,
        proof: registrationProof(services),
        picture,
      },
      byUsername ? namedCodes(byName, username) : byMobile,
      signal,
    );
  };
}

/** Codes for a registration by user name: the name goes with the number. */
function namedCodes(
  codes: Repeating<object, PhoneCodeBody & { readonly username: string }, CodeSent>,
  username: string,
): PhoneCodes {
  return {
    send: (number, prepare, signal) =>
      codes.send(
        { username, ...number },
        (send) => prepare((body) => send({ username, ...body })),
        signal,
      ),
  };
}
