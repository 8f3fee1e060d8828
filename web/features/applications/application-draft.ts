import type { SentPicture } from '#machines/picture-sending/picture-sending.machine.ts';
import { areTexts, keptDraft } from '#web/shared/forms/kept-draft.ts';
import { arePictures } from '#web/shared/sent-pictures/kept-pictures.ts';

/** An application as it is written, before it is sent. */
export interface ApplicationDraft {
  /** Its owner: another person may sign in in the same tab. */
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

/** The person's draft for the promotion from before the page was left, or an empty one. */
export function applicationOf(memberId: string, promotionId: string): ApplicationDraft {
  const kept = applicationDraft.read();
  return kept?.memberId === memberId && kept.promotionId === promotionId
    ? kept
    : { memberId, promotionId, comment: '', pictures: [] };
}
