import { catalogueEntry } from '../../catalogue/entry.ts';
import { isIn } from '../../catalogue/history.ts';
import { always, whenever } from '../../catalogue/invariants.ts';
import { type Notice, noticesInSight, noticesMachine } from '../notices.machine.ts';

const saved: Notice = { key: 'saved', kind: 'success', text: 'notices.saved', persistent: false };
const savedAgain: Notice = { ...saved, text: 'notices.savedAgain' };
const welcome: Notice = { ...saved, key: 'welcome', kind: 'information', text: 'notices.welcome' };
const lost: Notice = {
  key: 'serverLost',
  kind: 'error',
  text: 'notices.serverLost',
  persistent: true,
  errorCode: 'network_failed',
};

/** Catalogue entry: notices. */
export const noticesEntry = catalogueEntry<typeof noticesMachine>({
  id: 'notices',
  title: 'Notices',
  purpose:
    'Shows short messages, a few at a time; they disappear on their own unless they need an action.',
  requirements: ['S12', 'S14'],
  machine: noticesMachine,
  inspected: { named: ['notice', 'notices', 'persistent'] },
  inputs: { plain: undefined },
  events: {
    'notice.raised': [
      { type: 'notice.raised', notice: saved },
      { type: 'notice.raised', notice: savedAgain },
      { type: 'notice.raised', notice: welcome },
      { type: 'notice.raised', notice: lost },
    ],
    'notice.dismissed': [
      { type: 'notice.dismissed', key: saved.key },
      { type: 'notice.dismissed', key: lost.key },
    ],
    'notices.held': [{ type: 'notices.held' }],
    'notices.released': [{ type: 'notices.released' }],
  },
  outcomes: {},
  invariants: [
    whenever(
      'a person dismisses only visible notices',
      ({ event }) => event.type === 'notice.dismissed',
      ({ event }, before) => {
        const last = before.at(-1)?.context;
        return !!last && noticesInSight(last).some(({ key }) => key === event['key']);
      },
    ),
    always(
      'quiet means that there are no notices',
      (step) => isIn(step, 'quiet') === (step.context.notices.length === 0),
    ),
    always(
      'duplicates are folded',
      ({ context: { notices } }) => new Set(notices.map(({ key }) => key)).size === notices.length,
    ),
    whenever(
      'a raised notice is there, with its latest text',
      ({ event }) => event.type === 'notice.raised',
      ({ context, event }) => context.notices.some((notice) => notice === event['notice']),
    ),
    whenever(
      'a dismissed notice is gone',
      ({ event }) => event.type === 'notice.dismissed',
      ({ context, event }) => context.notices.every(({ key }) => key !== event['key']),
    ),
    always(
      'a notice that needs an action disappears only when dismissed',
      (step, before) =>
        step.event.type === 'notice.dismissed' ||
        step.event.type === 'notice.raised' ||
        (before.at(-1)?.context.notices ?? [])
          .filter(({ persistent }) => persistent)
          .every((notice) => step.context.notices.includes(notice)),
    ),
    whenever(
      'the timer runs exactly while a notice may disappear and notices are not held',
      (step) => !isIn(step, 'held'),
      (step) =>
        isIn(step, 'passing') ===
        noticesInSight(step.context).some(({ persistent }) => !persistent),
    ),
  ],
  journeys: [
    {
      name: 'a notice disappears by itself',
      moves: [
        { event: { type: 'notice.raised', notice: saved }, reaches: 'passing' },
        { elapsed: 5999, reaches: 'passing' },
        { elapsed: 1 },
      ],
      ends: 'quiet',
      context: { notices: [] },
    },
    {
      name: 'they disappear one after the other, and the one that needs an action stays',
      moves: [
        { event: { type: 'notice.raised', notice: lost }, reaches: 'standing' },
        { event: { type: 'notice.raised', notice: saved }, reaches: 'passing' },
        { event: { type: 'notice.raised', notice: welcome } },
        {
          event: { type: 'notice.raised', notice: savedAgain },
          context: { notices: [lost, savedAgain, welcome] },
        },
        { elapsed: 6000, context: { notices: [lost, welcome] } },
        { elapsed: 6000, reaches: 'standing', context: { notices: [lost] } },
        { event: { type: 'notice.dismissed', key: lost.key } },
      ],
      ends: 'quiet',
    },
    {
      name: 'held notices stay, and have their full time when released',
      moves: [
        { event: { type: 'notice.raised', notice: saved } },
        { event: { type: 'notices.held' }, reaches: 'held' },
        { elapsed: 60_000, reaches: 'held' },
        { event: { type: 'notice.raised', notice: welcome } },
        { event: { type: 'notice.dismissed', key: saved.key }, reaches: 'held' },
        { event: { type: 'notices.released' }, reaches: 'passing' },
        { elapsed: 5999, reaches: 'passing' },
        { event: { type: 'notices.held' } },
        { event: { type: 'notice.dismissed', key: welcome.key } },
      ],
      ends: 'quiet',
    },
    {
      name: 'a notice is dismissed before its time',
      moves: [
        { event: { type: 'notice.raised', notice: saved } },
        { event: { type: 'notice.dismissed', key: saved.key } },
      ],
      ends: 'quiet',
    },
  ],
});
