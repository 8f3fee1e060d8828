import { fromPromise } from 'xstate';
import type { DataExport } from '#contract/entities/data-export.ts';
import {
  type DataExportFile,
  type DataExportOutcome,
  type DownloadOutcome,
  dataExportMachine,
} from '#machines/data-export/data-export.machine.ts';
import { saveParts } from '#web/platform/storage/save-file.ts';
import { type Flow, useFlow } from '#web/shared/flow/use-flow.ts';
import type { Services } from '#web/shared/services/services.ts';
import { withReauthentication } from '#web/shared/verification/reauthentication.ts';

const TYPE = 'application/json';

/** The file of a person's own data with its calls (W5). */
function provideDataExport(
  services: Pick<Services, 'api' | 'changes' | 'modals'>,
  fileName: string,
) {
  const { security } = services.api;
  const readAgain = () => void services.changes.outdate('security');
  return dataExportMachine.provide({
    actors: {
      requestData: fromPromise<DataExportOutcome, void>(async () => {
        const outcome = await security.requestData({ body: {} });
        if (outcome.ok) readAgain();
        return outcome;
      }),
      download: fromPromise<DownloadOutcome, DataExportFile | null>(async ({ input, signal }) => {
        if (input === null) return { ok: false, code: 'not_found' };
        const parts: Blob[] = [];
        for (let part = 1; part <= input.parts; part += 1) {
          const params = { id: input.id, part };
          const answer = await withReauthentication(services, () =>
            security.dataPart({ params }, { signal }),
          );
          if (!answer.ok) {
            // It may have been removed in another tab.
            if (answer.code === 'not_found') readAgain();
            return answer;
          }
          // The browser may store these on disk.
          parts.push(new Blob([answer.value.text]));
        }
        // A person who has left the page no longer wants the file.
        signal.throwIfAborted();
        saveParts({ name: `${fileName}.json`, type: TYPE, parts });
        return { ok: true, value: null };
      }),
    },
  });
}

/** The flow of the own data: state and actions for its views. */
export type DataExportFlow = Flow<ReturnType<typeof provideDataExport>>;

/** Runs the data export flow; it starts from the server's state. */
export function useDataExport(dataExport: DataExport, fileName: string): DataExportFlow {
  return useFlow((services) => provideDataExport(services, fileName), { input: { dataExport } });
}
