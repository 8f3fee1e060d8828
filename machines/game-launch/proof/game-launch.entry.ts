import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { gameLaunchMachine } from '../game-launch.machine.ts';
import {
  backToGame,
  inMaintenance,
  inTab,
  kinds,
  memberSignedIn,
  personLeft,
  slot,
  vendorDown,
} from './game-launch.examples.ts';
import { gameLaunchInvariants } from './game-launch.invariants.ts';
import { gameLaunchJourneys } from './game-launch.journeys.ts';

/** Catalogue entry: launch of a game. */
export const gameLaunchEntry = catalogueEntry<typeof gameLaunchMachine>({
  id: 'gameLaunch',
  title: 'Game launch',
  purpose:
    'Starts a game or a lottery in its own way, or says why it cannot, and reads the balance after.',
  requirements: ['L4', 'L5', 'L7', 'R6', 'A19', 'A20'],
  machine: gameLaunchMachine,
  inspected: { shown: ['gameId', 'gameType', 'way', 'tab'], named: ['game', 'isClosed'] },
  inputs: {
    signedIn: { gameId: 'slot-1', who: 'member', tab: 'none', intent: backToGame },
    visitor: { gameId: 'slot-1', who: 'visitor', tab: 'none', intent: backToGame },
    pressed: { gameId: 'slot-1', who: 'trial', tab: 'pressed', intent: backToGame },
    playing: { gameId: 'slot-1', who: 'member', tab: 'playing', intent: backToGame },
  },
  events: {
    'person.changed': [memberSignedIn, personLeft],
    'tab.pressed': [{ type: 'tab.pressed' }],
    'link.followed': [{ type: 'link.followed' }],
    'frame.arrived': [{ type: 'frame.arrived' }],
    'connection.returned': [{ type: 'connection.returned' }],
    'retry.requested': [{ type: 'retry.requested' }],
    'game.left': [{ type: 'game.left' }],
  },
  outcomes: {
    watchConnection: [],
    watchSession: [],
    requestSignIn: [],
    findGame: [
      slot,
      inTab,
      // Those that follow lead on as the last of these does.
      ...kinds.slice(0, 3),
      { ok: true, value: { ...slot.value, isClosed: true } },
      networkFailed,
      { ok: false, code: 'game_not_found' },
      { ok: false, code: 'feature_disabled' },
    ],
    launchGame: [
      { ok: true, value: null },
      inMaintenance,
      vendorDown,
      networkFailed,
      { ok: false, code: 'popup_blocked' },
      { ok: false, code: 'token_expired' },
      { ok: false, code: 'account_blocked' },
      { ok: false, code: 'game_not_found' },
    ],
    awaitTabClosed: [{ ok: true, value: null }],
    refreshBalance: [{ ok: true, value: null }, networkFailed],
  },
  invariants: gameLaunchInvariants,
  journeys: gameLaunchJourneys,
});
