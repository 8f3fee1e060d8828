import type { CatalogueEntry, Step } from '../../catalogue/entry.ts';
import { always, isAccepted, isIn } from '../../catalogue/history.ts';
import { asksFirebaseForCode, shownFields, tabsOf } from '../registration.facts.ts';
import type { registrationMachine } from '../registration.machine.ts';

type Machine = typeof registrationMachine;
type RegistrationStep = Step<Machine>;

/** The steps since the person last pressed the button, the last one included. */
function submissionUpTo(step: RegistrationStep, before: readonly RegistrationStep[]) {
  const steps = [...before, step];
  return steps.slice(steps.findLastIndex(({ event }) => event.type === 'form.submitted'));
}

const starts = (actor: string) => (step: RegistrationStep) => step.started.includes(actor);

const isAnswerTo = (step: RegistrationStep, actor: string) =>
  step.event.type.endsWith(`.actor.${actor}`);

/** What must be true of every run of the registration. */
export const registrationInvariants: CatalogueEntry<Machine>['invariants'] = [
  {
    name: 'nothing is checked or sent before the person submitted',
    holds: (history) =>
      always(history, starts('checkDetails'), (step) => step.event.type === 'form.submitted'),
  },
  {
    name: 'every submission begins with the check of all fields and a clean slate',
    holds: (history) =>
      always(
        history,
        (step) => isIn(step, 'submitting') && step.event.type === 'form.submitted',
        (step, before) =>
          step.context.refusal === null &&
          step.started.includes('checkDetails') ===
            before.slice(-1).some((last) => isIn(last, 'enteringDetails')),
      ),
  },
  {
    name: 'each later step runs only after the one before succeeded',
    holds: (history) =>
      ['checkAffiliate', 'verifyHumanity', 'confirmPhoneCode', 'register'].every((actor) =>
        always(
          history,
          starts(actor),
          (step, before) =>
            step.event.type.startsWith('xstate.done.actor.') &&
            submissionUpTo(step, before).slice(1).every(isAcceptedStep),
        ),
      ),
  },
  {
    name: 'the account is made only after the fields were accepted',
    holds: (history) =>
      always(history, starts('register'), (step, before) =>
        submissionUpTo(step, before).some((earlier) => isAccepted(earlier, 'checkDetails')),
      ),
  },
  {
    name: 'with an affiliate code, the account is made only after the code was accepted',
    holds: (history) =>
      always(
        history,
        starts('register'),
        (step, before) =>
          (step.context.affiliateCode !== null) ===
          submissionUpTo(step, before).some((earlier) => isAccepted(earlier, 'checkAffiliate')),
      ),
  },
  {
    name: 'where the site asks for the puzzle, the account is made only after it was solved',
    holds: (history) =>
      always(
        history,
        starts('register'),
        (step, before) =>
          (step.context.form?.settings.geetest !== null) ===
          submissionUpTo(step, before).some((earlier) => isAccepted(earlier, 'verifyHumanity')),
      ),
  },
  {
    name: 'where Firebase sends the code, the account is made only after it was confirmed',
    holds: (history) =>
      always(
        history,
        starts('register'),
        (step, before) =>
          asksFirebaseForCode(step.context) ===
          submissionUpTo(step, before).some((earlier) => isAccepted(earlier, 'confirmPhoneCode')),
      ),
  },
  {
    name: 'where the site asks for the puzzle, no code is confirmed before it was solved',
    holds: (history) =>
      always(
        history,
        starts('confirmPhoneCode'),
        (step, before) =>
          (step.context.form?.settings.geetest !== null) ===
          submissionUpTo(step, before).some((earlier) => isAccepted(earlier, 'verifyHumanity')),
      ),
  },
  {
    name: 'a submission makes at most one account, and no account is followed by another',
    holds: (history) =>
      always(history, starts('register'), (_, before) =>
        before.every((earlier) => !isAccepted(earlier, 'register')),
      ),
  },
  {
    name: 'without the affiliate feature no code is ever checked or sent',
    holds: (history) =>
      always(
        history,
        ({ context }) => context.form?.settings.affiliate === false,
        (step) => step.context.affiliateCode === null && !step.started.includes('checkAffiliate'),
      ),
  },
  {
    name: 'a valid code of the address is the one that is sent, while the site takes codes',
    holds: (history) =>
      always(
        history,
        (step) =>
          isIn(step, 'submitting') &&
          step.context.addressCodeIs === 'valid' &&
          step.context.form?.settings.affiliate === true,
        ({ context }) => context.affiliateCode === context.addressCode,
      ),
  },
  {
    name: 'a code counts as valid only after the server took it',
    holds: (history) =>
      always(
        history,
        ({ context }) => context.addressCodeIs === 'valid',
        (step, before) =>
          [...before, step].some((earlier) => isAccepted(earlier, 'checkInvitation')),
      ),
  },
  {
    name: 'the code of the address is checked on load, and only where there is one',
    holds: (history) =>
      always(
        history,
        (step) => isAccepted(step, 'loadForm') && step.context.form !== null,
        (step) =>
          step.started.includes('checkInvitation') ===
          (step.context.addressCode !== null && step.context.form?.settings.affiliate === true),
      ),
  },
  {
    name: 'a refused invitation is warned of, and what follows is the form',
    holds: (history) =>
      always(
        history,
        (step) => isAnswerTo(step, 'checkAffiliate') && !isIn(step, 'submitting'),
        (step) =>
          step.started.length === 0 &&
          isIn(step, 'invitationRefused') ===
            (step.context.refusal?.code === 'invitation_code_error'),
      ),
  },
  {
    name: 'a check that the network lost calls no code invalid (A9)',
    holds: (history) =>
      always(
        history,
        ({ context }) => context.addressCodeIs === 'invalid',
        (step, before) =>
          [...before, step].some(
            ({ event }) =>
              (event['output'] as { code?: unknown } | undefined)?.code === 'invitation_code_error',
          ),
      ),
  },
  {
    name: 'a submission that was stopped shows the reason',
    holds: (history) =>
      always(
        history,
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
  },
  {
    name: 'a reason goes when the person edits, starts over, changes the tab or tries again',
    holds: (history) =>
      always(
        history,
        (step) =>
          step.tags.has('busy') ||
          (isIn(step, 'enteringDetails') && step.event.type === 'form.edited'),
        ({ context }) => context.refusal === null,
      ),
  },
  {
    name: 'the form offers only tabs that the site offers',
    holds: (history) =>
      always(
        history,
        ({ context }) => context.form !== null,
        ({ context }) =>
          context.form !== null && tabsOf(context.form).includes(context.registrationType),
      ),
  },
  {
    name: 'a tab that is offered opens when chosen, without an old message',
    holds: (history) =>
      always(
        history,
        (step) =>
          step.event.type === 'type.chosen' &&
          isIn(step, 'enteringDetails') &&
          step.event['registrationType'] === step.context.registrationType,
        ({ context }) => context.refusal === null,
      ),
  },
  {
    name: 'a person with a new account is signed in by the very next step (A12)',
    holds: (history) =>
      always(
        history,
        (step) => isAccepted(step, 'register'),
        (step) => step.context.registered !== null && isIn(step, 'loadingMember'),
      ),
  },
  {
    name: 'settings are read again exactly where the server asks for a field that is not there (G6)',
    holds: (history) =>
      always(
        history,
        () => true,
        ({ event, effects, context }) =>
          effects.includes('emitted form.outdated') ===
          (event.type === 'xstate.done.actor.register' &&
            context.refusal?.fields?.some(({ field }) =>
              shownFields(context).every(({ name }) => name !== field),
            ) === true),
      ),
  },
  {
    name: 'a person who registered is known at the end',
    holds: (history) =>
      always(
        history,
        ({ status }) => status === 'done',
        ({ context }) => context.registered !== null && context.member !== null,
      ),
  },
];

/** The answer of a step that lets the next one run. */
function isAcceptedStep({ event }: RegistrationStep): boolean {
  const output: unknown = event['output'];
  return typeof output === 'object' && output !== null && 'ok' in output && output.ok === true;
}
