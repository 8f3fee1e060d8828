import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Refused } from '../../kernel/refused.ts';
import type { Shares } from '../../kernel/shares.ts';
import type { PictureFigures } from '../../settings/settings.ts';
import type { CleanPicture } from './clean-picture.ts';
import type { PictureOutcome, PictureTask } from './picture-thread.ts';

/** A picture that takes longer is made to keep a program busy. */
const MAX_MILLISECONDS = 10_000;
const MEGA = 1_000_000;

/** Pictures that people send (W6). */
export interface SentPictures {
  /**
   * Stores an upload, in base64; a thread does the work, so that nobody else waits.
   *
   * @throws Refused picture_refused, picture_too_large, too_many_requests
   */
  take(base64: string): Promise<CleanPicture>;
}

/** Idle picture threads of this process. They hold no picture data. */
const idle: Worker[] = [];

export function createSentPictures(shares: Shares, figures: () => PictureFigures): SentPictures {
  return {
    take: (base64) =>
      shares.run(async () => {
        const outcome = await inThread({ base64, maxPixels: figures().megapixels * MEGA });
        if ('refused' in outcome) throw new Refused(outcome.refused);
        const { picture } = outcome;
        return { ...picture, bytes: Buffer.from(picture.bytes) };
      }),
  };
}

/** What breaks or blocks a thread is no valid picture. */
async function inThread(task: PictureTask): Promise<PictureOutcome> {
  const thread = idle.pop() ?? newThread();
  try {
    // oxlint-disable-next-line require-post-message-target-origin -- a thread has no origin
    thread.postMessage(task);
    const [outcome] = (await once(thread, 'message', {
      signal: AbortSignal.timeout(MAX_MILLISECONDS),
    })) as [PictureOutcome];
    idle.push(thread);
    return outcome;
  } catch {
    void thread.terminate();
    return { refused: 'picture_refused' };
  }
}

function newThread(): Worker {
  const thread = new Worker(new URL('./picture-thread.ts', import.meta.url), { execArgv: [] });
  // The threads must not keep the process alive.
  thread.unref();
  return thread;
}
