import type { ActorLogic, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate';

const ANSWERED = 'proof.answered';
const CRASHED = 'proof.crashed';

/** Ends a stand-in with an output. */
export const answered = (output: unknown): AnyEventObject => ({ type: ANSWERED, output });

/** Ends a stand-in with an error. */
export const crashed = (error: unknown): AnyEventObject => ({ type: CRASHED, error });

/** An actor that does nothing until it is told how it ends. */
const standIn: ActorLogic<Snapshot<unknown>, AnyEventObject> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition: (snapshot, event) => {
    switch (event.type) {
      case ANSWERED:
        return { status: 'done', output: event['output'] as unknown, error: undefined };
      case CRASHED:
        return { status: 'error', output: undefined, error: event['error'] as unknown };
      case 'xstate.stop':
        return { status: 'stopped', output: undefined, error: undefined };
      default:
        return snapshot;
    }
  },
  getPersistedSnapshot: (snapshot) => snapshot,
  restoreSnapshot: (snapshot) => snapshot,
};

/** The maximum of steps in one move: a machine in an endless loop is stopped. */
const MAX_MICROSTEPS = 200;

/**
 * The machine with a stand-in for every actor that its `setup` names. A loop of eventless
 * transitions ends in an error: XState alone would run for ever.
 */
export function withStandIns(machine: AnyStateMachine): AnyStateMachine {
  const sources = Object.keys(machine.implementations.actors ?? {});
  const isolated: AnyStateMachine = machine.provide({
    actors: Object.fromEntries(sources.map((source) => [source, standIn])),
  });
  isolated.options.maxIterations = MAX_MICROSTEPS;
  return isolated;
}
