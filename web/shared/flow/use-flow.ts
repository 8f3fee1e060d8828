import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type {
  ActorRefFrom,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EmittedFrom,
  EventFrom,
  InputFrom,
  OutputFrom,
  StateValue,
  StateValueFrom,
} from 'xstate';
import type { Refusal } from '#contract/errors.ts';
import type { DataOutdated } from '#machines/actors/emitted.ts';
import { type LeafOf, leafOf } from '#machines/leaf-state.ts';
import type { Services } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';
import { type UnansweredSubmission, useUnanswered } from '#web/shared/submission/use-unanswered.ts';

/** A flow for its screens: its data and events, in the machine's own terms. */
export interface Flow<Machine extends AnyStateMachine> {
  /** The leaf state: the key of the table from state to screen. */
  readonly state: LeafOf<StateValueFrom<Machine>>;
  /** The whole state value, for a machine with parallel regions. */
  readonly value: StateValueFrom<Machine>;
  readonly context: ContextFrom<Machine>;
  /** The flow waits for an answer: the state has the tag `busy`. */
  readonly isBusy: boolean;
  /** The last refusal; null if none, or if the flow keeps none. */
  readonly refusal: Refusal | null;
  /** The flow's submission, while its answer is lost: `Unanswered` replaces the screen. */
  readonly unanswered: UnansweredSubmission | null;
  /** Whether the machine would handle this event now: shows or enables a control. */
  readonly can: (event: EventFrom<Machine>) => boolean;
  readonly send: (event: EventFrom<Machine>) => void;
  readonly hasTag: (tag: Parameters<TagTest<Machine>>[0]) => boolean;
  readonly actor: ActorRefFrom<Machine>;
}

type TagTest<Machine extends AnyStateMachine> =
  ReturnType<Machine['getInitialSnapshot']> extends { readonly hasTag: infer Test }
    ? Extract<Test, (tag: never) => boolean>
    : never;

/** What a machine emits for its own hook; `data.outdated` is for this one. */
type OwnEmitted<Machine extends AnyStateMachine> = Exclude<EmittedFrom<Machine>, DataOutdated>;

/** What happens outside of a flow, by the events that its machine emits. */
type EmittedHandlers<Machine extends AnyStateMachine> = {
  readonly [Type in OwnEmitted<Machine>['type']]: (
    event: Extract<EmittedFrom<Machine>, { readonly type: Type }>,
  ) => void;
};

type OnlyIf<Condition extends boolean, Option> = Condition extends true ? Option : unknown;

/** How a flow is run: what its machine declares in `setup` has to be given, and nothing else. */
export type FlowOptions<Machine extends AnyStateMachine> = OnlyIf<
  undefined extends InputFrom<Machine> ? false : true,
  { readonly input: InputFrom<Machine> }
> &
  OnlyIf<
    string extends EmittedFrom<Machine>['type']
      ? false
      : [OwnEmitted<Machine>] extends [never]
        ? false
        : true,
    {
      /** One handler for each event that the machine emits. */
      readonly on: EmittedHandlers<Machine>;
    }
  > & {
    /** Called once with the end of the flow. */
    readonly onDone?: (output: OutputFrom<Machine>) => void;
  };

type Handlers = Readonly<Record<string, ((event: never) => void) | undefined>>;

interface AnyFlowOptions {
  readonly input?: unknown;
  readonly on?: Handlers;
  readonly onDone?: (output: never) => void;
}

/**
 * Runs a flow while its view is mounted. Emitted events are handled here: `data.outdated` by this
 * hook, all others by the required handlers in `on`.
 *
 * @param provide makes the machine with its actors, once
 * @param options the machine's input, read once, and the handlers
 *
 * @example const flow = useFlow(provideBonusEnding, { input: { bonusId } }); const Screen =
 * screens[flow.state]; <Button
 *   disabled={!flow.can({ type: 'ending.confirmed' })}
 *   onClick={() => flow.send({ type: 'ending.confirmed' })} />
 */
export function useFlow<Machine extends AnyStateMachine>(
  provide: (services: Services) => Machine,
  ...[options]: Pick<FlowOptions<Machine>, 'onDone'> extends FlowOptions<Machine>
    ? [options?: FlowOptions<Machine>]
    : [options: FlowOptions<Machine>]
): Flow<Machine> {
  const services = useServices();
  // Made once; under `npm run dev` an edited machine takes its place, in the state that it was in.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the first `provide` is as good as a later one
  const machine = useMemo<AnyStateMachine>(() => provide(services), [services]);
  const { input, on = {}, onDone }: AnyFlowOptions = options ?? {};
  const [snapshot, send, actor] = useMachine(machine, { input, ...services.watching });
  useEffect(() => services.running.add(actor), [services, actor]);
  useEmitted(actor, on);
  useEnd(snapshot, onDone);
  const { refusal = null } = snapshot.context as { readonly refusal?: Refusal | null };
  const flow = {
    state: leafOf(snapshot.value as StateValue),
    value: snapshot.value as unknown,
    context: snapshot.context as unknown,
    isBusy: snapshot.hasTag('busy'),
    refusal,
    unanswered: useUnanswered(submissionIn(snapshot)),
    can: (event: AnyEventObject) => snapshot.can(event),
    send,
    hasTag: (tag: string) => snapshot.hasTag(tag),
    actor,
  };
  return flow as unknown as Flow<Machine>;
}

function useEmitted(actor: AnyActorRef, handlers: Handlers): void {
  const services = useServices();
  const handle = useEffectEvent((event: { readonly type: string }) => {
    if (event.type === 'data.outdated') services.changes.tell((event as DataOutdated).topics);
    else handlers[event.type]?.(event as never);
  });
  useEffect(() => {
    const listening = actor.on('*', (event: { readonly type: string }) => handle(event));
    return () => listening.unsubscribe();
  }, [actor]);
}

function useEnd({ status, output }: AnyMachineSnapshot, onDone: AnyFlowOptions['onDone']): void {
  const tell = useEffectEvent(() => onDone?.(output as never));
  const isDone = status === 'done';
  useEffect(() => {
    if (isDone) tell();
  }, [isDone]);
}

/** The flow's current submission child. */
function submissionIn({ children }: AnyMachineSnapshot): AnyActorRef | undefined {
  const running = Object.values(children as Readonly<Record<string, AnyActorRef | undefined>>);
  return running.find((child) => {
    const { machine } = (child?.getSnapshot() ?? {}) as Partial<AnyMachineSnapshot>;
    return machine?.id === 'submission';
  });
}
