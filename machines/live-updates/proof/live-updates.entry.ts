import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { liveUpdatesMachine } from '../live-updates.machine.ts';
import {
  leading,
  opened,
  paid,
  polling,
  signedOut,
  streaming,
  waiting,
  written,
} from './live-updates.examples.ts';
import { liveUpdatesInvariants } from './live-updates.invariants.ts';

type Machine = typeof liveUpdatesMachine;

/** Catalogue entry: live updates. */
export const liveUpdatesEntry = catalogueEntry<Machine>({
  id: 'liveUpdates',
  title: 'Live updates',
  purpose: 'Keeps an open page up to date with the server: by a stream, or by polling.',
  requirements: ['W2', 'W7', 'S9', 'A19'],
  machine: liveUpdatesMachine,
  noView: 'What it hears is shown by the pages that read again: tests/web/live holds them to it.',
  inspected: { shown: ['topics', 'missed', 'after', 'spread'] },
  inputs: { plain: { after: 'a-0', spread: 500 } },
  events: {
    'page.shown': [{ type: 'page.shown' }],
    'page.hidden': [{ type: 'page.hidden' }],
    'network.returned': [{ type: 'network.returned' }],
    'lead.taken': [{ type: 'lead.taken' }],
    'change.heard': [
      { type: 'change.heard', event: opened },
      { type: 'change.heard', event: paid },
    ],
    'heartbeat.heard': [{ type: 'heartbeat.heard' }],
    'stream.ended': [{ type: 'stream.ended' }],
    'sibling.reported': [
      { type: 'sibling.reported', event: paid },
      { type: 'sibling.reported', event: written },
    ],
  },
  outcomes: {
    takeLead: [],
    readStream: [],
    askForChanges: [{ ok: true, value: paid }, networkFailed, signedOut],
  },
  invariants: liveUpdatesInvariants,
  journeys: [
    {
      name: 'the stream opens, stays open, and reports changes',
      moves: [
        { event: { type: 'page.shown' }, reaches: waiting('agreeing') },
        { event: { type: 'lead.taken' }, reaches: streaming('connecting') },
        { event: { type: 'change.heard', event: opened }, reaches: streaming('live') },
        { elapsed: 30_000 },
        { event: { type: 'heartbeat.heard' } },
        { elapsed: 30_000, reaches: streaming('live') },
        { event: { type: 'change.heard', event: paid } },
        { elapsed: 30_000 },
      ],
      ends: streaming('live'),
      context: { after: 'a-2' },
    },
    {
      name: 'a proxy buffers the stream: the server is polled, and the stream is retried later',
      moves: [
        { event: { type: 'page.shown' } },
        { event: { type: 'lead.taken' } },
        { elapsed: 8000, reaches: polling('asking') },
        {
          actor: 'askForChanges',
          done: { ok: true, value: paid },
          reaches: polling('resting'),
          context: { after: 'a-2' },
        },
        { elapsed: 20_500, reaches: polling('asking') },
        { actor: 'askForChanges', failed: true, reaches: polling('resting') },
        { elapsed: 20_500 },
        { actor: 'askForChanges', done: networkFailed, reaches: polling('resting') },
        { elapsed: 20_500, reaches: polling('asking') },
        { elapsed: 59_000 },
      ],
      ends: streaming('connecting'),
    },
    {
      name: 'a stream falls silent: a proxy began to buffer it, or the connection is dead',
      moves: [
        { event: { type: 'page.shown' } },
        { event: { type: 'lead.taken' } },
        { event: { type: 'change.heard', event: opened } },
        { elapsed: 35_000, reaches: polling('asking') },
        { event: { type: 'network.returned' } },
      ],
      ends: streaming('connecting'),
    },
    {
      name: 'the server restarts, and the stream resumes after its last event',
      moves: [
        { event: { type: 'page.shown' } },
        { event: { type: 'lead.taken' } },
        { event: { type: 'change.heard', event: paid } },
        { event: { type: 'stream.ended' }, reaches: leading('resuming') },
        { elapsed: 1000, reaches: leading('resuming') },
        { elapsed: 500, reaches: streaming('connecting'), context: { after: 'a-2' } },
        { event: { type: 'stream.ended' } },
      ],
      ends: polling('asking'),
    },
    {
      name: 'another tab listens: this one reads once what it missed, and gets the rest',
      moves: [
        { event: { type: 'page.shown' }, reaches: waiting('agreeing') },
        { elapsed: 1000, reaches: waiting('catchingUp') },
        {
          actor: 'askForChanges',
          done: { ok: true, value: paid },
          reaches: waiting('hearing'),
          context: { after: 'a-2' },
        },
        { event: { type: 'sibling.reported', event: written }, context: { after: 'a-3' } },
        { elapsed: 60_000 },
      ],
      ends: waiting('hearing'),
    },
    {
      name: 'a tab that does not listen gets no answer to its question, and follows the others',
      moves: [
        { event: { type: 'page.shown' } },
        { elapsed: 1000 },
        { actor: 'askForChanges', done: networkFailed, reaches: waiting('hearing') },
        { event: { type: 'page.hidden' } },
        { event: { type: 'page.shown' } },
        { elapsed: 1000, reaches: waiting('catchingUp') },
        { actor: 'askForChanges', failed: true },
      ],
      ends: waiting('hearing'),
    },
    {
      name: 'the session is over for a tab that does not listen, too',
      moves: [
        { event: { type: 'page.shown' } },
        { elapsed: 1000 },
        { actor: 'askForChanges', done: signedOut },
      ],
      ends: 'signedOut',
    },
    {
      name: 'another tab listens, and this one takes over when that one closes',
      moves: [
        { event: { type: 'page.shown' } },
        { event: { type: 'sibling.reported', event: paid }, context: { after: 'a-2' } },
        { event: { type: 'lead.taken' } },
      ],
      ends: streaming('connecting'),
    },
    {
      name: 'a hidden page learns of changes from another tab, and shows them when it is visible again',
      moves: [
        { event: { type: 'page.shown' } },
        { event: { type: 'lead.taken' } },
        { event: { type: 'page.hidden' }, reaches: 'paused' },
        { event: { type: 'sibling.reported', event: paid } },
        {
          event: { type: 'sibling.reported', event: written },
          context: { after: 'a-3', missed: ['balance', 'payments', 'messages'] },
        },
        { event: { type: 'page.shown' } },
      ],
      ends: waiting('agreeing'),
      context: { missed: [] },
    },
    {
      name: 'tabs cannot agree: each listens for itself',
      moves: [{ event: { type: 'page.shown' } }, { actor: 'takeLead', failed: true }],
      ends: streaming('connecting'),
    },
    {
      name: 'the reader of the stream fails',
      moves: [
        { event: { type: 'page.shown' } },
        { event: { type: 'lead.taken' } },
        { actor: 'readStream', failed: true },
      ],
      ends: polling('asking'),
    },
    {
      name: 'the session is over',
      moves: [
        { event: { type: 'page.shown' } },
        { event: { type: 'lead.taken' } },
        { event: { type: 'stream.ended' } },
        { actor: 'askForChanges', done: signedOut },
      ],
      ends: 'signedOut',
    },
  ],
});
