import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import type { OwnData } from '#contract/entities/own-data.ts';
import { leafOf } from '#machines/leaf-state.ts';
import {
  type DownloadOutcome,
  type OwnDataFile,
  type OwnDataOutcome,
  ownDataMachine,
} from '#machines/own-data/own-data.machine.ts';
import { securityKey } from '#web/api/security-queries.ts';
import { saveParts } from '#web/platform/storage/save-file.ts';
import { withFreshProof } from '#web/shared/account/fresh-proof.ts';
import type { Services } from '#web/shared/services/services.ts';
import { useServices } from '#web/shared/services/services-context.ts';

const TYPE = 'application/json';

/** The file of a person's own data with its calls (W5). */
function provideOwnData(services: Pick<Services, 'api' | 'modals'>, fileName: string) {
  const { security } = services.api;
  return ownDataMachine.provide({
    actors: {
      requestData: fromPromise<OwnDataOutcome, void>(() => security.requestData({ body: {} })),
      download: fromPromise<DownloadOutcome, OwnDataFile | null>(async ({ input, signal }) => {
        if (input === null) return { ok: false, code: 'not_found' };
        const parts: Blob[] = [];
        for (let part = 1; part <= input.parts; part += 1) {
          const params = { id: input.id, part };
          const answer = await withFreshProof(services, () =>
            security.dataPart({ params }, { signal }),
          );
          if (!answer.ok) return answer;
          // The browser may keep these outside of its memory for texts.
          parts.push(new Blob([answer.value.text]));
        }
        // A person who has left the page does not want the file any more.
        signal.throwIfAborted();
        saveParts({ name: `${fileName}.json`, type: TYPE, parts });
        return { ok: true, value: null };
      }),
    },
  });
}

/** Runs the flow of the own data; it follows what the server says of it from the beginning. */
export function useOwnData(ownData: OwnData, fileName: string) {
  const services = useServices();
  const { queryClient } = services;
  const [machine] = useState(() => provideOwnData(services, fileName));
  const [state, send] = useMachine(machine, { input: { ownData }, ...services.watching });
  const { askedAt } = state.context.ownData;
  const { refusal } = state.context;

  useEffect(() => {
    // Asked for here, or gone in another tab: the page reads how it stands.
    if (askedAt !== ownData.askedAt || refusal?.code === 'not_found') {
      void queryClient.invalidateQueries({ queryKey: securityKey });
    }
  }, [askedAt, ownData.askedAt, refusal, queryClient]);

  return {
    ...state.context,
    leaf: leafOf(state.value),
    mayAsk: state.context.ownData.mayAskAt === null,
    request: () => send({ type: 'data.requested' }),
    download: () => send({ type: 'download.requested' }),
  };
}

/** The flow of the own data as its views see it. */
export type OwnDataFlow = ReturnType<typeof useOwnData>;
