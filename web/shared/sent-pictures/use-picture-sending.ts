import { useEffect, useEffectEvent, useState } from 'react';
import type { Picture } from '#contract/entities/picture.ts';
import { MAX_PICTURES, PICTURE_BYTES } from '#contract/entities/picture-types.ts';
import type { Outcome } from '#contract/errors.ts';
import {
  type ChosenFile,
  pictureSendingMachine,
  type SentPicture,
} from '#machines/picture-sending/picture-sending.machine.ts';
import type { OnceCallOptions } from '#web/api/client.ts';
import { uploading } from '#web/api/uploading.ts';
import { randomText } from '#web/platform/random-text.ts';
import { useFlow } from '#web/shared/flow/use-flow.ts';
import type { Services } from '#web/shared/services/services.ts';
import { provideSubmission } from '#web/shared/submission/provide-submission.ts';

/** Sends a picture, in base64, to where it belongs. */
export type SendPicture = (picture: string, options: OnceCallOptions) => Promise<Outcome<Picture>>;

interface PictureSendingOptions {
  readonly send: SendPicture;
  /** Pictures that were sent before the page was left. */
  readonly kept: readonly SentPicture[];
  /** Called at every change of the sent pictures. */
  readonly onChange: (pictures: readonly SentPicture[]) => void;
}

/** Sends the pictures that go with a request, for as long as its form is there (W6). */
export function usePictureSending({ send: sendPicture, kept, onChange }: PictureSendingOptions) {
  const [files] = useState(() => new Map<string, File>());
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const [progress, setProgress] = useState(0);
  const [leftOut, setLeftOut] = useState(0);
  const provide = (services: Services) =>
    pictureSendingMachine.provide({
      actors: {
        sendPicture: provideSubmission<{ readonly file: ChosenFile }, Picture>(services, {
          call: null,
          send: async ({ payload: { file: chosen }, key }, signal) => {
            const file = files.get(chosen.id);
            if (!file) return { ok: false, code: 'picture_refused' };
            if (file.size > PICTURE_BYTES) return { ok: false, code: 'picture_too_large' };
            setProgress(0);
            const address = await addressOf(file).catch(() => null);
            if (address === null) return { ok: false, code: 'picture_refused' };
            const outcome = await sendPicture(address.slice(address.indexOf(',') + 1), {
              key,
              signal,
              transport: uploading(setProgress),
            });
            if (outcome.ok) {
              const { id } = outcome.value;
              setPreviews((known) => new Map(known).set(id, address));
            }
            return outcome;
          },
        }),
      },
    });
  const { context, refusal, unanswered, isBusy, send } = useFlow(provide, {
    input: { pictures: kept },
  });

  const { pictures } = context;
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(pictures), [pictures]);

  return {
    ...context,
    /** The answer to the picture on its way was lost. */
    isLost: unanswered !== null && !unanswered.isBusy,
    refusal: unanswered ? unanswered.refusal : refusal,
    isBusy: isBusy && unanswered?.isBusy !== false,
    /** How many of the last chosen files were over the limit. */
    leftOut,
    /** How much of the picture on its way has left, from 0 to 1. */
    progress,
    /** Addresses of the files chosen since the page was opened, by the number of the picture. */
    previews,
    choose: (chosen: readonly File[]) => {
      const keyedFiles = chosen.map((file) => {
        const id = randomText();
        files.set(id, file);
        return { id, name: file.name };
      });
      if (keyedFiles.length === 0) return;
      setLeftOut(Math.max(0, keyedFiles.length - (MAX_PICTURES - pictures.length)));
      send({ type: 'files.chosen', files: keyedFiles });
    },
    remove: (id: string) => send({ type: 'picture.removed', id }),
    cancel: () => send({ type: 'sending.cancelled' }),
    retry: () => unanswered?.retry(),
  };
}

/** Pictures on their way as a form knows them. */
export type PictureSending = ReturnType<typeof usePictureSending>;

/** The content of a file as a data URL: its base64 follows the comma. */
function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    });
    reader.addEventListener('error', () => {
      reject(reader.error ?? new Error('The file could not be read.'));
    });
    reader.readAsDataURL(file);
  });
}
