import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type InspectionEvent,
} from 'xstate';
import type { Step } from '#machines/catalogue/entry.ts';
import {
  RECORDING_FORMAT,
  type RecordedStep,
  type Recording,
} from '#machines/recordings/recording.ts';
import { type Act, crash, describeAct, enabledActs } from '#machines/simulation/acts.ts';
import { effectName } from '#machines/simulation/effects.ts';
import { EPOCH, SLEEP_MILLISECONDS } from '#machines/simulation/moments.ts';
import { ProofClock } from '#machines/simulation/proof-clock.ts';
import { answered, crashed } from '#machines/simulation/stand-in.ts';
import { inputFor } from '#machines/simulation/world.ts';
import { activeNodes, takenTransitions } from '#machines/simulation/xstate-internals.ts';
import { machineVersion } from '#tools/flows/machine-version.ts';
import type { Coverage } from './coverage.ts';
import { faultsOfRequiredFields } from './required-fields.ts';
import { type Subject } from './subject.ts';
import { faultsOfSteps } from './watch.ts';

/** A real actor with its own clock; every step is stored and checked. */
export class LiveRun {
  readonly clock = new ProofClock();
  readonly history: Step<AnyStateMachine>[] = [];
  /** When each step was, in milliseconds since 1970. */
  readonly #times: number[] = [];
  readonly #input: unknown;
  readonly #subject: Subject;
  readonly #coverage: Coverage;
  readonly #readsClock: boolean;
  readonly #actor: ReturnType<typeof createActor<AnyStateMachine>>;
  #children: Readonly<Record<string, AnyActorRef | undefined>> = {};
  #effects: string[] = [];
  #taken = 0;
  readonly #trail: (Act | string)[] = [];
  readonly #ignoredAnswers: string[] = [];
  #watched = 0;

