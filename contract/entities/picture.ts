import { z } from 'zod/v4';
import { lengthOf } from '../rules/text-length.ts';
import { COMMENT_LENGTH, PICTURE_BYTES, pictureTypes } from './picture-types.ts';
import { textOf } from './text.ts';

/** A picture that was taken in. */
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

/** A picture on its way to the server. */
export const newPictureSchema = z
  .strictObject({
    /** A png or jpg, in base64; what it is, its content decides. */
    picture: z.base64().max(Math.ceil(PICTURE_BYTES / 3) * 4),
  })
  .meta({ id: 'NewPicture' });

/** The most bytes of such a call: base64, with what is around it. */
export const PICTURE_BODY_BYTES = 2 * PICTURE_BYTES;

/** Why a picture is not taken in. */
export const pictureCodes = ['picture_refused', 'picture_too_large', 'pictures_full'] as const;

/** What a person writes with the pictures; a sign that people count once counts once. */
export const commentSchema = textOf(8 * COMMENT_LENGTH).refine(
  (text) => lengthOf(text) <= COMMENT_LENGTH,
);
