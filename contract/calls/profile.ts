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
    summary: 'The rank of the person: how it was computed, and what is missing for the next',
    auth: 'trueMember',
    value: playerRankSchema,
  }),
  rename: route('PUT /profile/nickname', {
    summary: 'Changes the nickname to one that nobody else has',
    body: z.strictObject({ nickname: typedTextSchema }).meta({ id: 'NewNickname' }),
    auth: 'trueMember',
    play: 'neither',
    budgets: ['takenName'],
    codes: ['nickname_taken'],
    value: memberInfoSchema,
  }),
  chooseAvatar: route('PUT /profile/icon', {
    summary: 'Chooses one of the site’s icons; an own picture is deleted',
    body: avatarChoiceSchema,
    auth: 'trueMember',
    play: 'neither',
    codes: ['not_found'],
    value: avatarSchema,
  }),
  sendAvatar: route('POST /profile/avatar', {
    summary: 'Uploads an own picture; the previous one is deleted',
    body: newPictureSchema,
    auth: 'trueMember',
    play: 'neither',
    once: true,
    bodyBytes: PICTURE_BODY_BYTES,
    codes: ['picture_refused', 'picture_too_large'],
    value: avatarSchema,
  }),
});
