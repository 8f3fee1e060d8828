import { z } from 'zod/v4';
import { c, route } from '../call.ts';
import { avatarChoiceSchema, avatarSchema } from '../entities/avatar.ts';
import { memberInfoSchema } from '../entities/member.ts';
import { newPictureSchema, PICTURE_BODY_BYTES } from '../entities/picture.ts';
import { playerRankSchema } from '../entities/rank.ts';
import { typedTextSchema } from '../entities/text.ts';

/** What a person shows of themselves, and the rank that they have (W5). */
export const profileCalls = c.router({
  rank: route('GET /profile/rank', {
    summary: 'The rank of the person: how it was counted, and what is missing to the next',
    auth: 'trueMember',
    value: playerRankSchema,
  }),
  rename: route('PUT /profile/nickname', {
    summary: 'Gives the person another nickname, which nobody else has',
    body: z.strictObject({ nickname: typedTextSchema }).meta({ id: 'NewNickname' }),
    auth: 'trueMember',
    budgets: ['takenName'],
    codes: ['nickname_taken'],
    value: memberInfoSchema,
  }),
  chooseAvatar: route('PUT /profile/icon', {
    summary: 'Shows one of the icons of the site; a picture of the own is forgotten',
    body: avatarChoiceSchema,
    auth: 'trueMember',
    codes: ['not_found'],
    value: avatarSchema,
  }),
  sendAvatar: route('POST /profile/avatar', {
    summary: 'Shows a picture that the person sends; the one before is forgotten',
    body: newPictureSchema,
    auth: 'trueMember',
    once: true,
    bodyBytes: PICTURE_BODY_BYTES,
    codes: ['picture_refused', 'picture_too_large'],
    value: avatarSchema,
  }),
});
