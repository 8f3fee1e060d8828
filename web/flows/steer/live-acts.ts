import type { AnyStateNode } from 'xstate';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { type Act, eventOf } from '#machines/simulation/acts.ts';
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
