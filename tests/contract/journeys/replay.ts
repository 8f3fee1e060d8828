import {
  type ActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  matchesState,
  type Snapshot,
  type StateValue,
} from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { ProofClock } from '#machines/simulation/proof-clock.ts';
import { inputFor } from '#machines/simulation/world.ts';
import type { Behaviour, Probe } from '../behaviour/probe.ts';
import type { CallName } from '../good-requests/index.ts';
import { failureOf } from '../kit/judge.ts';
import { requireNow } from '../kit/not-now.ts';
import type { KitRequest } from '../kit/request.ts';
import { routeNamed } from '../kit/routes.ts';

/*
 * The pinned journeys of a machine, run against a back end: each actor that calls the server does,
 * and the machine goes on with the real answer. A journey is run as far as a back end can be
 * brought to give what it needs; a lost connection, for example, ends it.
 */

type Journey = AnyCatalogueEntry['journeys'][number];
type Move = Journey['moves'][number];

/**
 * Makes the calls of an actor, so that the answer is like the pinned one if the back end is right.
 * Undefined if nothing can bring such an answer about here: the journey ends.
 */
export type RealActor = (
  input: never,
  pinned: Outcome<unknown>,
) => Promise<Outcome<unknown> | undefined>;

/** Answers that are accepted, or refused with one of these codes. */
export const acceptedOr =
  (...codes: readonly string[]) =>
  (pinned: Outcome<unknown>): boolean =>
    pinned.ok || codes.includes(pinned.code);

/** What one run of a flow needs of the back end. */
export interface BoundFlow {
  readonly actors: Readonly<Record<string, RealActor>>;
  /** The event with what is there at this back end, such as a payout account. */
  readonly eventFor?: (event: AnyEventObject) => AnyEventObject;
  /** Takes back what the journey left behind. */
  readonly tidy?: () => Promise<void>;
}

/** A machine whose journeys run against a back end. */
export interface ReplayedFlow {
  readonly entry: AnyCatalogueEntry;
  /** The call that each bound actor makes. */
  readonly calls: Readonly<Record<string, CallName>>;
  /** Whether a back end can be brought to such an answer, by actor. */
  readonly brings: Readonly<Record<string, (pinned: Outcome<unknown>) => boolean>>;
  /** Actors that ask no server, such as the check of a form: they end as the journey says. */
  readonly local?: readonly string[];
  /** Events that come from the server, and not from the person. */
  readonly foreignEvents?: readonly string[];
  readonly needs: Behaviour['needs'];
  readonly bind: (probe: Probe) => Promise<BoundFlow>;
}

/** A call's answer as a machine takes it. */
export async function outcomeOf(
  probe: Probe,
  name: CallName,
  request: KitRequest,
): Promise<Outcome<unknown>> {
  const answer = await probe.send(name, request);
  if (answer.status === 200) {
    return { ok: true, value: (answer.body as { readonly value: unknown }).value };
  }
  requireNow(routeNamed(probe.portal.routes, name), answer);
  const { success: _success, ...failure } = failureOf(answer) ?? {
    success: false,
    code: 'unknown_error',
  };
  return { ok: false, ...failure } as Outcome<unknown>;
}

/** Whether a back end can be brought to this move. */
function canRun({ brings, local = [], foreignEvents = [] }: ReplayedFlow, move: Move): boolean {
  if ('event' in move) return !foreignEvents.includes((move.event as AnyEventObject).type);
  if (!('actor' in move) || !('done' in move)) return false;
  if (local.includes(String(move.actor))) return true;
  return brings[String(move.actor)]?.(move.done as Outcome<unknown>) ?? false;
}

/** The moves of a journey up to the first one that no back end can be brought to. */
function movesOf(flow: ReplayedFlow, { moves }: Journey): readonly Move[] {
  const end = moves.findIndex((move) => !canRun(flow, move));
  const runnable = end === -1 ? moves : moves.slice(0, end);
  // After the last answer of the server nothing more is learned about it.
  const isAnswer = (move: Move) => 'actor' in move && String(move.actor) in flow.calls;
  return runnable.slice(0, runnable.findLastIndex(isAnswer) + 1);
}

/** What a back end sees of some moves: the person’s events, and the answers. */
const signatureOf = (moves: readonly Move[]): string =>
  moves
    .map((move) => {
      if ('event' in move) return move.ignored ? '' : JSON.stringify(move.event);
      return 'actor' in move && 'done' in move ? JSON.stringify([move.actor, move.done]) : '';
    })
    .join('');

type Waiting = Snapshot<unknown> & { readonly input: unknown };

