import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { applicationSchema } from '../entities/application.ts';
import {
  commentSchema,
  newPictureSchema,
  PICTURE_BODY_BYTES,
  pictureCodes,
  pictureSchema,
  shownPictureSchema,
} from '../entities/picture.ts';
import { MAX_PICTURES } from '../entities/picture-types.ts';
import { textOf } from '../entities/text.ts';

const id = textOf(64).min(1);
const one = z.object({ id });
/** Why a promotion takes no applications now, or none from this person. */
const closedCodes = [
  'promotion_not_found',
  'promotion_not_started',
  'promotion_ended',
  'promotion_not_joinable',
  'promotion_not_eligible',
  'application_sent',
] as const;

/**
 * Applying for a promotion with a comment and pictures (W6). Somebody else's application or picture
 * is answered with `not_found`, like one that never existed.
 */
export const applicationsCalls = c.router({
  current: route('GET /promotions/:id/application', {
    summary: 'The application of the person for a promotion; null without one that counts',
    pathParams: one,
    auth: 'trueMember',
    codes: ['promotion_not_found'],
    value: z.strictObject({
      /** The application that counts, or null. */
      application: applicationSchema.nullable(),
    }),
  }),
  sendPicture: route('POST /promotions/:id/application/pictures', {
    summary: 'Uploads a picture for an application',
    pathParams: one,
    body: newPictureSchema,
    auth: 'trueMember',
    play: 'rewards',
    once: true,
    bodyBytes: PICTURE_BODY_BYTES,
    codes: [...closedCodes, ...pictureCodes],
    value: pictureSchema,
  }),
  picture: route('GET /application-pictures/:id', {
    summary: 'A picture that the person sent',
    pathParams: one,
    auth: 'trueMember',
    codes: ['not_found'],
    value: shownPictureSchema,
  }),
  apply: route('POST /promotions/:id/application', {
    summary: 'Applies for a promotion; the operator decides',
    pathParams: one,
    body: z
      .strictObject({
        comment: commentSchema,
        /** Numbers of pictures that were uploaded for this promotion. */
        pictures: z.array(id).max(MAX_PICTURES),
      })
      .meta({ id: 'NewApplication' }),
    auth: 'trueMember',
    play: 'rewards',
    once: true,
    codes: [...closedCodes, 'picture_unknown'],
    value: applicationSchema,
  }),
  withdraw: route('POST /applications/:id/withdraw', {
    summary: 'Withdraws an application that nobody has looked at yet; repeating it changes nothing',
    pathParams: one,
    body: z.strictObject({}),
    auth: 'trueMember',
    play: 'neither',
    codes: ['not_found', 'application_not_withdrawable'],
    value: applicationSchema,
  }),
});
