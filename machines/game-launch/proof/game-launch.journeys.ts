import type { PinnedJourney } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import type { gameLaunchMachine } from '../game-launch.machine.ts';
import {
  at,
  inMaintenance,
  kinds,
  memberSignedIn,
  opened,
  personLeft,
  slot,
  vendorDown,
} from './game-launch.examples.ts';
import { gameLaunchTabJourneys } from './game-launch.tab-journeys.ts';

type Journey = PinnedJourney<typeof gameLaunchMachine>;

const inFrame: readonly Journey[] = [
  {
    name: 'a member plays and returns',
    moves: [
      { event: { type: 'retry.requested' }, ignored: true },
      { actor: 'findGame', done: slot, reaches: at('launching'), context: { game: slot.value } },
      { event: { type: 'retry.requested' }, ignored: true },
      { actor: 'launchGame', done: opened, reaches: at('arriving') },
      { elapsed: 29_999, reaches: at('arriving') },
      { event: { type: 'frame.arrived' }, reaches: at('playing') },
      { elapsed: 1_000_000, reaches: at('playing') },
      { event: { type: 'game.left' }, reaches: 'refreshingBalance' },
      { actor: 'refreshBalance', done: opened },
    ],
    ends: 'closed',
  },
  {
    name: 'a visitor signs in, plays, loses the session and gives up',
    input: 'visitor',
    moves: [
      { actor: 'findGame', done: slot, reaches: at('awaitingSignIn') },
      { event: memberSignedIn, reaches: at('launching'), context: { who: 'member' } },
      { actor: 'launchGame', done: opened },
      { event: { type: 'frame.arrived' } },
      { event: personLeft, reaches: at('awaitingSignIn'), context: { who: 'visitor' } },
      { event: { type: 'game.left' } },
    ],
    ends: 'closed',
  },
  {
    name: 'a visitor leaves instead of signing in',
    input: 'visitor',
    moves: [{ actor: 'findGame', done: slot }, { event: { type: 'game.left' } }],
    ends: 'closed',
  },
  {
    name: 'somebody signs in while the game is looked up, and out again before it is found',
    input: 'visitor',
    moves: [
      { event: memberSignedIn, reaches: at('finding'), context: { who: 'member' } },
      { actor: 'findGame', done: slot, reaches: at('launching') },
      { actor: 'launchGame', done: opened },
      { event: personLeft, context: { who: 'visitor' } },
    ],
    ends: at('awaitingSignIn'),
  },
  {
    name: 'the session ends while the game is looked up',
    moves: [
      { event: personLeft, context: { who: 'visitor' } },
      { actor: 'findGame', done: slot },
    ],
    ends: at('awaitingSignIn'),
  },
  {
    name: 'the vendor is down, does not answer, fails in its frame, and finally works',
    moves: [
      { actor: 'findGame', done: slot },
      refuses('launchGame', vendorDown, at('unavailable')),
      { event: { type: 'retry.requested' }, reaches: at('finding'), context: { refusal: null } },
      { elapsed: 19_999, reaches: at('finding') },
      {
        elapsed: 1,
        reaches: at('unavailable'),
        context: { refusal: { ok: false, code: 'timed_out' } },
      },
      { event: { type: 'retry.requested' } },
      { actor: 'findGame', done: slot },
      { elapsed: 19_999, reaches: at('launching') },
      {
        elapsed: 1,
        reaches: at('unavailable'),
        context: { refusal: { ok: false, code: 'timed_out' } },
      },
      { event: { type: 'connection.returned' }, reaches: at('finding') },
      { actor: 'findGame', done: slot },
      breaks('launchGame', at('unavailable')),
      { event: { type: 'retry.requested' } },
      { actor: 'findGame', done: slot },
      { actor: 'launchGame', done: opened },
      { elapsed: 30_000, reaches: at('unavailable'), context: { refusal: vendorDown } },
      { event: { type: 'retry.requested' } },
      { actor: 'findGame', done: slot },
      { actor: 'launchGame', done: opened },
      { event: { type: 'game.left' } },
      { actor: 'refreshBalance', failed: true },
    ],
    ends: 'closed',
  },
  {
    name: 'a game goes under maintenance while it opens, and a known one does not open',
    moves: [
      { actor: 'findGame', done: slot },
      { actor: 'launchGame', done: inMaintenance, reaches: at('underMaintenance') },
      { event: { type: 'retry.requested' }, reaches: at('finding') },
      {
        actor: 'findGame',
        done: { ok: true, value: { ...slot.value, isClosed: true } },
        reaches: at('underMaintenance'),
        context: { refusal: inMaintenance },
      },
      { event: { type: 'game.left' } },
    ],
    ends: 'closed',
  },
  {
    name: 'a closed game does not ask for a sign-in until it is open',
    input: 'visitor',
    moves: [
      {
        actor: 'findGame',
        done: { ok: true, value: { ...slot.value, isClosed: true } },
        reaches: at('underMaintenance'),
      },
      { event: memberSignedIn, context: { who: 'member' } },
      { event: personLeft, context: { who: 'visitor' } },
      { event: { type: 'retry.requested' } },
      { actor: 'findGame', done: slot },
    ],
    ends: at('awaitingSignIn'),
  },
  {
    name: 'a game that does not exist does not ask for a sign-in',
    input: 'visitor',
    moves: [
      { actor: 'findGame', done: { ok: false, code: 'game_not_found' }, reaches: at('gone') },
      { event: { type: 'retry.requested' }, ignored: true },
      { event: { type: 'game.left' } },
    ],
    ends: 'closed',
  },
  {
    name: 'the connection fails at the start, breaks, and returns',
    moves: [
      { actor: 'findGame', done: networkFailed, reaches: at('unavailable') },
      { event: personLeft, context: { who: 'visitor' } },
      { event: memberSignedIn, context: { who: 'member' } },
      { event: { type: 'connection.returned' }, reaches: at('finding') },
      { actor: 'findGame', failed: true, reaches: at('unavailable') },
      { event: { type: 'game.left' } },
    ],
    ends: 'closed',
  },
  {
    name: 'a refusal for one person is retried for another',
    moves: [
      { actor: 'findGame', done: slot },
      { actor: 'launchGame', done: { ok: false, code: 'account_blocked' }, reaches: at('refused') },
      { event: personLeft, reaches: at('finding'), context: { who: 'visitor', refusal: null } },
      { event: { type: 'tab.pressed' }, ignored: true },
      { actor: 'findGame', done: slot, reaches: at('awaitingSignIn') },
      { event: memberSignedIn, reaches: at('launching') },
    ],
    ends: at('launching'),
  },
  {
    name: 'a game removed meanwhile is shown as gone, and looked up again for another person',
    moves: [
      { actor: 'findGame', done: slot },
      { actor: 'launchGame', done: { ok: false, code: 'game_not_found' }, reaches: at('gone') },
      { event: personLeft, reaches: at('finding'), context: { who: 'visitor', refusal: null } },
    ],
    ends: at('finding'),
  },
  {
    name: 'the session cannot be read, and later cannot be watched',
    input: 'visitor',
    moves: [
      { actor: 'findGame', done: slot },
      { actor: 'requestSignIn', failed: true, reaches: at('unavailable') },
      { event: { type: 'retry.requested' } },
      breaks('watchSession', at('unavailable')),
    ],
    ends: at('unavailable'),
  },
  {
    name: 'a blocked account is refused and can only leave',
    moves: [
      { actor: 'findGame', done: slot },
      { actor: 'launchGame', done: { ok: false, code: 'account_blocked' }, reaches: at('refused') },
      { event: { type: 'retry.requested' }, ignored: true },
      { event: { type: 'game.left' } },
    ],
    ends: 'closed',
  },
  {
    name: 'the session has expired before the launch, and the game starts after the sign-in',
    moves: [
      { actor: 'findGame', done: slot },
      {
        actor: 'launchGame',
        done: { ok: false, code: 'token_expired' },
        reaches: at('awaitingSignIn'),
        context: { who: 'visitor' },
      },
      { event: memberSignedIn, reaches: at('launching') },
    ],
    ends: at('launching'),
  },
  {
    name: 'the person leaves while the game is looked up',
    moves: [{ event: { type: 'game.left' } }],
    ends: 'closed',
  },
  {
    name: 'the session ends while the game is being opened',
    moves: [
      { actor: 'findGame', done: slot },
      { event: personLeft, context: { who: 'visitor' } },
    ],
    ends: at('awaitingSignIn'),
  },
  {
    name: 'the person leaves while the game is being opened',
    moves: [{ actor: 'findGame', done: slot }, { event: { type: 'game.left' } }],
    ends: 'closed',
  },
];

const elsewhere: readonly Journey[] = [
  ...kinds
    .slice(2)
    .map(
      (found): Journey => ({
        name: `a visitor is led to the page of a ${found.value.way}`,
        input: 'visitor',
        moves: [{ actor: 'findGame', done: found }],
        ends: 'leadingOn',
      }),
    ),
  {
    name: 'a visitor chooses among the games of a vendor, or leaves',
    input: 'visitor',
    moves: [
      { actor: 'findGame', done: kinds[0], reaches: at('choosing') },
      { event: { type: 'game.left' } },
    ],
    ends: 'closed',
  },
  {
    name: 'a sea lottery is opened by its own launch, on the page of games',
    moves: [
      { actor: 'findGame', done: kinds[1], reaches: at('launching') },
      { actor: 'launchGame', done: opened, reaches: at('arriving') },
    ],
    ends: at('arriving'),
  },
];

/** The usual paths through the launch. */
export const gameLaunchJourneys: readonly [Journey, ...Journey[]] = [
  ...(inFrame as readonly [Journey, ...Journey[]]),
  ...gameLaunchTabJourneys,
  ...elsewhere,
];
