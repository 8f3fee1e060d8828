import { isActorRef } from './actor-ref.ts';
import { EPOCH } from './moments.ts';
import type { World } from './world.ts';

/** How closely two states are looked at before they count as the same one. */
export const precisions = ['exact', 'clamped', 'outline'] as const;

/** exact: everything; clamped: counts up to three; outline: only whether values are empty. */
export type Precision = (typeof precisions)[number];

const CLAMP = 3;

function clamp(number: number): number {
  return Math.sign(number) * Math.min(CLAMP, Math.ceil(Math.abs(number)));
}

/** Moments count by their distance from now: a state is not new because it is later. */
function numberKey(value: number, time: number, precision: Precision): number | string {
  const isMoment = value >= EPOCH / 2;
  const length = isMoment ? value - time : value;
  const shown = precision === 'exact' ? length : clamp(isMoment ? length / 1000 : length);
  return isMoment ? `now+${shown}` : shown;
}

function valueKey(value: unknown, time: number, precision: Precision): unknown {
  if (typeof value === 'function') return 'function';
  if (typeof value === 'number') return numberKey(value, time, precision);
  if (typeof value !== 'object' || value === null) return value;
  if (isActorRef(value)) return 'actor';
  if (Array.isArray(value)) {
    const shown = precision === 'exact' ? value : value.slice(0, CLAMP);
    return shown.map((inner) => valueKey(inner, time, precision));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, valueKey(inner, time, precision)]),
  );
}

/** A context with its moments relative to the current one. */
export function contextKey(context: unknown, time: number, precision: Precision): string {
  return JSON.stringify(valueKey(context, time, precision));
}

function outline(context: unknown): unknown {
  return Object.entries(context ?? {}).map(([key, value]: [string, unknown]) => [
    key,
    typeof value === 'boolean' ? value : value === null || value === undefined || value === 0,
  ]);
}

/** Names a world: worlds of one name are one node of the graph. */
export function worldKey(world: World, precision: Precision): string {
  const { machine, time, timers, running } = world;
  const context: unknown = machine.context;
  return JSON.stringify([
    machine.status,
    machine.value,
    precision === 'outline' ? outline(context) : valueKey(context, time, precision),
    machine.status === 'done' ? valueKey(machine.output, time, precision) : null,
    [...running].map(([id, source]) => `${id} ${source}`).toSorted(),
    [...timers]
      .map(([id, { due }]) => (precision === 'exact' ? `${id} in ${due - time}` : id))
      .toSorted(),
  ]);
}
