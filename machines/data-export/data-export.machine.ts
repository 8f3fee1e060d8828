import { assign, setup } from 'xstate';
import type { DataExport } from '#contract/entities/data-export.ts';
import type { Outcome, Refusal } from '#contract/errors.ts';
import { asking } from '../actors/answering.ts';
import { notProvided } from '../actors/not-provided.ts';
import { ofAnswer } from '../actors/outcome.ts';
import { refusable } from '../actors/refusable.ts';

/** What asking for a file brings. */
export type DataExportOutcome = Outcome<DataExport>;

/** What downloading it brings: nothing but that it was saved. */
export type DownloadOutcome = Outcome<null>;

/** What names the file that is downloaded. */
export type DataExportFile = NonNullable<DataExport['file']>;

/** What the flow is started with: how it stands. */
export interface DataExportInput {
  readonly dataExport: DataExport;
}

/** What the flow knows. */
export interface DataExportContext extends DataExportInput {
  /** The file was saved at least once. */
  readonly isSaved: boolean;
  readonly refusal: Refusal | null;
}

/** What a person does. */
type DataExportEvent = { type: 'data.requested' } | { type: 'download.requested' };

/** Whether a file can be asked for now; after one was made there is a rest. */
export function mayAsk({ dataExport }: DataExportInput): boolean {
  return dataExport.nextRequestAt === null;
}

const actors = {
  /** Has a file made. */
  requestData: notProvided<DataExportOutcome>('requestData'),
  /** Fetches the file part by part and saves it; the person proves first who acts. */
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

/** A file of the person's own data: asked for, made by the server, downloaded (W5). */
export const dataExportMachine = dataExportSetup.createMachine({
  id: 'dataExport',
  context: ({ input }) => ({ ...input, isSaved: false, refusal: null }),
  initial: 'weighing',
  states: {
    weighing: {
      description: 'Whether a file is being made, is ready, or can be asked for.',
      always: [
        { guard: 'fileIsBeingMade', target: 'making' },
        { guard: 'fileIsReady', target: 'ready' },
        { guard: 'fileMayBeRequested', target: 'free' },
        { target: 'resting' },
      ],
    },
    free: {
      description: 'There is no file; the person may ask for one.',
      on: { 'data.requested': { target: 'asking' } },
    },
    asking: {
      description: 'The server is asked; a second press does nothing.',
      tags: 'busy',
      entry: 'forgetRefusal',
      ...ask('requestData', {
        accepted: { target: 'weighing', actions: ofAnswer('noteState') },
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
      description: 'The file is fetched part by part, once the person has proved who they are.',
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
      description: 'A file was made shortly before; the next one can be asked for later.',
    },
  },
});
