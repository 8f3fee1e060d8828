import type { PinnedJourney } from '../../catalogue/entry.ts';
import type { gameLaunchMachine } from '../game-launch.machine.ts';
import { blocked, inTab, opened, vendorDown } from './game-launch.examples.ts';

/** The ways through the launch of a game that wants a tab of its own (L4). */
export const gameLaunchTabJourneys: readonly PinnedJourney<typeof gameLaunchMachine>[] = [
  {
    name: 'a game is played in its tab, closed there, opened again and left',
    input: 'pressed',
    moves: [
      { actor: 'findGame', done: inTab, reaches: 'launching' },
      {
        actor: 'launchGame',
        done: opened,
        reaches: 'playingElsewhere',
        context: { tab: 'playing' },
      },
      { event: { type: 'tab.pressed' }, ignored: true },
      { actor: 'awaitTabClosed', done: opened, reaches: 'comingBack' },
      { actor: 'refreshBalance', done: opened, reaches: 'awaitingPress', context: { tab: 'none' } },
      { event: { type: 'tab.pressed' }, reaches: 'launching', context: { tab: 'pressed' } },
      { event: { type: 'tab.pressed' }, ignored: true },
      { actor: 'launchGame', done: opened },
      { event: { type: 'game.left' }, reaches: 'refreshingBalance' },
      { actor: 'refreshBalance', done: opened },
    ],
    ends: 'closed',
  },
  {
    name: 'who comes by an address has to press, and may leave',
    moves: [
      { actor: 'findGame', done: inTab, reaches: 'awaitingPress' },
      { event: { type: 'game.left' } },
    ],
    ends: 'closed',
  },
  {
    name: 'a game that is still open in its tab is found there',
    input: 'playing',
    moves: [
      { actor: 'findGame', done: inTab, reaches: 'playingElsewhere' },
      { actor: 'awaitTabClosed', failed: true, reaches: 'comingBack' },
      { event: { type: 'game.left' } },
    ],
    ends: 'closed',
  },
  {
    name: 'the browser blocks the tab: a second try, and then the plain link',
    input: 'pressed',
    moves: [
      { actor: 'findGame', done: inTab },
      {
        actor: 'launchGame',
        done: blocked,
        reaches: 'popupBlocked',
        context: { refusal: blocked, tab: 'none' },
      },
      { event: { type: 'tab.pressed' }, reaches: 'launching', context: { refusal: null } },
      { actor: 'launchGame', done: blocked, reaches: 'popupBlocked' },
      {
        event: { type: 'link.followed' },
        reaches: 'playingElsewhere',
        context: { refusal: null, tab: 'playing' },
      },
    ],
    ends: 'playingElsewhere',
  },
  {
    name: 'who does not want to allow the tab leaves',
    input: 'pressed',
    moves: [
      { actor: 'findGame', done: inTab },
      { actor: 'launchGame', done: blocked },
      { event: { type: 'game.left' } },
    ],
    ends: 'closed',
  },
  {
    name: 'a session that ends is asked for again wherever the tab has come to',
    input: 'playing',
    moves: [
      { actor: 'findGame', done: inTab, reaches: 'playingElsewhere' },
      {
        event: { type: 'session.lost' },
        reaches: 'awaitingSignIn',
        context: { tab: 'none', signedIn: false },
      },
      { event: { type: 'session.started' }, reaches: 'awaitingPress' },
      {
        event: { type: 'session.lost' },
        reaches: 'awaitingSignIn',
        context: { signedIn: false },
      },
      { event: { type: 'session.started' } },
      { event: { type: 'tab.pressed' } },
      { actor: 'launchGame', done: blocked },
      { event: { type: 'session.lost' }, context: { signedIn: false, refusal: null } },
    ],
    ends: 'awaitingSignIn',
  },
  {
    name: 'the session ends just as the tab is closed',
    input: 'playing',
    moves: [
      { actor: 'findGame', done: inTab },
      { actor: 'awaitTabClosed', done: opened },
      { event: { type: 'session.lost' }, context: { signedIn: false, tab: 'none' } },
      { event: { type: 'session.started' }, context: { signedIn: true } },
      { event: { type: 'session.lost' } },
      { actor: 'refreshBalance', failed: true },
    ],
    ends: 'awaitingSignIn',
  },
  {
    name: 'the vendor is down, and the tab that waited is not needed any more',
    input: 'pressed',
    moves: [
      { actor: 'findGame', done: inTab },
      { actor: 'launchGame', done: vendorDown, reaches: 'unavailable', context: { tab: 'none' } },
      { event: { type: 'retry.requested' } },
      { actor: 'findGame', done: inTab },
    ],
    ends: 'awaitingPress',
  },
];
