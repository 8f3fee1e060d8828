import type { AnyEventObject } from 'xstate';
import type { AnyCatalogueEntry } from '../catalogue/entry.ts';
import { eventOf } from './acts.ts';
import { simulate, type Way } from './shortest-way.ts';

/** An event on a way, and the milliseconds that pass before it where it is a timer's. */
export interface EventOnWay {
  readonly event: AnyEventObject;
  readonly wait: number;
}

/**
 * The events that lead a running machine along a way: an answer is the end of its actor, and passing
 * time is the event of the next timer.
 */
export function eventsOfWay(entry: AnyCatalogueEntry, { input, acts }: Way): readonly EventOnWay[] {
  const { start, after } = simulate(entry, input);
  const events: EventOnWay[] = [];
  let world = start;
  for (const act of acts) {
    if (act.type === 'wait') {
      const [next] = [...world.timers.values()].toSorted((one, other) => one.due - other.due);
      if (next) events.push({ event: next.event, wait: next.due - world.time });
    } else if (act.type !== 'sleep') {
      events.push({ event: eventOf(act), wait: 0 });
    }
    world = after(world, act);
  }
  return events;
}
