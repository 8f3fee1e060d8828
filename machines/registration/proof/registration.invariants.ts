import type { CatalogueEntry, Step } from '../../catalogue/entry.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import { asksFirebaseForCode, shownFields, tabsOf } from '../registration.facts.ts';
import type { registrationMachine } from '../registration.machine.ts';

type Machine = typeof registrationMachine;
type RegistrationStep = Step<Machine>;

/** The steps since the last press of the button, that press included. */
function submissionUpTo(step: RegistrationStep, before: readonly RegistrationStep[]) {
  const steps = [...before, step];
  return steps.slice(steps.findLastIndex(({ event }) => event.type === 'form.submitted'));
}

const starts = (actor: string) => (step: RegistrationStep) => step.started.includes(actor);

const isAnswerTo = (step: RegistrationStep, actor: string) =>
  step.event.type.endsWith(`.actor.${actor}`);

/** Invariants of the registration. */
export const registrationInvariants: CatalogueEntry<Machine>['invariants'] = [
  always('a form is announced when it opens, and when settings change it', (step, before) => {
    const wasOpen = before.slice(-1).some((last) => isIn(last, 'enteringDetails'));
    const isNew = isIn(step, 'enteringDetails') && (!wasOpen || step.event.type === 'form.changed');
    return step.effects.includes('emitted form.prepared') === isNew;
  }),
  whenever(
    'nothing is checked or sent before the person submitted',
    starts('checkDetails'),
    (step) => step.event.type === 'form.submitted',
  ),
  whenever(
    'every submission begins with the check of all fields and a clean slate',
    (step) => isIn(step, 'submitting') && step.event.type === 'form.submitted',
    (step, before) =>
      step.context.refusal === null &&
      step.started.includes('checkDetails') ===
        before.slice(-1).some((last) => isIn(last, 'enteringDetails')),
  ),
  ...['checkAffiliate', 'verifyHumanity', 'confirmPhoneCode', 'register'].map((actor) =>
    whenever<typeof registrationMachine>(
      `${actor} runs only after the step before succeeded`,
      starts(actor),
      (step, before) =>
        step.event.type.startsWith('xstate.done.actor.') &&
        submissionUpTo(step, before).slice(1).every(isAcceptedStep),
    ),
  ),
  whenever(
    'the account is made only after the fields were accepted',
    starts('register'),
    (step, before) =>
      submissionUpTo(step, before).some((earlier) => isAccepted(earlier, 'checkDetails')),
  ),
  whenever(
    'with an affiliate code, the account is made only after the code was accepted',
    starts('register'),
    (step, before) =>
      (step.context.affiliateCode !== null) ===
      submissionUpTo(step, before).some((earlier) => isAccepted(earlier, 'checkAffiliate')),
  ),
  whenever(
    'if the site requires the puzzle, the account is made only after it was solved',
    starts('register'),
    (step, before) =>
      (step.context.form?.settings.geetest !== null) ===
      submissionUpTo(step, before).some((earlier) => isAccepted(earlier, 'verifyHumanity')),
  ),
  whenever(
    'where Firebase sends the code, the account is made only after it was confirmed',
    starts('register'),
    (step, before) =>
      asksFirebaseForCode(step.context) ===
      submissionUpTo(step, before).some((earlier) => isAccepted(earlier, 'confirmPhoneCode')),
  ),
  whenever(
    'if the site requires the puzzle, no code is confirmed before it was solved',
    starts('confirmPhoneCode'),
    (step, before) =>
      (step.context.form?.settings.geetest !== null) ===
      submissionUpTo(step, before).some((earlier) => isAccepted(earlier, 'verifyHumanity')),
  ),
  whenever(
    'a submission makes at most one account, and no account is followed by another',
    starts('register'),
    (_, before) => before.every((earlier) => !isAccepted(earlier, 'register')),
  ),
  whenever(
    'without the affiliate feature no code is ever checked or sent',
    ({ context }) => context.form?.settings.affiliate === false,
    (step) => step.context.affiliateCode === null && !step.started.includes('checkAffiliate'),
  ),
  whenever(
    'a valid code of the address is the one that is sent, while the site takes codes',
    (step) =>
      isIn(step, 'submitting') &&
      step.context.addressCodeState === 'valid' &&
      step.context.form?.settings.affiliate === true,
    ({ context }) => context.affiliateCode === context.addressCode,
  ),
  whenever(
    'a code counts as valid only after the server accepted it',
    ({ context }) => context.addressCodeState === 'valid',
    (step, before) => [...before, step].some((earlier) => isAccepted(earlier, 'checkInvitation')),
  ),
  whenever(
    'the code of the address is checked on load, and only where there is one',
    (step) => isAccepted(step, 'loadForm') && step.context.form !== null,
    (step) =>
      step.started.includes('checkInvitation') ===
      (step.context.addressCode !== null && step.context.form?.settings.affiliate === true),
  ),
  whenever(
    'a refused invitation shows a warning, then the form',
    (step) => isAnswerTo(step, 'checkAffiliate') && !isIn(step, 'submitting'),
    (step) =>
      step.started.length === 0 &&
      isIn(step, 'invitationRefused') === (step.context.refusal?.code === 'invitation_code_error'),
  ),
  whenever(
    'a check lost by the network calls no code invalid (A9)',
    ({ context }) => context.addressCodeState === 'invalid',
    (step, before) =>
      [...before, step].some(
        ({ event }) =>
          (event['output'] as { code?: unknown } | undefined)?.code === 'invitation_code_error',
      ),
  ),
  whenever(
    'a submission that was stopped shows the reason',
    (step) =>
      isIn(step, 'formUnavailable') ||
      isIn(step, 'memberUnavailable') ||
      isIn(step, 'invitationRefused') ||
      (isIn(step, 'enteringDetails') &&
        /(checkDetails|checkAffiliate|verifyHumanity|confirmPhoneCode|register|TimeLimit)/.test(
          step.event.type,
        )),
    ({ context }) => context.refusal !== null,
  ),
  whenever(
    'a reason is cleared when the person edits, restarts, changes the tab or retries',
    (step) =>
      step.tags.has('busy') || (isIn(step, 'enteringDetails') && step.event.type === 'form.edited'),
    ({ context }) => context.refusal === null,
  ),
  whenever(
    'the form offers only tabs that the site offers',
    ({ context }) => context.form !== null,
    ({ context }) =>
      context.form !== null && tabsOf(context.form).includes(context.registrationType),
  ),
  whenever(
    'an offered tab opens when chosen, without an old message',
    (step) =>
      step.event.type === 'type.chosen' &&
      isIn(step, 'enteringDetails') &&
      step.event['registrationType'] === step.context.registrationType,
    ({ context }) => context.refusal === null,
  ),
  whenever(
    'a person with a new account is signed in by the next step (A12)',
    (step) => isAccepted(step, 'register'),
    (step) => step.context.registered !== null && isIn(step, 'loadingMember'),
  ),
  always(
    'settings are read again exactly when the server requires a missing field (G6)',
    ({ event, effects, context }) =>
      effects.includes('emitted form.outdated') ===
      (event.type === 'xstate.done.actor.register' &&
        context.refusal?.fields?.some(({ field }) =>
          shownFields(context).every(({ name }) => name !== field),
        ) === true),
  ),
  whenever(
    'a person who registered is known at the end',
    ({ status }) => status === 'done',
    ({ context }) => context.registered !== null && context.member !== null,
  ),
];

/** The answer of a step that starts the next one. */
function isAcceptedStep({ event }: RegistrationStep): boolean {
  const output: unknown = event['output'];
  return typeof output === 'object' && output !== null && 'ok' in output && output.ok === true;
}
