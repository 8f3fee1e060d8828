import { isActorRef } from '#machines/simulation/actor-ref.ts';
import { harmless } from './harmless.ts';

/**
 * Where a context holds what JSON would lose: functions, sets, dates, class instances.
 * An injected clock called `now` is the one function that a context may hold.
 */
export function foreignIn(value: unknown, place: string): readonly string[] {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return [];
    case 'number':
      return Number.isFinite(value) ? [] : [`${place} is ${value}, which JSON loses`];
    case 'function':
      return place.endsWith('.now') ? [] : [`${place} is a function`];
    case 'object':
      return value === null ? [] : foreignInObject(value, place);
    case 'bigint':
    case 'symbol':
    default:
      return [`${place} is a ${typeof value}, which JSON loses`];
  }
}

function foreignInObject(value: object, place: string): readonly string[] {
  if (harmless.has(value) || isActorRef(value)) return [];
  if (Array.isArray(value)) {
    return value.flatMap((inner: unknown, index) => foreignIn(inner, `${place}[${index}]`));
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    return [`${place} is a ${value.constructor.name}, not plain data`];
  }
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    foreignIn(inner, `${place}.${key}`),
  );
}
