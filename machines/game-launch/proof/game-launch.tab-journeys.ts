import type { PinnedJourney } from '../../catalogue/entry.ts';
import { refuses } from '../../catalogue/moves.ts';
import type { gameLaunchMachine } from '../game-launch.machine.ts';
import {
  at,
  blocked,
  inTab,
  memberSignedIn,
  opened,
  personLeft,
  vendorDown,
} from './game-launch.examples.ts';

/** Paths through the launch of a game that wants its own tab (L4). */
export const gameLaunchTabJourneys: readonly PinnedJourney<typeof gameLaunchMachine>[] = [
  {
    name: 'a game is played in its tab, closed there, opened again and left',
    input: 'pressed',
    moves: [
      { actor: 'findGame', done: inTab, reaches: at('launching') },
      { actor: 'launchGame', done: opened, reaches: at('playingElsewhere', 'playing') },
      { event: { type: 'tab.pressed' }, ignored: true },
      { actor: 'awaitTabClosed', done: opened, reaches: at('comingBack') },
      { actor: 'refreshBalance', done: opened, reaches: at('awaitingPress', 'none') },
      { event: { type: 'tab.pressed' }, reaches: at('launching', 'pressed') },
      { event: { type: 'tab.pressed' }, ignored: true },
      { actor: 'launchGame', done: opened },
      { event: { type: 'game.left' }, reaches: 'refreshingBalance' },
      { actor: 'refreshBalance', done: opened },
    ],
    ends: 'closed',
  },
  {
    name: 'a person who opens the address must press, and may leave',
    moves: [
      { actor: 'findGame', done: inTab, reaches: at('awaitingPress') },
      { event: { type: 'game.left' } },
    ],
    ends: 'closed',
  },
  {
    name: 'a game that is still open in its tab is found there',
    input: 'playing',
    moves: [
      { actor: 'findGame', done: inTab, reaches: at('playingElsewhere') },
      { actor: 'awaitTabClosed', failed: true, reaches: at('comingBack') },
      { event: { type: 'game.left' } },
    ],
    ends: 'closed',
  },
  {
    name: 'the browser blocks the tab: a second try, and then the plain link',
    input: 'pressed',
    moves: [
      { actor: 'findGame', done: inTab },
      refuses('launchGame', blocked, at('popupBlocked', 'none')),
      { event: { type: 'tab.pressed' }, reaches: at('launching'), context: { refusal: null } },
      { actor: 'launchGame', done: blocked, reaches: at('popupBlocked') },
      {
        event: { type: 'link.followed' },
        reaches: at('playingElsewhere', 'playing'),
        context: { refusal: null },
      },
    ],
    ends: at('playingElsewhere'),
  },
  {
    name: 'a person who does not allow the tab leaves',
    input: 'pressed',
    moves: [
      { actor: 'findGame', done: inTab },
      { actor: 'launchGame', done: blocked },
      { event: { type: 'game.left' } },
    ],
    ends: 'closed',
  },
  {
    name: 'an ended session is requested again, in every state of the tab',
    input: 'playing',
    moves: [
      { actor: 'findGame', done: inTab, reaches: at('playingElsewhere') },
      { event: personLeft, reaches: at('awaitingSignIn', 'none'), context: { who: 'visitor' } },
      { event: memberSignedIn, reaches: at('awaitingPress') },
      { event: personLeft, reaches: at('awaitingSignIn'), context: { who: 'visitor' } },
      { event: memberSignedIn },
      { event: { type: 'tab.pressed' } },
      { actor: 'launchGame', done: blocked },
      { event: personLeft, context: { who: 'visitor', refusal: null } },
    ],
    ends: at('awaitingSignIn'),
  },
  {
    name: 'the session ends just as the tab is closed',
    input: 'playing',
    moves: [
      { actor: 'findGame', done: inTab },
      { actor: 'awaitTabClosed', done: opened },
      { event: personLeft, reaches: at('comingBack', 'none'), context: { who: 'visitor' } },
      { event: memberSignedIn, context: { who: 'member' } },
      { event: personLeft },
      { actor: 'refreshBalance', failed: true },
    ],
    ends: at('awaitingSignIn'),
  },
  {
    name: 'the vendor is down, and the waiting tab is no longer needed',
    input: 'pressed',
    moves: [
      { actor: 'findGame', done: inTab },
      { actor: 'launchGame', done: vendorDown, reaches: at('unavailable', 'none') },
      { event: { type: 'retry.requested' } },
      { actor: 'findGame', done: inTab },
    ],
    ends: at('awaitingPress'),
  },
];
