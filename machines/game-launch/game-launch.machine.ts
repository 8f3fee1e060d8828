import { asking } from '../actors/answering.ts';
import { brokeDown, withAnswer } from '../actors/outcome.ts';
import { watchingConnection } from '../actors/watching.ts';
import {
  afterSignIn,
  knowingPerson,
  needingSession,
  notingPerson,
} from '../session/sign-in-first.ts';
import { type actors, launchSetup } from './game-launch.setup.ts';
import type { GameLaunchContext } from './game-launch.types.ts';

type AnsweringActors = Pick<typeof actors, 'findGame' | 'launchGame'>;

const ask = asking<AnsweringActors, GameLaunchContext>();

const CLOSED = '#gameLaunch.closed';

/** Another person may be allowed to. */
const refused = {
  'person.changed': { target: 'finding', actions: notingPerson },
  'game.left': { target: CLOSED },
} as const;

/** Opening a game or a lottery, playing it and returning (L4, L5, L7). */
export const gameLaunchMachine = launchSetup.createMachine({
  id: 'gameLaunch',
  context: ({ input }) => ({ ...input, game: null, refusal: null }),
  initial: 'open',
  states: {
    open: {
      description: 'The game’s page is open.',
      type: 'parallel',
      invoke: {
        id: 'watchSession',
        src: 'watchSession',
        onError: {
          target: '.game.unavailable',
          actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
        },
      },
      on: knowingPerson,
      states: {
        game: {
          description: 'What the person sees where the game goes.',
          initial: 'finding',
          states: {
            finding: {
              description: 'The portal looks the game up: its kind decides how it starts.',
              tags: 'busy',
              entry: 'forgetRefusal',
              ...ask('findGame', {
                input: ({ context }) => ({ gameId: context.gameId }),
                accepted: { target: 'deciding', actions: withAnswer('noteGame') },
                refused: [
                  { guard: withAnswer('launchMayWorkLater'), target: 'unavailable' },
                  { guard: withAnswer('gameDoesNotExist'), target: 'gone' },
                  { target: 'refused' },
                ],
                brokeDown: 'unavailable',
                tooLate: 'launchTimeLimit',
              }),
              on: { 'game.left': { target: CLOSED } },
            },
            deciding: {
              description:
                'Decides where the game opens: another page, a list, a tab or this page. Only signed-in players can play.',
              always: [
                { guard: 'gameIsOnAnotherPage', target: '#gameLaunch.leadingOn' },
                { guard: 'gameStandsForVendor', target: 'choosing' },
                {
                  guard: 'gameIsClosed',
                  target: 'underMaintenance',
                  actions: {
                    type: 'noteRefusal',
                    params: { refusal: { ok: false, code: 'game_under_maintenance' } },
                  },
                },
                { guard: 'personIsVisitor', target: 'awaitingSignIn' },
                { guard: 'gameIsInItsTab', target: 'playingElsewhere' },
                { guard: 'gameMissesItsTab', target: 'awaitingPress' },
                { target: 'launching' },
              ],
            },
            choosing: {
              description: 'The link leads to all games of a provider; the person chooses one.',
              on: { 'game.left': { target: CLOSED } },
            },
            awaitingSignIn: {
              description: 'The login is open; the game starts after the person has signed in.',
              tags: 'shut',
              entry: 'forgetRefusal',
              invoke: {
                id: 'requestSignIn',
                src: 'requestSignIn',
                input: ({ context }) => ({ intent: context.intent }),
                onError: {
                  target: 'unavailable',
                  actions: { type: 'noteRefusal', params: { refusal: brokeDown } },
                },
              },
              on: { ...afterSignIn('deciding'), 'game.left': { target: CLOSED } },
            },
            awaitingPress: {
              description: 'The game needs its own tab, which a browser opens only at a press.',
              on: {
                ...needingSession,
                'tab.pressed': { target: 'launching' },
                'game.left': { target: CLOSED },
              },
            },
            launching: {
              description: 'The provider opens the game; pressing again does nothing.',
              tags: 'busy',
              entry: 'forgetRefusal',
              ...ask('launchGame', {
                input: ({ context }) => ({
                  gameId: context.gameId,
                  way: context.game?.way ?? 'frame',
                }),
                accepted: [
                  { guard: 'gameWantsTab', target: 'playingElsewhere' },
                  { target: 'arriving' },
                ],
                refused: [
                  { guard: withAnswer('popupIsBlocked'), target: 'popupBlocked' },
                  {
                    guard: withAnswer('signInIsNeeded'),
                    target: 'awaitingSignIn',
                    actions: 'forgetPerson',
                  },
                  { guard: withAnswer('gameIsUnderMaintenance'), target: 'underMaintenance' },
                  { guard: withAnswer('launchMayWorkLater'), target: 'unavailable' },
                  { guard: withAnswer('gameDoesNotExist'), target: 'gone' },
                  { target: 'refused' },
                ],
                brokeDown: 'unavailable',
                tooLate: 'launchTimeLimit',
              }),
              on: { ...needingSession, 'game.left': { target: CLOSED } },
            },
            arriving: {
              description: 'The provider’s page is loading in its frame.',
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
                ...needingSession,
                'frame.arrived': { target: 'playing' },
                'game.left': { target: '#gameLaunch.refreshingBalance' },
              },
            },
            playing: {
              description: 'The person plays on the page.',
              on: { ...needingSession, 'game.left': { target: '#gameLaunch.refreshingBalance' } },
            },
            popupBlocked: {
              description:
                'The browser opened no tab: the page says how to allow it, and offers a plain link.',
              on: {
                ...needingSession,
                'link.followed': { target: 'playingElsewhere' },
                'tab.pressed': { target: 'launching' },
                'game.left': { target: CLOSED },
              },
            },
            playingElsewhere: {
              description: 'The game is open in its own tab; the person can show or close it.',
              entry: 'forgetRefusal',
              invoke: {
                id: 'awaitTabClosed',
                src: 'awaitTabClosed',
                input: ({ context }) => ({ gameId: context.gameId }),
                onDone: { target: 'comingBack' },
                onError: { target: 'comingBack' },
              },
              on: { ...needingSession, 'game.left': { target: '#gameLaunch.refreshingBalance' } },
            },
            comingBack: {
              description: 'The tab is closed and the person is back; the balance is loaded again.',
              tags: 'busy',
              invoke: {
                id: 'refreshBalanceHere',
                src: 'refreshBalance',
                onDone: { target: 'deciding' },
                onError: { target: 'deciding' },
              },
              on: { 'game.left': { target: CLOSED } },
            },
            underMaintenance: {
              description: 'The game is under maintenance; others are suggested.',
              tags: 'shut',
              on: { 'game.left': { target: CLOSED }, 'retry.requested': { target: 'finding' } },
            },
            unavailable: {
              description:
                'The provider or the connection failed; the person can try again, and the portal retries when the connection is back.',
              tags: 'shut',
              ...watchingConnection,
              on: {
                'game.left': { target: CLOSED },
                'retry.requested': { target: 'finding' },
                'connection.returned': { target: 'finding' },
              },
            },
            refused: {
              description: 'This person cannot play the game; another try would not help.',
              tags: 'shut',
              on: refused,
            },
            gone: {
              description: 'This game does not exist; another try would not help.',
              tags: 'shut',
              on: refused,
            },
          },
        },
        tab: {
          description: 'The separate tab that some games need.',
          initial: 'looking',
          states: {
            looking: {
              description: 'Checks whether a tab is still open from before.',
              always: [
                { guard: 'tabWasPressed', target: 'pressed' },
                { guard: 'tabWasPlaying', target: 'playing' },
                { target: 'none' },
              ],
            },
            none: {
              description: 'No tab is open; the game may need a press that opens one.',
              always: { guard: 'gamePlaysElsewhere', target: 'playing' },
              on: { 'tab.pressed': { guard: 'tabMayBePressed', target: 'pressed' } },
            },
            pressed: {
              description: 'The person has opened a tab; it waits for the game.',
              always: [
                { guard: 'gamePlaysElsewhere', target: 'playing' },
                { guard: 'tabIsNotNeeded', target: 'none' },
              ],
            },
            playing: {
              description: 'The game is in its tab.',
              always: { guard: 'tabIsNotNeeded', target: 'none' },
            },
          },
        },
      },
    },
    leadingOn: {
      description: 'The game has its own page, and the portal goes there.',
      type: 'final',
    },
    refreshingBalance: {
      description: 'The person is back at the games; the balance is loaded again.',
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
