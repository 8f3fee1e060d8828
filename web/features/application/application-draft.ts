import type { SentPicture } from '#machines/picture-sending/picture-sending.machine.ts';
import { areTexts, keptDraft } from '#web/shared/drafts/kept-draft.ts';
import { arePictures } from '#web/shared/sent-pictures/kept-pictures.ts';

/** An application as it is written, before it is sent. */
export interface ApplicationDraft {
  /** Whose it is: another person may sign in in the same tab. */
  readonly memberId: string;
  readonly promotionId: string;
  readonly comment: string;
  readonly pictures: readonly SentPicture[];
}

/** The application that is being written. */
export const applicationDraft = keptDraft<ApplicationDraft>(
  'application',
  ({ memberId, promotionId, comment, pictures }) =>
    areTexts(memberId, promotionId, comment) && arePictures(pictures),
);

/** What the person was writing for the promotion when the page was left, or the empty draft. */
export function applicationOf(memberId: string, promotionId: string): ApplicationDraft {
  const kept = applicationDraft.read();
  return kept?.memberId === memberId && kept.promotionId === promotionId
    ? kept
    : { memberId, promotionId, comment: '', pictures: [] };
}
