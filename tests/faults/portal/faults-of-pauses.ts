import type { PlayPause, PlayPauseState } from '#contract/entities/play-pause.ts';
import type { PauseLength } from '#contract/entities/play-pause-types.ts';
import {
  answersInstead,
  changesValue,
  type Fault,
  isCall,
  type Passing,
  type PortalFault,
  withValue,
} from './fault.ts';

const breakOfPlay = 'a break stops what is for play and nothing else, and becomes no shorter';
const exclusion = 'a self-exclusion is not ended by a break or by an early wish to come back';

const isChoiceOf =
  (length: PauseLength) =>
  (passing: Passing): boolean =>
    isCall(passing, 'PUT', '/play-pauses') &&
    (passing.body as { length?: unknown }).length === length;

/** From a request on, the pause is read with something else in it. */
const changesPauseFrom =
  (begins: (passing: Passing) => boolean, change: (pause: PlayPause) => object) => (): Fault => {
    let isChanged = false;
    return (passing) => {
      isChanged ||= begins(passing);
      if (!isChanged || !isCall(passing, 'GET', '/play-pauses')) return passing;
      return {
        passing,
        change: (given) =>
          withValue(given, (value) => {
            const { pause, ...state } = value as PlayPauseState;
            return { ...state, pause: pause && { ...pause, ...change(pause) } };
          }),
      };
    };
  };

/** Faults of breaks and self-exclusions (W10). */
export const faultsOfPauses: readonly PortalFault[] = [
  {
    name: 'forgets the break that was chosen',
    foundBy: breakOfPlay,
    says: /a day is no break/u,
    make: answersInstead('PUT', '/play-pauses', '/play-pauses'),
  },
  {
    name: 'shortens a break',
    foundBy: breakOfPlay,
    says: /a break became shorter/u,
    make: changesPauseFrom(isChoiceOf('oneHour'), ({ since }) => ({
      length: 'oneHour',
      until: new Date(Date.parse(since) + 3_600_000).toISOString(),
    })),
  },
  {
    name: 'does not tell a member what their break stops',
    foundBy: breakOfPlay,
    says: /the member is not told what is stopped/u,
    make: changesValue('account.member', (member) => ({ ...member, stopped: undefined })),
  },
  {
    name: 'lets somebody on a break invite friends',
    foundBy: breakOfPlay,
    says: /inviting friends during a break is not refused/u,
    make: () => (passing) =>
      isCall(passing, 'GET', '/referral')
        ? { value: { code: 'AMIGO', currency: 'BRL', stake: 1, days: 1, points: 1 } }
        : passing,
  },
  {
    name: 'puts a break in the place of a self-exclusion',
    foundBy: exclusion,
    says: /a break takes its place/u,
    make: changesPauseFrom(isChoiceOf('sixWeeks'), () => ({ kind: 'break', length: 'sixWeeks' })),
  },
  {
    name: 'ends a self-exclusion early',
    foundBy: exclusion,
    says: /an early wish changes it/u,
    make: changesPauseFrom(
      (passing) => isCall(passing, 'PUT', '/play-pauses/resume'),
      () => ({ stage: 'over' }),
    ),
  },
];
