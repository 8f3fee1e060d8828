import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { activityApplicationMachine } from '../activity-application.machine.ts';
import {
  application,
  changed,
  confirmed,
  connected,
  declined,
  offTime,
  overview,
  retried,
  sent,
  submitted,
  tooMany,
  withdrawal,
} from './activity-application.examples.ts';
import { activityApplicationInvariants } from './activity-application.invariants.ts';
import { activityApplicationJourneys } from './activity-application.journeys.ts';

/** Catalogue entry: applying for a promotion. */
export const activityApplicationEntry = catalogueEntry<typeof activityApplicationMachine>({
  id: 'activityApplication',
  title: 'Activity application',
  purpose: 'Applies for a promotion with a comment and pictures, once, and follows the decision.',
  requirements: ['W6', 'W5', 'T6'],
  machine: activityApplicationMachine,
  inspected: {
    shown: ['promotionId', 'phase', 'isForApplicants'],
    named: ['overview', 'application', 'words', 'pictures', 'canBeWithdrawn'],
  },
  inputs: { plain: { promotionId: 'live-cashback' } },
  events: {
    'application.submitted': [submitted],
    'withdrawal.requested': [withdrawal],
    'withdrawal.confirmed': [confirmed],
    'withdrawal.declined': [declined],
    'retry.requested': [retried],
    'connection.returned': [connected],
    'application.changed': [
      changed(application('in_process')),
      changed(application('issued')),
      changed(application('rejected')),
      changed(null),
    ],
  },
  outcomes: {
    watchConnection: [],
    readOverview: [
      overview(null),
      overview(null, { phase: 'coming_soon' }),
      overview(null, { phase: 'closed' }),
      overview(null, { isForApplicants: false }),
      overview(application('applying')),
      overview(application('in_process')),
      overview(application('issued'), { phase: 'closed' }),
      overview(application('claimed')),
      overview(application('rejected')),
      overview(application('withdrawn')),
      offTime('promotion_not_found'),
      networkFailed,
    ],
    apply: [sent('applying'), offTime('application_sent'), tooMany],
    withdraw: [sent('withdrawn'), offTime('application_not_withdrawable'), tooMany, networkFailed],
    watchApplication: [],
  },
  invariants: activityApplicationInvariants,
  journeys: activityApplicationJourneys,
});
