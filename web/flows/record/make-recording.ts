import { isMomentText } from '#contract/rules/moment-text.ts';
import {
  RECORDING_FORMAT,
  type RecordedStep,
  type Recording,
} from '#machines/recordings/recording.ts';
import { EPOCH } from '#machines/simulation/moments.ts';
import { WATCHING_BEGAN } from '#web/platform/windows/flow-feed.ts';
import type { Chart } from '../chart/chart.types.ts';
import type { LoggedStep } from '../live/live-log.ts';

/**
 * Makes the recording of a flow from the log, which the portal has redacted (T7). Of several actors
 * of one flow it takes the one to which most happened.
 *
 * @param since number of the last step before recording began
 * @returns null if nothing happened to the flow
 */
export function makeRecording(
  { id, version }: Pick<Chart, 'id' | 'version'>,
  steps: readonly LoggedStep[],
  since: number,
): Recording | null {
  const flowSteps = steps.filter(
    ({ actor, status }) => actor.machine === id && status !== 'stopped',
  );
  const [longest] = [...Map.groupBy(flowSteps, ({ actor }) => actor.id).values()]
    .map((all) => recordedPart(all, since))
    .toSorted((one, other) => other.length - one.length);
  const [start, ...rest] = longest ?? [];
  if (start === undefined || rest.length === 0) return null;
  const input = flowSteps.find(({ actor }) => actor.id === start.actor.id)?.event['input'];
  const recorded = rest.map((step, index) => recordedStep(step, longest?.[index], start.at));
  return {
    format: RECORDING_FORMAT,
    flow: id,
    machine: version,
    ...(input !== undefined && { input: sinceEpoch(input, start.at) }),
    start: {
      value: start.value as RecordedStep['value'],
      status: 'active',
      context: sinceEpoch(start.context, start.at),
    },
    steps: recorded,
  };
}

/**
 * An actor's steps since recording began, after the one that led to where it was. Where messages were
 * lost, it begins again with the step that says where the actor is.
 */
function recordedPart(all: readonly LoggedStep[], since: number): readonly LoggedStep[] {
  const start = all.findLastIndex(
    ({ number, event }) => number <= since || event.type === WATCHING_BEGAN,
  );
  return all.slice(Math.max(0, start));
}

function recordedStep(
  step: LoggedStep,
  before: LoggedStep | undefined,
  began: number,
): RecordedStep {
  const isSame = step.context === before?.context;
  return {
    at: Math.max(0, step.at - began),
    event: sinceEpoch(step.event, began) as RecordedStep['event'],
    value: step.value as RecordedStep['value'],
    status: step.status as RecordedStep['status'],
    ...(!isSame && { context: sinceEpoch(step.context, began) }),
  };
}

/** A smaller number is a length or a count, not a moment in milliseconds. */
const EARLIEST_MOMENT = 1.5e12;

/** Shifts all moments, so that the recording begins when the proof's clock does. */
function sinceEpoch(data: unknown, began: number): unknown {
  if (typeof data === 'number') return data > EARLIEST_MOMENT ? data - began + EPOCH : data;
  if (typeof data === 'string') {
    return isMomentText(data) ? new Date(Date.parse(data) - began + EPOCH).toISOString() : data;
  }
  if (Array.isArray(data)) return data.map((item: unknown) => sinceEpoch(item, began));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, inner]: [string, unknown]) => [
      name,
      sinceEpoch(inner, began),
    ]),
  );
}
