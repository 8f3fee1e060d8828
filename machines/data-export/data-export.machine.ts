import { assign, setup } from 'xstate';
import type { DataExport } from '#contract/entities/data-export.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { withAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';

/** Result of requesting a file. */
export type DataExportOutcome = Outcome<DataExport>;

/** Result of the download: saved. */
export type DownloadOutcome = Outcome<null>;

/** Identifies the file to download. */
export type DataExportFile = NonNullable<DataExport['file']>;

/** Input of the flow: the current state. */
export interface DataExportInput {
  readonly dataExport: DataExport;
}

/** Context of the flow. */
export interface DataExportContext extends DataExportInput {
  /** The file was saved at least once. */
  readonly isSaved: boolean;
  readonly refusal: Refusal | null;
}

/** Events that the person sends. */
type DataExportEvent = { type: 'data.requested' } | { type: 'download.requested' };

/** Whether a file can be requested now; there is a waiting time after each one. */
export function mayAsk({ dataExport }: DataExportInput): boolean {
  return dataExport.nextRequestAt === null;
}

const actors = {
  /** Requests a file. */
  requestData: notProvided<DataExportOutcome>('requestData'),
  /** Downloads the file in parts and saves it; the person reauthenticates first. */
  download: notProvided<DownloadOutcome, DataExportFile | null>('download'),
};

const ask = asking<typeof actors, DataExportContext>();

const dataExportSetup = setup({
  types: {
    input: {} as DataExportInput,
    context: {} as DataExportContext,
    events: {} as DataExportEvent,
    tags: {} as 'busy',
  },
  actors,
  guards: {
    fileIsBeingMade: ({ context }) => context.dataExport.state === 'requested',
    fileIsReady: ({ context }) => context.dataExport.state === 'ready',
    fileMayBeRequested: ({ context }) => mayAsk(context),
  },
  actions: {
    noteState: assign((_, { outcome }: { outcome: DataExportOutcome }) =>
      outcome.ok ? { dataExport: outcome.value } : {},
    ),
    noteSaved: assign({ isSaved: true }),
    forgetSaved: assign({ isSaved: false }),
  },
}).extend(refusable);

/** Export of the person's own data: request, creation by the server, download (W5). */
export const dataExportMachine = dataExportSetup.createMachine({
  id: 'dataExport',
  context: ({ input }) => ({ ...input, isSaved: false, refusal: null }),
  initial: 'weighing',
  states: {
    weighing: {
      description: 'Checks whether a file is being made, is ready, or can be requested.',
      always: [
        { guard: 'fileIsBeingMade', target: 'making' },
        { guard: 'fileIsReady', target: 'ready' },
        { guard: 'fileMayBeRequested', target: 'free' },
        { target: 'resting' },
      ],
    },
    free: {
      description: 'There is no file; the person can request one.',
      on: { 'data.requested': { target: 'asking' } },
    },
    asking: {
      description: 'The request is sent; pressing again does nothing.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('requestData', {
        accepted: { target: 'weighing', actions: withAnswer('noteState') },
        refused: 'weighing',
      }),
    },
    ready: {
      description: 'The file can be downloaded, as often as the person likes.',
      on: {
        'download.requested': { target: 'downloading' },
        'data.requested': { guard: 'fileMayBeRequested', target: 'asking' },
      },
    },
    downloading: {
      description: 'The file is downloaded part by part, after the person has proved who they are.',
      tags: 'busy',
      entry: ['forgetRefusal', 'forgetSaved'],
      ...ask('download', {
        input: ({ context }) => context.dataExport.file,
        accepted: { target: 'ready', actions: 'noteSaved' },
        refused: 'ready',
      }),
    },
    making: {
      type: 'final',
      description: 'The server makes the file, and tells the person when it is ready.',
    },
    resting: {
      type: 'final',
      description: 'A file was made recently; the next one can be requested later.',
    },
  },
});
