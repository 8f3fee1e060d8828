import { statesIn } from '#machines/states-in.ts';
import { useActors, useSteps, useWatch } from './live-context.ts';
import { type LoggedStep } from './live-log.ts';

/** Where a flow is, or was at the selected step. */
export interface FlowMoment {
  /** Every kept step of the flow, oldest first. */
  readonly steps: readonly LoggedStep[];
  /** The shown step; undefined if the flow is not running. */
  readonly shown: LoggedStep | undefined;
  /** Paths of the states that it is in there, the innermost last. */
  readonly active: ReadonlySet<string>;
  /** Paths of the states that the same actor was in before. */
  readonly visited: ReadonlySet<string>;
}

/** Follows one flow: the last step of its actor, or the selected step. */
export function useFlowMoment(machine: string): FlowMoment {
  const all = useSteps();
  const running = useActors();
  const { step } = useWatch().context;
  const steps = all.filter(({ actor }) => actor.machine === machine);
  const shown =
    step === null
      ? running.findLast(({ last }) => last.actor.machine === machine)?.last
      : steps.findLast(({ number }) => number <= step);
  const active = new Set(shown && statesIn(shown.value));
  const before = steps.filter(
    ({ actor, number }) => shown && actor.id === shown.actor.id && number < shown.number,
  );
  const visited = new Set(
    before.flatMap(({ value }) => statesIn(value)).filter((path) => !active.has(path)),
  );
  return { steps, shown, active, visited };
}
