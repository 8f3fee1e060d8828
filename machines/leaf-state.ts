import type { AnyStateMachine, ContextFrom, StateValue, StateValueFrom } from 'xstate';

type KeysOf<Compound> = Compound extends unknown ? keyof Compound & string : never;
type PathsIn<Compound> = Compound extends unknown
  ? {
      [State in keyof Compound & string]-?: `${State}.${LeafOf<NonNullable<Compound[State]>>}`;
    }[keyof Compound & string]
  : never;

/**
 * The path of every leaf state, such as 'submitting.registering', from the type of a machine's
 * state value. A `Record<LeafOf<…>, Screen>` that misses one does not compile.
 */
export type LeafOf<Value> =
  | Exclude<Extract<Value, string>, KeysOf<Extract<Value, object>>>
  | PathsIn<Extract<Value, object>>;

/** A step of a flow: its leaf state and its context. */
export interface StepOf<Machine extends AnyStateMachine> {
  readonly state: LeafOf<StateValueFrom<Machine>>;
  readonly context: ContextFrom<Machine>;
}

function pathOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  const [first] = Object.entries(value);
  return first?.[1] === undefined ? '' : `${first[0]}.${pathOf(first[1])}`;
}

/** The leaf path of a machine without parallel regions. */
export function leafOf<const Value extends StateValue>(value: Value): LeafOf<Value> {
  return pathOf(value) as LeafOf<Value>;
}
