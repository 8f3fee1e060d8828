import type { StateValue, StateValueFrom } from 'xstate';
import { type LeafOf, leafOf } from '../leaf-state.ts';
import type { gameLaunchMachine } from './game-launch.machine.ts';

type Value = StateValueFrom<typeof gameLaunchMachine>;
type Regions = Extract<NonNullable<Extract<Value, object>['open']>, object>;

/** The states of a launch that a person can tell apart; the tab is a parallel region. */
export type GameScreen =
  | LeafOf<NonNullable<Regions['game']>>
  | Exclude<LeafOf<Value>, `open.${string}`>;

/** The state that selects the screen. */
export function screenOf(value: StateValue): GameScreen {
  const { open } = typeof value === 'string' ? {} : value;
  const game = typeof open === 'object' ? open['game'] : value;
  return leafOf(game ?? value) as GameScreen;
}
