import type { DataExport } from '#contract/entities/data-export.ts';
import { catalogueEntry } from '../../catalogue/entry.ts';
import { networkFailed } from '../../catalogue/examples.ts';
import { isAccepted, isIn } from '../../catalogue/history.ts';
import { keepsReasonsInSight, whenever } from '../../catalogue/invariants.ts';
import { breaks, refuses } from '../../catalogue/moves.ts';
import { dataExportMachine } from '../data-export.machine.ts';

const none: DataExport = {
  state: 'none',
  requestedAt: null,
  expiresAt: null,
  nextRequestAt: null,
  retentionDays: 7,
  file: null,
};
const making: DataExport = { ...none, state: 'requested', requestedAt: '2026-11-23T12:00:00.000Z' };
const file = { id: 'file', parts: 2 };
const old: DataExport = { ...making, state: 'ready', expiresAt: '2026-11-30T12:00:00.000Z', file };
const ready: DataExport = { ...old, nextRequestAt: '2026-11-24T12:00:00.000Z' };
const resting: DataExport = { ...ready, state: 'expired', file: null };

const taken = { ok: true, value: making } as const;
const unchanged = { ok: true, value: ready } as const;
const early = { ok: true, value: resting } as const;
const saved = { ok: true, value: null } as const;
const unproved = { ok: false, code: 'proof_required' } as const;
const gone = { ok: false, code: 'not_found' } as const;

const ask = { event: { type: 'data.requested' } } as const;
const download = { event: { type: 'download.requested' } } as const;

/** Catalogue entry: export of own data. */
export const dataExportEntry = catalogueEntry<typeof dataExportMachine>({
  id: 'dataExport',
  title: 'Data export',
  purpose: 'Requests a file of the person’s data, and downloads it when ready.',
  requirements: ['W5'],
  machine: dataExportMachine,
  inspected: { shown: ['isSaved'], named: [] },
  inputs: {
    none: { dataExport: none },
    making: { dataExport: making },
    ready: { dataExport: ready },
    old: { dataExport: old },
    resting: { dataExport: resting },
  },
  events: { 'data.requested': [ask.event], 'download.requested': [download.event] },
  outcomes: {
    requestData: [taken, unchanged, early, networkFailed],
    download: [saved, unproved, gone, networkFailed],
  },
  invariants: [
    whenever(
      'a file is requested only if allowed',
      ({ started }) => started.includes('requestData'),
      ({ event, context }) =>
        event.type === 'data.requested' &&
        context.dataExport.nextRequestAt === null &&
        context.dataExport.state !== 'requested',
    ),
    whenever(
      'only a file that is ready is downloaded',
      ({ started }) => started.includes('download'),
      ({ event, context }) =>
        event.type === 'download.requested' && context.dataExport.file !== null,
    ),
    whenever(
      'it is shown as saved exactly when the last download was accepted',
      (step) => step.event.type.includes('actor.download') || isIn(step, 'downloading'),
      (step) => step.context.isSaved === isAccepted(step, 'download'),
    ),
    whenever(
      'each state matches the export’s state',
      (step) => ['free', 'making', 'ready', 'resting'].some((state) => isIn(step, state)),
      (step) =>
        isIn(step, 'making') === (step.context.dataExport.state === 'requested') &&
        isIn(step, 'ready') === (step.context.dataExport.state === 'ready'),
    ),
    keepsReasonsInSight('requestData', 'download'),
  ],
  journeys: [
    {
      name: 'is requested again after a lost answer, and is made',
      input: 'none',
      moves: [
        { ...download, ignored: true },
        ask,
        { ...ask, ignored: true },
        breaks('requestData', 'free'),
        { ...ask, context: { refusal: null } },
        { actor: 'requestData', done: networkFailed, reaches: 'free' },
        ask,
        { actor: 'requestData', done: taken, context: { dataExport: making } },
      ],
      ends: 'making',
    },
    {
      name: 'is downloaded after one declined proof, and a second time',
      input: 'ready',
      moves: [
        { ...ask, ignored: true },
        download,
        { ...download, ignored: true },
        refuses('download', unproved, 'ready'),
        { ...download, context: { refusal: null } },
        { actor: 'download', done: saved, reaches: 'ready', context: { isSaved: true } },
        { ...download, context: { isSaved: false } },
        breaks('download', 'ready'),
      ],
      ends: 'ready',
    },
    {
      name: 'is made again when allowed',
      input: 'old',
      moves: [ask, { actor: 'requestData', done: taken, context: { dataExport: making } }],
      ends: 'making',
    },
    {
      name: 'is refused for now, because another tab has requested it',
      input: 'none',
      moves: [ask, { actor: 'requestData', done: early, context: { dataExport: resting } }],
      ends: 'resting',
    },
    { name: 'is in progress', input: 'making', moves: [], ends: 'making' },
    { name: 'cannot be requested again at once', input: 'resting', moves: [], ends: 'resting' },
  ],
});