  constructor(subject: Subject, exampleInput: unknown, coverage: Coverage) {
    this.#subject = subject;
    this.#coverage = coverage;
    this.#readsClock = typeof exampleInput === 'function';
    this.#input = inputFor(exampleInput, { now: () => this.clock.now() });
    this.#actor = createActor<AnyStateMachine>(subject.machine, {
      clock: this.clock,
      input: this.#input,
      inspect: (event) => this.#inspect(event),
      logger: () => undefined,
    });
    // A listener for errors keeps a failed actor from failing the whole test process.
    this.#actor.subscribe({ error: () => undefined });
    this.#actor.start();
  }

  /** The state of the actor now. */
  get snapshot(): AnyMachineSnapshot {
    return this.#actor.getSnapshot() as AnyMachineSnapshot;
  }

  /** The acts on it, in words. */
  get trail(): readonly string[] {
    return this.#trail.map((act) => (typeof act === 'string' ? act : describeAct(act)));
  }

  /** Children that have not ended: id and source. */
  get running(): ReadonlyMap<string, string> {
    return new Map(
      this.#livingChildren().map((child) => [child.id, (child as { src?: unknown }).src as string]),
    );
  }

  /** All that may happen now, in a stable order. */
  enabled(): readonly Act[] {
    return enabledActs(this.#subject.entry, {
      snapshot: this.snapshot,
      running: this.running,
      timersArmed: this.clock.armed,
      maySleep: this.#readsClock && !this.clock.isLate,
    });
  }

  /** Lets one thing happen. */
  take(act: Act): void {
    this.#trail.push(act);
    switch (act.type) {
      case 'event':
        // To an actor that has ended XState would only warn.
        if (this.snapshot.status === 'active') this.#actor.send(act.event);
        break;
      case 'answer':
        this.#child(act.child)?.send(answered(act.output));
        break;
      case 'crash':
        this.#child(act.child)?.send(crashed(crash));
        break;
      case 'wait':
        this.clock.passToNextTimer();
        break;
      case 'sleep':
        this.clock.sleep(SLEEP_MILLISECONDS);
        break;
    }
  }

  /** Lets time pass, as a journey does. */
  elapse(milliseconds: number): void {
    this.#trail.push(`${milliseconds} ms pass`);
    this.clock.pass(milliseconds);
  }

  /** Lets time pass while no timer fires. */
  sleep(milliseconds: number): void {
    this.#trail.push(`the page sleeps for ${milliseconds} ms`);
    this.clock.sleep(milliseconds);
  }

  /** Errors of the run so far; empty if none. Checks each step once. */
  faults(): readonly string[] {
    const { snapshot } = this;
    if (snapshot.status === 'error') {
      return [`the machine ended in error: ${messageOf(snapshot.error)}`];
    }
    const from = this.#watched;
    this.#watched = this.history.length;
    return [
      ...this.#ignoredAnswers.map((type) => `an answer changes nothing: ${type}`),
      ...faultsOfSteps(this.#subject.entry, this.history, from, snapshot),
      ...faultsOfRequiredFields(this.#subject.entry, snapshot, this.#livingChildren()),
    ];
  }

  /** Counts all steps so far as looked at. */
  passOver(): void {
    this.#watched = this.history.length;
  }

  /** The run so far as a recording. It holds examples of the catalogue alone, so nothing is redacted. */
  recording(): Recording {
    const [start, ...steps] = this.history.map(
      (step, index): RecordedStep => ({
        at: (this.#times[index] ?? EPOCH) - EPOCH,
        event: step.event,
        value: step.value as RecordedStep['value'],
        status: step.status as RecordedStep['status'],
        context: step.context as unknown,
      }),
    );
    if (start === undefined) throw new Error('The run has not begun.');
    const { value, status, context } = start;
    const { machine } = this.#subject;
    const recording: Recording = {
      format: RECORDING_FORMAT,
      flow: machine.id,
      machine: machineVersion(machine),
      input: this.#input,
      start: { value, status, context },
      steps,
    };
    return JSON.parse(JSON.stringify(recording)) as Recording;
  }

  /** The snapshot as it would be stored. */
  persisted(): unknown {
    return this.#actor.getPersistedSnapshot();
  }

  /** Ends the actor. */
  stop(): void {
    this.#actor.stop();
  }

  #livingChildren(): AnyActorRef[] {
    const children = this.snapshot.children as Record<string, AnyActorRef | undefined>;
    return Object.values(children ?? {}).filter(
      (child) => child !== undefined && statusOf(child) === 'active',
    ) as AnyActorRef[];
  }

  #child(id: string): AnyActorRef | undefined {
    return this.#livingChildren().find((child) => child.id === id);
  }

  #inspect(event: InspectionEvent): void {
    if ((event.actorRef as AnyActorRef).sessionId !== event.rootId) return;
    switch (event.type) {
      case '@xstate.microstep':
        this.#taken += takenTransitions(event).length;
        this.#coverage.note(
          activeNodes(event.snapshot as AnyMachineSnapshot),
          takenTransitions(event),
        );
        break;
      case '@xstate.action': {
        const effect = effectName(event.action);
        if (effect !== undefined) this.#effects.push(effect);
        break;
      }
      case '@xstate.snapshot':
        this.#keep(event.event, event.snapshot as AnyMachineSnapshot);
        break;
      case '@xstate.actor':
      case '@xstate.event':
      case '@xstate.transition':
        break;
    }
  }

  #keep(event: { readonly type: string }, snapshot: AnyMachineSnapshot): void {
    const isIgnored = this.#taken === 0 && event.type !== 'xstate.init';
    this.#taken = 0;
    if (isIgnored) {
      if (event.type.startsWith('xstate.done.actor.')) this.#ignoredAnswers.push(event.type);
      return;
    }
    const before = this.#children;
    this.#children = { ...(snapshot.children as Record<string, AnyActorRef | undefined>) };
    const started = Object.entries(this.#children)
      .filter(([id, child]) => child !== undefined && before[id] !== child)
      .map(([, child]) => (child as { src?: unknown }).src as string);
    this.#times.push(this.clock.now());
    this.history.push({
      event: { ...event },
      value: snapshot.value as never,
      context: snapshot.context as never,
      tags: snapshot.tags,
      status: snapshot.status,
      output: snapshot.output as unknown,
      started,
      effects: this.#effects,
    });
    this.#effects = [];
  }
}

function statusOf(child: AnyActorRef): string {
  return (child.getSnapshot() as { readonly status: string }).status;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
