import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { fieldsToMend } from '#contract/rules/fields-to-mend.ts';
import type { RegistrationType } from '#contract/rules/registration-form.ts';
import {
  canDoWithoutCode,
  hasUncheckedCode,
  shownFields,
  tabsOf,
} from '#machines/registration/registration.facts.ts';
import type { registrationMachine } from '#machines/registration/registration.machine.ts';
import { forgetInvitation, invitation } from '#web/platform/address/invitation.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import { useFlowForm } from '#web/shared/flow/use-flow-form.ts';
import { stepOf } from '#web/shared/forms/step-of.ts';
import { useRefusedFields } from '#web/shared/forms/use-draft.ts';
import type { Services } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { useReadAgain } from '#web/shared/services/use-read-again.ts';
import { linkWaitingAccount } from '#web/shared/sign-in/social-proof.ts';
import { useSmsCode } from '#web/shared/verification/use-sms-code.ts';
import {
  forgetKeptRegistration,
  keepThroughReload,
  keptRegistration,
} from './kept-registration.ts';
import { provideRegistration, readForm, requestRegistrationCode } from './registration.actors.ts';
import { registrationDraft } from './registration-draft.ts';

/** A registration: state and actions for its views. */
export type RegistrationFlow = ReturnType<typeof useRegistration>;

/**
 * Runs a registration with the page's draft. At its end the session starts, dialogs close, the
 * person goes home unless they were on their way elsewhere, and the success shows (A12).
 */
export function useRegistration(mode: 'page' | 'modal') {
  const services = useServices();
  const navigate = useNavigate();
  const draft = registrationDraft(services);
  const [input] = useState(() => ({
    mode,
    affiliateCode: invitation().affiliateCode,
    registrationType: keptRegistration()?.type,
  }));
  const flow = useFlow(() => provideRegistration(services, draft), {
    input,
    on: {
      'form.outdated': () => readAgain(),
      'form.prepared': ({ uncheckedCode }) => {
        // It may well be valid: it is in its box, and checked on submit.
        if (uncheckedCode !== null && draft.values().affiliateCode === '') {
          draft.setText('affiliateCode', uncheckedCode);
        }
      },
    },
    onDone: ({ member, account, registrationType }) => {
      draft.clear();
      forgetKeptRegistration();
      forgetInvitation();
      if (!member || !account) return;
      const { session, sessionStore, modals } = services;
      const { intent } = session.getSnapshot().context;
      sessionStore.keepMember(member);
      session.send({ type: 'session.opened', session: { member, generation: account.generation } });
      void linkWaitingAccount(services);
      if (intent === null) void navigate('/');
      modals.send({
        type: 'modal.opened',
        modal:
          registrationType === 'registerMobile'
            ? { type: 'newAccount', welcome: true }
            : { type: 'registrationSuccess', account: account.account },
      });
    },
  });
  const { state, context, send, actor } = flow;
  const code = useSmsCode({
    purpose: 'registration',
    request: requestRegistrationCode(services, draft, () => actor.getSnapshot().context),
    form: actor,
    draft,
  });

  const isEntering = state === 'enteringDetails';
  const addressCodeFailed = context.addressCode !== null && context.addressCodeState === 'invalid';
  useEffect(() => {
    // Its box is shown with the code in it: marked from the start, as nobody can register with it.
    if (addressCodeFailed && isEntering) void draft.form.trigger('affiliateCode');
  }, [draft, addressCodeFailed, isEntering]);
  useEffect(
    () => keepThroughReload(draft, () => actor.getSnapshot().context.registrationType),
    [draft, actor],
  );
  const formOfFlow = useFlowForm(
    {
      // The warning about a refused invitation comes first; the box is marked afterwards.
      refusal: state === 'invitationRefused' ? null : context.refusal,
      send: (event) =>
        send(
          event.type === 'form.submitted'
            ? { ...event, affiliateCode: draft.values().affiliateCode }
            : event,
        ),
    },
    draft,
  );
  useRefusedFields(draft, code.refusal);
  const readAgain = useReadAgain({
    isResting: isEntering || state === 'closed' || state === 'formUnavailable',
    read: () => readForm(services),
    onRead: (form) => send({ type: 'form.changed', form }),
  });
  const { form, refusal } = context;
  const fields = shownFields(context);
  useEffect(() => {
    // A refused field is marked where it is now.
    if (isEntering && refusal) draft.show(fieldsToMend(refusal));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the refusal itself is marked above
  }, [draft, form]);

  useEffect(() => () => openLater(services, actor.getSnapshot()), [services, actor]);

  return {
    ...flow,
    ...formOfFlow,
    draft,
    code,
    tabs: form === null ? [] : tabsOf(form),
    fields,
    canDoWithoutCode: canDoWithoutCode(context),
    addressCodeFailed,
    addressCodeUnchecked: hasUncheckedCode(context),
    step: stepOf(state, [
      'checkingDetails',
      'verifyingHumanity',
      'confirmingPhoneCode',
      'registering',
      'loadingMember',
    ]),
    chooseType: (registrationType: RegistrationType) => {
      // Each form has its own picture (A8).
      draft.forget('captcha');
      send({ type: 'type.chosen', registrationType });
    },
    reset: () => {
      draft.clear();
      send({ type: 'form.reset' });
    },
    confirmWarning: () => send({ type: 'warning.confirmed' }),
  };
}

/**
 * A person who leaves while the new account is being opened still has it: the session opens it from
 * its token, and then shows what to keep.
 */
function openLater(
  { session, modals }: Pick<Services, 'session' | 'modals'>,
  state: SnapshotFrom<typeof registrationMachine>,
): void {
  if (!state.matches('loadingMember') && !state.matches('memberUnavailable')) return;
  if (state.context.registrationType === 'registerMobile') {
    const started = session.on('session.started', () => {
      started.unsubscribe();
      modals.send({ type: 'modal.opened', modal: { type: 'newAccount', welcome: true } });
    });
  }
  session.send({ type: 'session.abandoned' });
}
