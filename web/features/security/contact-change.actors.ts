import { fromPromise } from 'xstate';
import type { ContactKind } from '#contract/entities/contact-types.ts';
import type { Outcome } from '#contract/errors.ts';
import { plainCode } from '#contract/rules/field-rules.ts';
import { contactChangeMachine } from '#machines/contact-change/contact-change.machine.ts';
import type {
  ContactActorInput,
  ContactCodesOutcome,
} from '#machines/contact-change/contact-change.types.ts';
import { type Services, withoutValue } from '#web/shared/services/services.ts';
import {
  provideSubmission,
  type SubmissionServices,
} from '#web/shared/submission/provide-submission.ts';
import { repeating } from '#web/shared/submission/repeating.ts';
import type { CodePicture, PictureAnswer } from '#web/shared/verification/code-picture.ts';
import { withPuzzleIfRequired } from '#web/shared/verification/human-check.ts';
import { withReauthentication } from '#web/shared/verification/reauthentication.ts';
import { travellingNumber } from '#web/shared/verification/travelling-number.ts';
import type { ContactDraft } from './contact-draft.ts';

type ContactServices = SubmissionServices &
  Pick<Services, 'changes' | 'language' | 'modals' | 'queryClient'>;

type TypedContact =
  | { readonly kind: 'email'; readonly email: string }
  | { readonly kind: 'mobile'; readonly countryDialingCode: string; readonly mobileNum: string };

/** The input as sent. */
async function contactIn(
  services: ContactServices,
  draft: ContactDraft,
  kind: ContactKind,
): Promise<Outcome<TypedContact>> {
  const values = draft.values();
  if (kind === 'email') return { ok: true, value: { kind, email: values.email.trim() } };
  const number = await travellingNumber(services, values);
  return number.ok ? { ok: true, value: { kind, ...number.value } } : number;
}

/** Has the codes sent, after reauthentication and the site's puzzle. */
export function requestContactCodes(services: ContactServices, draft: ContactDraft) {
  const codes = repeating(services.api.contacts.codes);
  return async (
    kind: ContactKind,
    signal: AbortSignal,
    answer: PictureAnswer,
  ): Promise<ContactCodesOutcome> => {
    const contact = await contactIn(services, draft, kind);
    if (!contact.ok) return contact;
    return await withReauthentication(services, () =>
      codes.send(contact.value, (send) =>
        withPuzzleIfRequired(
          services,
          (geetest) => send({ ...contact.value, ...answer, ...(geetest && { geetest }) }),
          signal,
        ),
      ),
    );
  };
}

/** A change of an address with its calls (W5); what was typed is read from draft and picture. */
export function provideContactChange(
  services: ContactServices,
  draft: ContactDraft,
  picture: CodePicture,
) {
  const requestCodes = requestContactCodes(services, draft);
  return contactChangeMachine.provide({
    actors: {
      sendCodes: fromPromise<ContactCodesOutcome, ContactActorInput>(
        async ({ input: { kind, requiredFields }, signal }) => {
          const fields = draft.check(requiredFields);
          if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
          const answer = picture.answer();
          const sent = await requestCodes(kind, signal, answer);
          picture.settle(answer, sent);
          return sent;
        },
      ),
      changeContact: provideSubmission<ContactActorInput, null>(services, {
        call: 'contacts.change',
        send: async ({ payload: { kind, requiredFields }, key }) => {
          const fields = draft.check(requiredFields);
          if (fields.length > 0) return { ok: false, code: 'validation_failed', fields };
          const contact = await contactIn(services, draft, kind);
          if (!contact.ok) return contact;
          const { oldCode, newCode } = draft.values();
          const body = {
            ...contact.value,
            newCode: plainCode(newCode),
            ...(oldCode !== '' && { oldCode: plainCode(oldCode) }),
          };
          const outcome = await withReauthentication(services, () =>
            services.api.contacts.change({ body }, { key }),
          );
          // Changed or not: if the answer is lost and the dialog is closed, the page shows it.
          void services.changes.outdate('security');
          return withoutValue(outcome);
        },
      }),
    },
  });
}
