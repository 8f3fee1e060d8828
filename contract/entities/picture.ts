import { z } from 'zod/v4';
import { lengthOf } from '../rules/text-length.ts';
import { COMMENT_LENGTH, PICTURE_BYTES, pictureTypes } from './picture-types.ts';
import { textOf } from './text.ts';

/** A picture that was stored. */
export const pictureSchema = z
  .strictObject({ id: z.string(), type: z.enum(pictureTypes) })
  .meta({ id: 'Picture' });
export type Picture = z.infer<typeof pictureSchema>;

/** A picture as it is shown to the person who sent it. */
export const shownPictureSchema = z
  .strictObject({
    type: z.enum(pictureTypes),
    /** In base64. */
    picture: z.base64(),
  })
  .meta({ id: 'ShownPicture' });
export type ShownPicture = z.infer<typeof shownPictureSchema>;

/** A picture to upload. */
export const newPictureSchema = z
  .strictObject({
    /** A png or jpg, in base64; the content decides the format. */
    picture: z.base64().max(Math.ceil(PICTURE_BYTES / 3) * 4),
  })
  .meta({ id: 'NewPicture' });

/** The most bytes of such a call: the base64 text and its JSON. */
export const PICTURE_BODY_BYTES = 2 * PICTURE_BYTES;

/** Why a picture is refused. */
export const pictureCodes = ['picture_refused', 'picture_too_large', 'pictures_full'] as const;

/** The comment on the pictures; a character that people count as one counts as one. */
export const commentSchema = textOf(8 * COMMENT_LENGTH).refine(
  (text) => lengthOf(text) <= COMMENT_LENGTH,
);
