import { parentPort } from 'node:worker_threads';
import type { ServerErrorCode } from '#contract/errors.ts';
import { Refused } from '../../kernel/refused.ts';
import type { CleanPicture } from './clean-picture.ts';
import { takePicture } from './sent-picture.ts';

/** Input of the picture thread. */
export interface PictureTask {
  readonly base64: string;
  readonly maxPixels: number;
}

/** Its result. */
export type PictureOutcome =
  | { readonly picture: CleanPicture }
  | { readonly refused: ServerErrorCode };

parentPort?.on('message', ({ base64, maxPixels }: PictureTask) => {
  // oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(outcomeOf(base64, maxPixels));
});

function outcomeOf(base64: string, maxPixels: number): PictureOutcome {
  try {
    return { picture: takePicture(base64, maxPixels) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.code };
    throw error;
  }
}
