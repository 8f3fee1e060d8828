import type { AnyEventObject } from 'xstate';
import type { AnyCatalogueEntry } from '../catalogue/entry.ts';
import { eventOf } from './acts.ts';
import { simulate, type Way } from './shortest-way.ts';
import type { World } from './world.ts';

/** An event on a way, and the milliseconds that pass before it where it is a timer's. */
export interface EventOnWay {
  readonly event: AnyEventObject;
  readonly wait: number;
}

/**
 * The events that lead a running machine along a way: an answer is the end of its actor, and passing
 * time is the event of the next timer.
 *
 * @param begin where the way begins, if not at the machine's own start
 */
export function eventsOfWay(
  entry: AnyCatalogueEntry,
  { input, acts }: Way,
  begin?: World,
): readonly EventOnWay[] {
  const { start, after } = simulate(entry, input);
  const events: EventOnWay[] = [];
  let world = begin ?? start;
  /** Also while the page sleeps: its timers are late then. */
  let passed = 0;
  for (const act of acts) {
    const next = after(world, act);
    passed += next.time - world.time;
    if (act.type === 'wait') {
      const [timer] = [...world.timers.values()].toSorted((one, other) => one.due - other.due);
      if (timer) events.push({ event: timer.event, wait: passed });
      passed = 0;
    } else if (act.type !== 'sleep') {
      events.push({ event: eventOf(act), wait: 0 });
    }
    world = next;
  }
  return events;
}
