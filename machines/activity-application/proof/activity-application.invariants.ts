import type { ApplicationState } from '#contract/entities/application-types.ts';
import type { Invariant } from '../../catalogue/entry.ts';
import { isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import type { activityApplicationMachine } from '../activity-application.machine.ts';
import { at } from './activity-application.examples.ts';

type Machine = typeof activityApplicationMachine;

const leaves: Readonly<Record<Exclude<ApplicationState, 'withdrawn'>, readonly string[]>> = {
  applying: ['applying', 'askingWithdrawal', 'withdrawing'],
  in_process: ['inProcess'],
  issued: ['issued'],
  claimed: ['claimed'],
  rejected: ['rejected'],
};

/** Invariants of an application (W6). */
export const activityApplicationInvariants: readonly [Invariant<Machine>, ...Invariant<Machine>[]] =
  [
    whenever(
      'what is sent is what the person submitted last',
      (step) => step.started.includes('apply'),
      ({ context, event }, before) => {
        const past = [...before.map((step) => step.event), event];
        const pressed = past.findLast(({ type }) => type === 'application.submitted');
        return pressed !== undefined && context.words === pressed['words'];
      },
    ),
    whenever(
      'an application is sent only while none is active and the promotion is open',
      (step) => step.started.includes('apply'),
      ({ context: { overview } }) =>
        overview?.phase === 'open' &&
        overview.isForApplicants &&
        (overview.application === null || overview.application.state === 'withdrawn'),
    ),
    whenever(
      'it is withdrawn only after a confirmation, and by its own number',
      (step) => step.started.includes('withdraw'),
      ({ event, context }, before) =>
        event.type === 'withdrawal.confirmed' &&
        before.some((step) => step.event.type === 'withdrawal.requested') &&
        context.overview?.application?.state === 'applying',
    ),
    whenever(
      'the screen is that of the state at the server',
      ({ context: { overview } }) => overview?.application != null,
      (step) => {
        const { state } = step.context.overview?.application ?? {};
        return Object.entries(leaves).every(
          ([own, screens]) => own === state || screens.every((screen) => !isIn(step, at(screen))),
        );
      },
    ),
    always('a reason is shown exactly where something was refused', (step) => {
      const { refusal } = step.context;
      const mustTell = isIn(step, 'unreachable');
      const mayTell = mustTell || isIn(step, 'writing') || isIn(step, at('applying'));
      return mustTell ? refusal !== null : mayTell || refusal === null;
    }),
  ];
