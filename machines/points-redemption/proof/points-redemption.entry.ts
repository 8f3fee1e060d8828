import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { pointsRedemptionMachine } from '../points-redemption.machine.ts';
import {
  changed,
  mug,
  mugWith,
  overview,
  passwordWrong,
  redeemed,
  retried,
  seen,
  submitted,
} from './points-redemption.examples.ts';
import { pointsRedemptionInvariants } from './points-redemption.invariants.ts';
import { pointsRedemptionJourneys } from './points-redemption.journeys.ts';

/** Catalogue entry: redeeming points. */
export const pointsRedemptionEntry = catalogueEntry<typeof pointsRedemptionMachine>({
  id: 'pointsRedemption',
  title: 'Points redemption',
  purpose: 'Takes points for a reward, once, at the price the person saw last.',
  requirements: ['W9', 'T6'],
  machine: pointsRedemptionMachine,
  inspected: {
    shown: ['rewardId', 'price', 'stock', 'points'],
    named: ['reward', 'seen', 'redemption', 'isTaken', 'isOnePerPerson'],
  },
  inputs: { plain: { rewardId: 'welcome-mug', seen } },
  events: {
    'redemption.submitted': [submitted],
    'form.edited': [{ type: 'form.edited' }],
    'retry.requested': [retried],
  },
  outcomes: {
    readReward: [
      overview(),
      overview(mugWith({ price: 400_000 })),
      overview(mugWith({ stock: 0 })),
      overview(mugWith({ isTaken: true })),
      overview(mug, { points: 0 }),
      overview(null),
      networkFailed,
    ],
    redeem: [redeemed, changed, passwordWrong],
  },
  invariants: pointsRedemptionInvariants,
  journeys: pointsRedemptionJourneys,
});
