import { catalogueEntry } from '../../catalogue/entry.ts';
import { isIn } from '../../catalogue/history.ts';
import { always } from '../../catalogue/invariants.ts';
import { RECORDING_FORMAT, type Recording } from '../../recordings/recording.ts';
import { flowRecordingMachine, STEP_MILLISECONDS } from '../flow-recording.machine.ts';

const recording: Recording = {
  format: RECORDING_FORMAT,
  flow: 'bonusEnding',
  machine: '0123456789abcdef',
  start: { value: 'reading', status: 'active' },
  steps: [
    {
      at: 10,
      event: { type: 'xstate.error.actor.readBonus' },
      value: 'unreachable',
      status: 'active',
    },
    { at: 20, event: { type: 'retry.requested' }, value: 'reading', status: 'active' },
  ],
};

const started = { type: 'recording.requested', flow: 'bonusEnding', since: 7 } as const;
const opened = { type: 'recording.opened', recording } as const;

/** Catalogue entry: flows page recorder. */
export const flowRecordingEntry = catalogueEntry<typeof flowRecordingMachine>({
  id: 'flowRecording',
  title: 'Recording a flow',
  purpose: 'Records what happens to a flow of the portal, and replays it on the chart.',
  requirements: ['T7', 'T10'],
  machine: flowRecordingMachine,
  noView: 'Its screens are those of the flows page, which is not a page of the portal.',
  inputs: { usual: undefined },
  events: {
    'recording.requested': [started],
    'recording.stopped': [
      { type: 'recording.stopped', recording },
      { type: 'recording.stopped', recording: null },
    ],
    'recording.opened': [
      opened,
      { type: 'recording.opened', recording: { ...recording, steps: [] } },
    ],
    'opening.failed': [{ type: 'opening.failed', problem: 'newer' }],
    'step.selected': [
      { type: 'step.selected', step: 1 },
      { type: 'step.selected', step: 9 },
      { type: 'step.selected', step: -1 },
    ],
    'playing.requested': [{ type: 'playing.requested' }],
    'pause.requested': [{ type: 'pause.requested' }],
    'replay.closed': [{ type: 'replay.closed' }],
  },
  outcomes: {},
  invariants: [
    always(
      'there is a recording exactly while it is replayed',
      (step) => (step.context.recording !== null) === isIn(step, 'replaying'),
    ),
    always(
      'a flow is recorded exactly while the recorder records',
      (step) => (step.context.recorded !== null) === isIn(step, 'recording'),
    ),
    always(
      'the replay is at an existing step',
      ({ context: { place, recording: replayed } }) =>
        place >= 0 && place <= (replayed?.steps.length ?? 0),
    ),
    always(
      'a problem is shown only while nothing is recorded or replayed',
      (step) => step.context.problem === null || isIn(step, 'watching'),
    ),
  ],
  journeys: [
    {
      name: 'a flow is recorded, replayed step by step, and closed',
      moves: [
        {
          event: started,
          reaches: 'recording',
          context: { recorded: { flow: 'bonusEnding', since: 7 } },
        },
        {
          event: { type: 'recording.stopped', recording },
          reaches: { replaying: 'standing' },
          context: { recording, place: 0 },
        },
        { event: { type: 'step.selected', step: 1 }, context: { place: 1 } },
        { event: { type: 'step.selected', step: 9 }, context: { place: 2 } },
        { event: { type: 'step.selected', step: -1 }, context: { place: 0 } },
        { event: { type: 'replay.closed' } },
      ],
      ends: 'watching',
      context: { recording: null, recorded: null, place: 0, problem: null },
    },
    {
      name: 'a recording is played to its end, and again from its start',
      moves: [
        { event: opened, reaches: { replaying: 'standing' } },
        { event: { type: 'playing.requested' }, reaches: { replaying: 'playing' } },
        { elapsed: STEP_MILLISECONDS - 1, context: { place: 0 } },
        { elapsed: 1, reaches: { replaying: 'playing' }, context: { place: 1 } },
        { elapsed: STEP_MILLISECONDS, reaches: { replaying: 'standing' }, context: { place: 2 } },
        {
          event: { type: 'playing.requested' },
          reaches: { replaying: 'playing' },
          context: { place: 0 },
        },
        { elapsed: STEP_MILLISECONDS, context: { place: 1 } },
        { event: { type: 'pause.requested' }, reaches: { replaying: 'standing' } },
        { event: { type: 'playing.requested' }, context: { place: 1 } },
        { event: { type: 'step.selected', step: 1 } },
      ],
      ends: { replaying: 'standing' },
      context: { place: 1 },
    },
    {
      name: 'a file that cannot be opened says why, until another one is',
      moves: [
        { event: { type: 'opening.failed', problem: 'newer' }, context: { problem: 'newer' } },
        { event: opened, context: { problem: null } },
      ],
      ends: { replaying: 'standing' },
    },
    {
      name: 'a recording without a step is not stored',
      moves: [
        { event: { type: 'opening.failed', problem: 'newer' } },
        { event: started, context: { problem: null } },
        { event: { type: 'recording.stopped', recording: null }, reaches: 'watching' },
      ],
      ends: 'watching',
      context: { problem: 'nothing' },
    },
  ],
});
