import { createActorContext } from '@xstate/react';
import { flowRecordingMachine } from '#machines/flow-recording/flow-recording.machine.ts';

/** The flows page's recorder: it goes on while the person looks at other flows. */
export const Recorder = createActorContext(flowRecordingMachine);
