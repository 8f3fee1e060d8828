import { catalogueEntry } from '../../catalogue/entry.ts';
import { isIn } from '../../catalogue/history.ts';
import { whenever } from '../../catalogue/invariants.ts';
import { flowWatchMachine } from '../flow-watch.machine.ts';

const first = { type: 'portal.heard', portal: 'first' } as const;
const second = { type: 'portal.heard', portal: 'second' } as const;

/** Catalogue entry: flows page watch. */
export const flowWatchEntry = catalogueEntry<typeof flowWatchMachine>({
  id: 'flowWatch',
  title: 'Watching the flows',
  purpose: 'Follows the portals of this browser on the flows page, or shows one past step.',
  requirements: ['T7', 'T10'],
  machine: flowWatchMachine,
  noView: 'Its screens are those of the flows page, which is not a page of the portal.',
  inputs: { usual: undefined },
  events: {
    'portal.heard': [first, second],
    'portal.lost': [
      { type: 'portal.lost', portal: 'first' },
      { type: 'portal.lost', portal: 'second' },
    ],
    'pause.requested': [{ type: 'pause.requested', step: 3 }],
    'step.selected': [
      { type: 'step.selected', step: 0 },
      { type: 'step.selected', step: 2 },
    ],
    'resume.requested': [{ type: 'resume.requested' }],
  },
  outcomes: { watchPortals: [] },
  invariants: [
    whenever(
      'a step is shown exactly while the watch is paused',
      (step) => !isIn(step, 'deaf'),
      (step) => (step.context.step !== null) === isIn(step, 'paused'),
    ),
    whenever(
      'the chart follows a portal that is open',
      (step) => isIn(step, 'live'),
      ({ context }) => context.portals.length > 0,
    ),
    whenever(
      'no portal is open while the watch waits for one',
      (step) => isIn(step, 'waiting'),
      ({ context }) => context.portals.length === 0,
    ),
  ],
  journeys: [
    {
      name: 'a portal is opened, looked at step by step, and closed',
      moves: [
        { event: first, reaches: 'live' },
        { event: { type: 'pause.requested', step: 3 }, reaches: 'paused', context: { step: 3 } },
        { event: { type: 'step.selected', step: 2 }, context: { step: 2 } },
        { event: { type: 'resume.requested' }, reaches: 'live', context: { step: null } },
        { event: { type: 'portal.lost', portal: 'first' } },
      ],
      ends: 'waiting',
      context: { portals: [] },
    },
    {
      name: 'the chart follows the remaining portal',
      moves: [
        { event: first, reaches: 'live' },
        { event: second, reaches: 'live' },
        { event: { type: 'portal.lost', portal: 'first' }, reaches: 'live' },
      ],
      ends: 'live',
      context: { portals: ['second'] },
    },
    {
      name: 'a portal that is closed during a pause is waited for afterwards',
      moves: [
        { event: first },
        { event: { type: 'pause.requested', step: 0 } },
        { event: { type: 'portal.lost', portal: 'first' }, reaches: 'paused' },
        { event: { type: 'resume.requested' } },
      ],
      ends: 'waiting',
    },
    {
      name: 'a portal that is opened during a pause is followed afterwards',
      moves: [
        { event: first },
        { event: { type: 'pause.requested', step: 0 } },
        { event: second, reaches: 'paused', context: { portals: ['first', 'second'], step: 0 } },
        { event: { type: 'portal.lost', portal: 'first' } },
        { event: { type: 'resume.requested' } },
      ],
      ends: 'live',
      context: { portals: ['second'] },
    },
    {
      name: 'a browser without channels hears no portal',
      moves: [{ actor: 'watchPortals', failed: true }],
      ends: 'deaf',
    },
  ],
});
