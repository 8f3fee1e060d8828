/*
 * Pictures that people send (W6). Plain data, which the browser can carry without a schema library.
 */

/** Accepted picture formats, judged by content. */
export const pictureTypes = ['image/png', 'image/jpeg'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** The most pictures in one request, and the most bytes of one. */
export const MAX_PICTURES = 3;
export const PICTURE_BYTES = 5 * 1024 * 1024;

/** The most characters of the comment, as people count them. */
export const COMMENT_LENGTH = 140;
