import type { AnyEventObject, AnyStateNode } from 'xstate';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { type Act, eventOf } from '#machines/simulation/acts.ts';
import { simulate, type Way } from '#machines/simulation/shortest-way.ts';
import type { SteeredEvent } from '#web/platform/windows/flow-feed.ts';

/** An event that can be sent to a flow in the portal. */
export interface LiveAct {
  readonly act: Act;
  readonly event: SteeredEvent;
}

/**
 * What can happen in some states, from the catalogue's examples. Only the portal knows whether a
 * guard allows it.
 *
 * @param states paths of the current states
 */
export function liveActs(entry: AnyCatalogueEntry, states: readonly string[]): readonly LiveAct[] {
  const root = entry.machine.root as AnyStateNode;
  const nodes = [root, ...states.flatMap((path) => nodeAt(root, path) ?? [])];
  const events = Object.values(entry.events)
    .flat()
    .filter(({ type }) => nodes.some((node) => node.transitions.has(type)))
    .map((event): Act => ({ type: 'event', event }));
  const ends = nodes
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ id, src }): Act[] => {
      const outputs = typeof src === 'string' ? (entry.outcomes[src] ?? []) : [];
      return [
        ...outputs.map((output): Act => ({ type: 'answer', child: id, output })),
        { type: 'crash', child: id },
      ];
    });
  const timers = nodes
    .flatMap(({ after }) => after)
    .map((timer) => ({
      act: { type: 'wait' } as const,
      event: { type: String(timer.eventType as unknown) },
    }));
  const others = [...events, ...ends].map((act) => ({
    act,
    event: eventOf(act as Exclude<Act, { type: 'wait' | 'sleep' }>),
  }));
  return [...others, ...timers];
}

function nodeAt(root: AnyStateNode, path: string): AnyStateNode | undefined {
  return path
    .split('.')
    .reduce<AnyStateNode | undefined>(
      (node, key) => node?.states[key] as AnyStateNode | undefined,
      root,
    );
}

/** The events of a transition; passing time is the event of the next timer. */
export function eventsOf(entry: AnyCatalogueEntry, { input, acts }: Way): readonly SteeredEvent[] {
  const { start, after } = simulate(entry, input);
  const events: AnyEventObject[] = [];
  let world = start;
  for (const act of acts) {
    if (act.type === 'wait') {
      const [next] = [...world.timers.values()].toSorted((one, other) => one.due - other.due);
      if (next) events.push(next.event);
    } else if (act.type !== 'sleep') {
      events.push(eventOf(act));
    }
    world = after(world, act);
  }
  return events;
}
