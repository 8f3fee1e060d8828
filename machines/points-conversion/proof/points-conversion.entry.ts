import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { always, isAccepted, isIn } from '../../catalogue/history.ts';
import { outdatesWhenRefused } from '../../catalogue/invariants.ts';
import { pointsConversionMachine } from '../points-conversion.machine.ts';
import {
  another,
  closed,
  converted,
  edit,
  rateChanged,
  read,
  readDearer,
  retry,
  submit,
  wrong,
} from './points-conversion.examples.ts';
import { pointsConversionJourneys } from './points-conversion.journeys.ts';

/** Points that become money as tools and tests know it. */
export const pointsConversionEntry = catalogueEntry<typeof pointsConversionMachine>({
  id: 'pointsConversion',
  title: 'Points conversion',
  purpose: 'Makes money of points, once, at the rate that the person saw last.',
  requirements: ['W9'],
  machine: pointsConversionMachine,
  inspected: {
    shown: ['pointsPerUnit', 'minimum', 'points'],
    named: ['desk', 'wish', 'conversion'],
  },
  inputs: { plain: undefined },
  events: {
    'conversion.submitted': [submit.event],
    'form.edited': [edit.event],
    'another.requested': [another.event],
    'retry.requested': [retry.event],
    'desk.changed': [{ type: 'desk.changed', desk: readDearer.value }],
  },
  outcomes: {
    readDesk: [read, readDearer, closed, networkFailed],
    convert: [converted, rateChanged, wrong, closed],
  },
  invariants: [
    outdatesWhenRefused(),
    {
      name: 'the passwords go exactly when the money has moved',
      holds: (history) =>
        always(
          history,
          () => true,
          (step) => step.effects.includes('emitted passwords.used') === isIn(step, 'converted'),
        ),
    },
    {
      name: 'another rate is taken over while points are typed, and at no other time',
      holds: (history) =>
        always(
          history,
          ({ event }) => event.type === 'desk.changed',
          (step, before) => {
            const last = before.at(-1);
            if (last === undefined) return true;
            const isTaken = isIn(last, 'entering');
            return step.context.desk === (isTaken ? step.event['desk'] : last.context.desk);
          },
        ),
    },
    {
      name: 'points are converted at the rate that was on the screen when it was pressed',
      holds: (history) =>
        always(
          history,
          (step) => step.event.type === 'conversion.submitted' && isIn(step, 'converting'),
          ({ context }) =>
            context.desk !== null && context.wish?.pointsPerUnit === context.desk.pointsPerUnit,
        ),
    },
    {
      name: 'it is converted exactly when the server says so',
      holds: (history) =>
        always(
          history,
          (step) => isIn(step, 'converted'),
          (step) => isAccepted(step, 'convert') && step.context.conversion !== null,
        ),
    },
    {
      name: 'what changed is asked about beside what was pressed',
      holds: (history) =>
        always(
          history,
          (step) => isIn(step, 'changed'),
          ({ context: { desk: now, wish: pressed } }) => now !== null && pressed !== null,
        ),
    },
  ],
  journeys: pointsConversionJourneys,
});
