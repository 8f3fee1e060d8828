import type { LoggedStep } from '../live/live-log.ts';

/**
 * Puts each step after the one that caused it. XState reports what a step sets off before the step
 * itself: a machine starts before the step that starts it, and its end is known to the outer machine
 * before its own last step.
 *
 * @param log oldest first
 * @param isEndOfMachine whether a step handles the end of a machine inside its actor
 */
export function inCausalOrder(
  log: readonly LoggedStep[],
  isEndOfMachine: (step: LoggedStep) => boolean,
): readonly LoggedStep[] {
  const ordered: LoggedStep[] = [];
  /** Steps of machines that have just started, by the actor that started them. */
  const started = new Map<string, LoggedStep[]>();
  const startedBy = new Map<string, string>();
  /** A step that waits for the last one of a machine inside, by its actor. */
  const held = new Map<string, LoggedStep>();
  const release = (id: string) => {
    const step = held.get(id);
    held.delete(id);
    if (step) emit(step);
  };
  const emit = (step: LoggedStep) => {
    const { id, parent } = step.actor;
    ordered.push(step);
    const inside = started.get(id) ?? [];
    started.delete(id);
    for (const each of inside) startedBy.delete(each.actor.id);
    for (const each of inside) emit(each);
    if (parent !== null && step.status !== 'active') release(parent);
  };
  for (const step of log) {
    const { id, parent } = step.actor;
    if (parent !== null && step.event.type === 'xstate.init') startedBy.set(id, parent);
    const starter = startedBy.get(id);
    release(id);
    if (starter !== undefined) started.set(starter, [...(started.get(starter) ?? []), step]);
    else if (isEndOfMachine(step)) held.set(id, step);
    else emit(step);
  }
  for (const id of held.keys()) release(id);
  // The step that started these is not in the log.
  return [...ordered, ...[...started.values()].flat()];
}
