import type { Behaviour } from '../behaviour/probe.ts';
import { accountFlows } from './account-flows.ts';
import { moneyFlows } from './money-flows.ts';
import { newcomerFlows } from './newcomer-flows.ts';
import { registrationFlows } from './registration-flows.ts';
import { journeysOf, type ReplayedFlow } from './replay.ts';

/** Flows whose journeys run against a back end. */
export const replayedFlows: readonly ReplayedFlow[] = [
  ...registrationFlows,
  ...accountFlows,
  ...newcomerFlows,
  ...moneyFlows,
];

/** The pinned journeys of machines that call the server, each as a behaviour of a back end. */
export const journeyBehaviours: readonly Behaviour[] = replayedFlows.flatMap((flow) =>
  journeysOf(flow),
);

const watches = 'it watches what the server does by itself';
const codes = 'it takes codes, of which a server sends few an hour';
const hooks = 'its answers need set-up hooks at each step; behaviours ask the same calls';
const device = 'it needs a device, a browser or an account elsewhere';
const plain = 'it reads or sends once; the checks of its calls ask the same';

/** Machines that call the server and whose journeys do not run against it: why. */
export const notReplayed: Readonly<Record<string, string>> = {
  accountRecovery: codes,
  activityApplication: hooks,
  bonusEnding: hooks,
  captcha: plain,
  contactChange: codes,
  contactUndo: codes,
  contractAcceptance: hooks,
  contractOffer: hooks,
  customerService: plain,
  drawWatch: watches,
  forgotPassword: codes,
  gameLaunch: device,
  idleWatch: watches,
  liveUpdates: watches,
  passkeyAdding: device,
  pointsConversion: hooks,
  pointsRedemption: hooks,
  promotionClaim: hooks,
  realityCheck: watches,
  root: watches,
  session: device,
  speedTest: plain,
  systemStatus: watches,
  twoStep: hooks,
  voucherCode: hooks,
  withdrawalConfirmation: hooks,
};
