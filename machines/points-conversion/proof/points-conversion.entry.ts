import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { always, outdatesWhenRefused, whenever } from '../../catalogue/invariants.ts';
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

/** Catalogue entry: converting points. */
export const pointsConversionEntry = catalogueEntry<typeof pointsConversionMachine>({
  id: 'pointsConversion',
  title: 'Points conversion',
  purpose: 'Converts points to money, once, at the rate the person saw last.',
  requirements: ['W9'],
  machine: pointsConversionMachine,
  inspected: {
    shown: ['pointsPerUnit', 'minimum', 'points'],
    named: ['overview', 'wish', 'conversion'],
  },
  inputs: { plain: undefined },
  events: {
    'conversion.submitted': [submit.event],
    'form.edited': [edit.event],
    'another.requested': [another.event],
    'retry.requested': [retry.event],
    'overview.changed': [{ type: 'overview.changed', overview: readDearer.value }],
  },
  outcomes: {
    readOverview: [read, readDearer, closed, networkFailed],
    convert: [converted, rateChanged, wrong, closed],
  },
  invariants: [
    outdatesWhenRefused(),
    always(
      'the passwords are cleared exactly when the money has moved',
      (step) => step.effects.includes('emitted passwords.used') === isIn(step, 'converted'),
    ),
    whenever(
      'a new rate is applied only while points are typed',
      ({ event }) => event.type === 'overview.changed',
      (step, before) => {
        const last = before.at(-1);
        if (last === undefined) return true;
        const isTaken = isIn(last, 'entering');
        return step.context.overview === (isTaken ? step.event['overview'] : last.context.overview);
      },
    ),
    whenever(
      'points are converted at the rate that was on the screen when it was pressed',
      (step) => step.event.type === 'conversion.submitted' && isIn(step, 'converting'),
      ({ context }) =>
        context.overview !== null && context.wish?.pointsPerUnit === context.overview.pointsPerUnit,
    ),
    whenever(
      'it is converted exactly when the server says so',
      (step) => isIn(step, 'converted'),
      (step) => isAccepted(step, 'convert') && step.context.conversion !== null,
    ),
    whenever(
      'a changed result is shown beside the pressed one',
      (step) => isIn(step, 'changed'),
      ({ context: { overview: now, wish: pressed } }) => now !== null && pressed !== null,
    ),
  ],
  journeys: pointsConversionJourneys,
});