/** An actor that waits until the server has answered. */
const waitingActor: ActorLogic<Waiting, AnyEventObject> = {
  getInitialSnapshot: (_, input) => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
  }),
  transition: (snapshot, event) =>
    event.type === 'answered'
      ? { ...snapshot, status: 'done', output: event['output'] as unknown, error: undefined }
      : snapshot,
  getPersistedSnapshot: (snapshot) => snapshot,
  restoreSnapshot: (snapshot) => snapshot as Waiting,
};

/** One run of a journey. */
class Run {
  private readonly probe: Probe;
  private readonly flow: ReplayedFlow;
  private readonly actor: AnyActorRef;

  constructor(probe: Probe, flow: ReplayedFlow, { input }: Journey) {
    this.probe = probe;
    this.flow = flow;
    const { machine, inputs } = flow.entry;
    const sources = Object.keys(machine.implementations.actors ?? {});
    const example: unknown =
      typeof input === 'string' ? inputs[input] : (input ?? Object.values(inputs)[0]);
    const clock = new ProofClock();
    const waiting = Object.fromEntries(sources.map((source) => [source, waitingActor]));
    this.actor = createActor(machine.provide({ actors: waiting }), {
      clock,
      input: inputFor(example, { now: () => clock.now() }),
    });
    this.actor.start();
  }

  /** Makes a move. False if nothing can bring it about here. */
  async make(move: Move, { actors, eventFor }: BoundFlow): Promise<boolean> {
    if ('event' in move) {
      const event = move.event as AnyEventObject;
      this.actor.send(eventFor?.(event) ?? event);
      return true;
    }
    if (!('actor' in move) || !('done' in move)) return false;
    const source = String(move.actor);
    const pinned = move.done as Outcome<unknown>;
    const child = this.childOf(source);
    if (this.flow.local?.includes(source) === true) {
      // A site may have no such step, such as a puzzle.
      child?.send({ type: 'answered', output: pinned });
      return true;
    }
    const name = this.flow.calls[source];
    if (!child || !name) return false;
    const { input } = child.getSnapshot() as Waiting;
    const real = await actors[source]?.(input as never, pinned);
    if (!real) return false;
    const [is, has] = [real, pinned].map((each) => (each.ok ? 'accepted' : each.code));
    this.probe.expectSame(name, is, has, `${source} ends otherwise than the journey needs`);
    child.send({ type: 'answered', output: real });
    this.expectState(name, move);
    return true;
  }

  stop(): void {
    this.actor.stop();
  }

  private childOf(source: string): AnyActorRef | undefined {
    const children = Object.values(this.snapshot.children as Record<string, AnyActorRef>);
    return children.find((child) => (child as { readonly src?: unknown }).src === source);
  }

  private get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot() as AnyMachineSnapshot;
  }

  private expectState(name: CallName, { reaches }: Move): void {
    if (reaches === undefined) return;
    const value = this.snapshot.value as StateValue;
    const needed = reaches as StateValue;
    const isThere = matchesState(needed, value);
    this.probe.expect(name, isThere, 'the flow is in another state than after this answer', {
      value,
      needed,
    });
  }
}

/** The journeys of a flow as far as they can be run, without those that another one begins with. */
function runnableJourneys(flow: ReplayedFlow) {
  const all = flow.entry.journeys
    .map((journey) => ({ journey, moves: movesOf(flow, journey) }))
    .map((part) => ({ ...part, signature: signatureOf(part.moves) }))
    .filter(({ moves }) => moves.length > 0);
  return all.filter(
    ({ signature }, place) =>
      !all.some(
        (other, at) =>
          at !== place &&
          other.signature.startsWith(signature) &&
          (other.signature !== signature || at < place),
      ),
  );
}

/** A behaviour for each journey that a back end can be brought to, as far as it can. */
export function journeysOf(flow: ReplayedFlow): readonly Behaviour[] {
  const { entry, calls, needs, bind } = flow;
  return runnableJourneys(flow).map(({ journey, moves }) => ({
    name: `the flow ${entry.title} can be run: ${journey.name}`,
    calls: [
      ...new Set(
        moves.flatMap((move) => ('actor' in move ? (calls[String(move.actor)] ?? []) : [])),
      ),
    ],
    needs,
    changes: true,
    async run(probe) {
      const bound = await bind(probe);
      const run = new Run(probe, flow, journey);
      try {
        for (const move of moves) {
          if (!(await run.make(move, bound))) break;
        }
      } finally {
        run.stop();
        await bound.tidy?.();
      }
    },
  }));
}
