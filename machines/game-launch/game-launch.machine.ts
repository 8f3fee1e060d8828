import { answerOf, brokeDown, refusalOf, timedOut } from '../actors/outcome.ts';
import { launchSetup } from './game-launch.setup.ts';

/** Where nothing is open, it is only noted that the session began or ended. */
const noted = {
  'session.started': { actions: 'noteSignIn' },
  'session.lost': { actions: 'noteSignOut' },
} as const;

/** Opening a game, playing it and coming back (L4, L5). */
export const gameLaunchMachine = launchSetup.createMachine({
  id: 'gameLaunch',
  context: ({ input }) => ({ ...input, game: null, refusal: null }),
  initial: 'finding',
  states: {
    finding: {
      description: 'The game is looked up: what it is decides how it starts.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'findGame',
        src: 'findGame',
        input: ({ context }) => ({ gameId: context.gameId }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: answerOf },
            target: 'deciding',
            actions: { type: 'noteGame', params: answerOf },
          },
          {
            guard: { type: 'mayWorkLater', params: answerOf },
            target: 'unavailable',
            actions: { type: 'noteRefusal', params: refusalOf },
          },
          { target: 'refused', actions: { type: 'noteRefusal', params: refusalOf } },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
        },
      },
      after: {
        launchTimeLimit: {
          target: 'unavailable',
          actions: { type: 'noteRefusal', params: { refusal: timedOut } },
        },
      },
      on: { ...noted, 'game.left': { target: 'closed' } },
    },
    deciding: {
      description: 'Another page, a list, a tab or this page; only who is signed in may play.',
      always: [
        { guard: 'standsOnAnotherPage', target: 'leadingOn' },
        { guard: 'standsForVendor', target: 'choosing' },
        {
          guard: 'isClosed',
          target: 'underMaintenance',
          actions: {
            type: 'noteRefusal',
            params: { refusal: { ok: false, code: 'game_under_maintenance' } },
          },
        },
        { guard: 'isVisitor', target: 'awaitingSignIn' },
        { guard: 'isPlayedElsewhere', target: 'playingElsewhere' },
        { guard: 'needsPress', target: 'awaitingPress' },
        { target: 'launching' },
      ],
    },
    leadingOn: {
      description: 'A lottery has a page of its own, and the person is led there.',
      type: 'final',
    },
    choosing: {
      description: 'It stands for all games of its vendor: they are listed to choose from.',
      on: { 'game.left': { target: 'closed' } },
    },
    awaitingSignIn: {
      description: 'The login is open; the game starts after it.',
      tags: 'shut',
      entry: ['forgetRefusal', 'forgetTab', 'askForSignIn'],
      on: {
        'session.started': { target: 'deciding', actions: 'noteSignIn' },
        'game.left': { target: 'closed' },
      },
    },
    awaitingPress: {
      description: 'The game wants a tab of its own, which browsers open at a press alone.',
      entry: 'forgetTab',
      on: {
        'tab.pressed': { target: 'launching', actions: 'notePress' },
        'session.lost': { target: 'awaitingSignIn', actions: 'noteSignOut' },
        'game.left': { target: 'closed' },
      },
    },
    launching: {
      description: 'The vendor opens the game; a second press does nothing.',
      tags: 'busy',
      entry: 'forgetRefusal',
      invoke: {
        id: 'launchGame',
        src: 'launchGame',
        input: ({ context }) => ({ gameId: context.gameId, way: context.game?.way ?? 'frame' }),
        onDone: [
          { guard: { type: 'isOpenElsewhere', params: answerOf }, target: 'playingElsewhere' },
          { guard: { type: 'isAccepted', params: answerOf }, target: 'arriving' },
          {
            guard: { type: 'isBlocked', params: answerOf },
            target: 'popupBlocked',
            actions: { type: 'noteRefusal', params: refusalOf },
          },
          {
            guard: { type: 'needsSignIn', params: answerOf },
            target: 'awaitingSignIn',
            actions: 'noteSignOut',
          },
          {
            guard: { type: 'isUnderMaintenance', params: answerOf },
            target: 'underMaintenance',
            actions: { type: 'noteRefusal', params: refusalOf },
          },
          {
            guard: { type: 'mayWorkLater', params: answerOf },
            target: 'unavailable',
            actions: { type: 'noteRefusal', params: refusalOf },
          },
          { target: 'refused', actions: { type: 'noteRefusal', params: refusalOf } },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
        },
      },
      after: {
        launchTimeLimit: {
          target: 'unavailable',
          actions: { type: 'noteRefusal', params: { refusal: timedOut } },
        },
      },
      on: {
        'session.lost': { target: 'awaitingSignIn', actions: 'noteSignOut' },
        'game.left': { target: 'closed' },
      },
    },
    arriving: {
      description: 'The vendor’s page is on its way into its frame.',
      tags: 'busy',
      after: {
        frameTimeLimit: {
          target: 'unavailable',
          actions: {
            type: 'noteRefusal',
            params: { refusal: { ok: false, code: 'vendor_unavailable' } },
          },
        },
      },
      on: {
        'frame.arrived': { target: 'playing' },
        'game.left': { target: 'refreshingBalance' },
        'session.lost': { target: 'awaitingSignIn', actions: 'noteSignOut' },
      },
    },
    playing: {
      description: 'The game is on the page.',
      on: {
        'game.left': { target: 'refreshingBalance' },
        'session.lost': { target: 'awaitingSignIn', actions: 'noteSignOut' },
      },
    },
    popupBlocked: {
      description: 'The browser opened no tab: how to allow it, and a plain link instead.',
      entry: 'forgetTab',
      on: {
        'link.followed': { target: 'playingElsewhere' },
        'tab.pressed': { target: 'launching', actions: 'notePress' },
        'session.lost': { target: 'awaitingSignIn', actions: 'noteSignOut' },
        'game.left': { target: 'closed' },
      },
    },
    playingElsewhere: {
      description: 'The game is open in a tab of its own, to be brought back or closed.',
      entry: ['forgetRefusal', 'notePlaying'],
      invoke: {
        id: 'awaitTabClosed',
        src: 'awaitTabClosed',
        input: ({ context }) => ({ gameId: context.gameId }),
        onDone: { target: 'comingBack' },
        onError: { target: 'comingBack' },
      },
      on: {
        'game.left': { target: 'refreshingBalance' },
        'session.lost': { target: 'awaitingSignIn', actions: 'noteSignOut' },
      },
    },
    comingBack: {
      description: 'The tab is closed and the person is here again; the balance is read anew.',
      tags: 'busy',
      entry: 'forgetTab',
      invoke: {
        id: 'refreshBalanceHere',
        src: 'refreshBalance',
        onDone: { target: 'deciding' },
        onError: { target: 'deciding' },
      },
      on: { ...noted, 'game.left': { target: 'closed' } },
    },
    underMaintenance: {
      description: 'The game is closed for a while; others are suggested.',
      tags: 'shut',
      entry: 'forgetTab',
      on: { ...noted, 'game.left': { target: 'closed' }, 'retry.requested': { target: 'finding' } },
    },
    unavailable: {
      description:
        'The vendor or the line failed; it is tried again when wished, or with the line.',
      tags: 'shut',
      entry: 'forgetTab',
      on: {
        ...noted,
        'game.left': { target: 'closed' },
        'retry.requested': { target: 'finding' },
        'connection.returned': { target: 'finding' },
      },
    },
    refused: {
      description: 'This game is not for this person, or not there; trying again changes nothing.',
      tags: 'shut',
      entry: 'forgetTab',
      on: { 'game.left': { target: 'closed' } },
    },
    refreshingBalance: {
      description: 'The person is back among the games; the balance is read anew.',
      tags: 'busy',
      invoke: {
        id: 'refreshBalance',
        src: 'refreshBalance',
        onDone: { target: 'closed' },
        onError: { target: 'closed' },
      },
    },
    closed: { description: 'The game is closed.', type: 'final' },
  },
});
