import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PICTURE_BYTES, type PictureType } from '#contract/entities/picture-types.ts';
import { queries } from '#web/api/queries.ts';
import { squarePicture } from '#web/platform/pictures/square-picture.ts';
import {
  type SendPicture,
  usePictureSending,
} from '#web/shared/sent-pictures/use-picture-sending.ts';
import { useServices } from '#web/shared/services/services-context.ts';

/**
 * Uploads the person's own picture as their avatar, like other pictures (W6).
 *
 * @param onBegun called when a file was chosen
 */
export function useOwnPicture(onBegun: () => void) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [isPreparing, setPreparing] = useState(false);
  const [isShown, setShown] = useState(false);

  const send: SendPicture = async (picture, options) => {
    const sent = await api.profile.sendAvatar({ body: { picture } }, options);
    if (!sent.ok) return sent;
    queryClient.setQueryData(queries.account.avatar().queryKey, sent.value);
    setShown(true);
    const type: PictureType = sent.value.url.endsWith('.png') ? 'image/png' : 'image/jpeg';
    return { ok: true, value: { id: sent.value.url, type } };
  };
  const flow = usePictureSending({
    send,
    kept: [],
    // The current one makes room for the next.
    onChange: (pictures) => {
      for (const { id } of pictures) flow.remove(id);
    },
  });
  const [file] = flow.waiting;
  return {
    isSending: flow.isBusy,
    isLost: flow.isLost,
    file,
    refusal: flow.refusal,
    progress: flow.progress,
    isBusy: flow.isBusy || isPreparing,
    /** An own picture was uploaded since the page was opened, and is shown. */
    isShown: isShown && file === undefined && flow.refusal === null,
    choose: (chosen: File) => {
      onBegun();
      setShown(false);
      setPreparing(true);
      const prepare = async () => {
        // Too large a file is sent as it is, and refused.
        const small = chosen.size > PICTURE_BYTES ? chosen : await squarePicture(chosen);
        flow.choose([small]);
      };
      prepare()
        .catch(() => flow.choose([chosen]))
        .finally(() => setPreparing(false));
    },
    retry: flow.retry,
    cancel: flow.cancel,
  };
}
