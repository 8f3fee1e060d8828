import { statesIn } from '#machines/states-in.ts';
import { type FeedActor, type FeedStep, WATCHING_BEGAN } from '#web/platform/windows/flow-feed.ts';
import type { Chart } from '../chart/chart.types.ts';
import type { LoggedStep } from '../live/live-log.ts';
import { inCausalOrder } from './in-causal-order.ts';

/** A lane of a sequence: a machine's id, or one of the others that take part. */
export type Lane =
  | { readonly kind: 'machine'; readonly machine: string }
  /** `person` is a person or the portal; `outside` is the device or a third party. */
  | { readonly kind: 'person' | 'server' | 'outside' };

/** One message of a sequence, from lane to lane; the lanes are given by their index. */
export interface SequenceMessage {
  /** Unique in the sequence; stays the same while steps are added. */
  readonly id: string;
  readonly from: number;
  /** The same as `from` where the machine goes on by itself. */
  readonly to: number;
  readonly step: LoggedStep;
  /** The actor that the step started, for a request; `''` for the event of the step itself. */
  readonly actor: string;
  /** The contract's calls of a request: 'withdrawals.list'. */
  readonly calls: readonly string[];
}

export interface Sequence {
  readonly lanes: readonly Lane[];
  /** Oldest first. */
  readonly messages: readonly SequenceMessage[];
}

const ANSWER = /^xstate\.(?:done|error|snapshot)\.(?:actor\.)?(.+)$/u;
const ORDER: Readonly<Record<Lane['kind'], number>> = {
  person: 0,
  machine: 1,
  server: 2,
  outside: 3,
};

interface PlainMessage extends Omit<SequenceMessage, 'from' | 'to'> {
  readonly from: Lane;
  readonly to: Lane;
}

/**
 * Turns the log into the messages between a flow and its environment (T7): the flow's actors and
 * everything that they started. A request shows when a state is entered; one of a state that is
 * entered again from itself has no message of its own.
 *
 * @param log oldest first
 * @param flow null for all flows; then an actor has no lane until something happens to it
 */
export function sequenceOf(
  log: readonly LoggedStep[],
  charts: readonly Chart[],
  flow: string | null,
): Sequence {
  const actorsOf = new Map(
    charts.map(({ id, states }) => [id, new Map(states.map(({ path, actors }) => [path, actors]))]),
  );
  const actorsIn = (machine: string | undefined, paths: readonly string[]) => {
    const actorsAt = actorsOf.get(machine ?? '');
    return paths.flatMap((path) => actorsAt?.get(path) ?? []);
  };
  const actorById = new Map(
    charts.map(({ id, states }) => [
      id,
      new Map(
        states
          .flatMap(({ actors }) => actors)
          // The first of that name counts.
          .toReversed()
          .map((actor) => [actor.id, actor]),
      ),
    ]),
  );
  const known = new Map(log.map(({ actor }) => [actor.id, actor]));
  const isOfFlow = ({ machine, parent }: FeedActor): boolean => {
    const outer = parent === null ? undefined : known.get(parent);
    return machine === flow || (outer !== undefined && isOfFlow(outer));
  };
  /** The states of each actor; `''` is the machine itself, whose actors run as long as it does. */
  const statesOf = new Map<string, readonly string[]>();

  const answeredBy = ({ actor, event }: LoggedStep) =>
    actorById.get(actor.machine)?.get(ANSWER.exec(event.type)?.[1] ?? '');
  const flowSteps = flow === null ? log : log.filter(({ actor }) => isOfFlow(actor));
  const ordered = inCausalOrder(flowSteps, (step) => (answeredBy(step)?.machine ?? null) !== null);
  const messages = ordered.flatMap((step): readonly PlainMessage[] => {
    const { actor, event, status } = step;
    const own: Lane = { kind: 'machine', machine: actor.machine };
    const parent = known.get(actor.parent ?? '')?.machine;
    const before = statesOf.get(actor.id) ?? [];
    const after = status === 'active' ? ['', ...statesIn(step.value)] : [];
    statesOf.set(actor.id, after);

    // A machine without its own calls makes those of the actor that runs it.
    const runner = actorsIn(parent, statesOf.get(actor.parent ?? '') ?? []).find(
      ({ machine }) => machine === actor.machine,
    );
    const from = (): Lane => {
      if (event.type === WATCHING_BEGAN || event.type.startsWith('xstate.after.')) return own;
      if (event.type === 'xstate.init' && parent !== undefined) {
        return { kind: 'machine', machine: parent };
      }
      if (!ANSWER.test(event.type)) return { kind: 'person' };
      const answered = answeredBy(step);
      if (answered && answered.machine !== null) {
        return { kind: 'machine', machine: answered.machine };
      }
      const isCall = (answered?.calls.length ?? 0) > 0 || (runner?.calls.length && isAnswer(event));
      return { kind: isCall ? 'server' : 'outside' };
    };

    // An actor that ran already when watching began has made its requests before.
    const entered =
      event.type === WATCHING_BEGAN ? [] : after.filter((path) => !before.includes(path));
    const begun = [
      ...(event.type === 'xstate.init' && runner ? [runner] : []),
      ...actorsIn(actor.machine, entered).filter(({ machine }) => machine === null),
    ];
    const requests = begun
      .filter(({ calls }) => calls.length > 0)
      .map(({ id, calls }) => ({
        id: `${step.number} ${id}`,
        step,
        actor: id,
        calls,
        from: own,
        to: { kind: 'server' } as const,
      }));
    if (flow === null && event.type === WATCHING_BEGAN) return [];
    const received = { id: `${step.number}`, step, actor: '', calls: [], from: from(), to: own };
    return [received, ...requests];
  });
  return numbered(messages);
}

/** Whether an event carries the answer of a call: accepted, or refused with a code. */
function isAnswer({ output }: FeedStep['event']): boolean {
  return typeof output === 'object' && output !== null && 'ok' in output;
}

/** Gives the lanes that occur their order: machines by their first message. */
function numbered(messages: readonly PlainMessage[]): Sequence {
  const lanes = new Map<string, Lane>();
  for (const { from, to } of messages) {
    for (const lane of [from, to]) if (!lanes.has(keyOf(lane))) lanes.set(keyOf(lane), lane);
  }
  const ordered = [...lanes.values()].toSorted((one, other) => ORDER[one.kind] - ORDER[other.kind]);
  const index = new Map(ordered.map((lane, at) => [keyOf(lane), at]));
  const at = (lane: Lane) => index.get(keyOf(lane)) ?? 0;
  return {
    lanes: ordered,
    messages: messages.map((message) => ({
      ...message,
      from: at(message.from),
      to: at(message.to),
    })),
  };
}

function keyOf(lane: Lane): string {
  return lane.kind === 'machine' ? `machine ${lane.machine}` : lane.kind;
}
