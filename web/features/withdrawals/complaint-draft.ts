import type { SentPicture } from '#machines/picture-sending/picture-sending.machine.ts';
import type { PartName } from '#machines/withdrawal-confirmation/withdrawal-confirmation.types.ts';
import { areTexts, keptDraft } from '#web/shared/forms/kept-draft.ts';
import { arePictures } from '#web/shared/sent-pictures/kept-pictures.ts';

/** A complaint as it is written, before it is sent. */
export interface ComplaintDraft extends PartName {
  /** The arrived amount, as typed; empty for nothing. */
  readonly amountReceived: string;
  readonly comment: string;
  readonly pictures: readonly SentPicture[];
}

/** The complaint that is being written. */
export const complaintDraft = keptDraft<ComplaintDraft>(
  'complaint',
  ({ withdrawalId, partId, amountReceived, comment, pictures }) =>
    areTexts(withdrawalId, partId, amountReceived, comment) && arePictures(pictures),
);
