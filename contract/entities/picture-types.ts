/*
 * Pictures that people send (W6). Plain data, which the browser can carry without a schema library.
 */

/** What a picture may be, judged by its content. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** How many pictures go with one request at most, and how much one may weigh. */
export const MAX_PICTURES = 3;
export const PICTURE_BYTES = 5 * 1024 * 1024;

/** Most characters of the comment that goes with them, as people count characters. */
export const COMMENT_LENGTH = 140;
