import type { AnyStateMachine } from 'xstate';

/** A transition of a copied configuration. */
export interface MutableTransition {
  target?: unknown;
  guard?: unknown;
  actions?: unknown[];
  [key: string]: unknown;
}

/** An invoke of a copied configuration. */
interface MutableInvoke {
  id?: unknown;
  onDone?: MutableTransition[];
  onError?: MutableTransition[];
  [key: string]: unknown;
}

/** A state of a copied configuration: every shorthand is written out, so that it can be edited. */
export interface MutableState {
  initial?: unknown;
  entry?: unknown[];
  exit?: unknown[];
  invoke?: MutableInvoke[];
  on?: Record<string, MutableTransition[]>;
  after?: Record<string, MutableTransition[]>;
  always?: MutableTransition[];
  onDone?: MutableTransition[];
  states?: Record<string, MutableState>;
  [key: string]: unknown;
}

type Raw = Readonly<Record<string, unknown>>;

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? [...(value as unknown[])] : [value];
}

function transitionsFrom(value: unknown): MutableTransition[] {
  const list = value === undefined ? [undefined] : listOf(value);
  return list.map((one) => {
    if (typeof one !== 'object' || one === null) return { target: one };
    const { actions, ...rest } = one as Raw;
    return actions === undefined ? { ...rest } : { ...rest, actions: listOf(actions) };
  });
}

function tableFrom(value: unknown): Record<string, MutableTransition[]> {
  return Object.fromEntries(
    Object.entries(value as Raw).map(([key, inner]) => [key, transitionsFrom(inner)]),
  );
}

function invokeFrom(value: unknown): MutableInvoke {
  const { onDone, onError, ...rest } = value as Raw;
  return {
    ...rest,
    ...(onDone === undefined ? {} : { onDone: transitionsFrom(onDone) }),
    ...(onError === undefined ? {} : { onError: transitionsFrom(onError) }),
  };
}

const editors: Readonly<Record<string, (value: unknown) => unknown>> = {
  entry: listOf,
  exit: listOf,
  invoke: (value) => listOf(value).map(invokeFrom),
  on: tableFrom,
  after: tableFrom,
  always: transitionsFrom,
  onDone: transitionsFrom,
  states: (value) =>
    Object.fromEntries(Object.entries(value as Raw).map(([key, inner]) => [key, stateFrom(inner)])),
};

function stateFrom(value: unknown): MutableState {
  return Object.fromEntries(
    Object.entries(value as Raw)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => [key, editors[key]?.(inner) ?? inner]),
  );
}

/** A copy of a machine's configuration that can be edited; functions are shared. */
export function mutableConfig(machine: AnyStateMachine): MutableState {
  return stateFrom(machine.config);
}
