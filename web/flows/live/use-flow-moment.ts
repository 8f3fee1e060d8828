import { statesIn } from '#machines/states-in.ts';
import { useActors, useSteps, useWatch } from './live-context.ts';
import { type LoggedStep } from './live-log.ts';

/** Where a flow is, or was at the selected step. */
export interface FlowMoment {
  /** The portal that is followed; null for all of them. */
  readonly portal: string | null;
  /** The portals that run the flow, or have run it. */
  readonly portals: readonly string[];
  /** Every kept step of the flow, oldest first. */
  readonly steps: readonly LoggedStep[];
  /** The shown step; undefined if the flow is not running. */
  readonly shown: LoggedStep | undefined;
  /** Paths of the states that it is in there, the innermost last. */
  readonly active: ReadonlySet<string>;
  /** Paths of the states that the same actor was in before. */
  readonly visited: ReadonlySet<string>;
}

/**
 * Follows one flow: the last step of its actor, or the selected step.
 *
 * @param wanted the portal to follow; all of them if it is null, or not known
 */
export function useFlowMoment(machine: string, wanted: string | null): FlowMoment {
  const all = useSteps();
  const running = useActors();
  const { step } = useWatch().context;
  const ofFlow = all.filter(({ actor }) => actor.machine === machine);
  const portals = [...new Set(ofFlow.map(({ portal }) => portal))];
  const portal = wanted !== null && portals.includes(wanted) ? wanted : null;
  const isFollowed = (each: { readonly portal: string }) =>
    portal === null || each.portal === portal;
  const steps = ofFlow.filter(isFollowed);
  const shown =
    step === null
      ? running.findLast((each) => each.last.actor.machine === machine && isFollowed(each))?.last
      : steps.findLast(({ number }) => number <= step);
  const active = new Set(shown && statesIn(shown.value));
  const before = steps.filter(
    ({ actor, number }) => shown && actor.id === shown.actor.id && number < shown.number,
  );
  const visited = new Set(
    before.flatMap(({ value }) => statesIn(value)).filter((path) => !active.has(path)),
  );
  return { portal, portals, steps, shown, active, visited };
}
