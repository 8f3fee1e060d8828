import { z } from 'zod/v4';
import { answers, c } from '../call.ts';
import { avatarChoiceSchema, avatarSchema } from '../entities/avatar.ts';
import { memberInfoSchema } from '../entities/member.ts';
import { newPictureSchema, PICTURE_BODY_BYTES } from '../entities/picture.ts';
import { playerRankSchema } from '../entities/rank.ts';
import { typedTextSchema } from '../entities/text.ts';

/** What a person shows of themselves, and the rank that they have (W5). */
export const profileCalls = c.router({
  rank: {
    method: 'GET',
    path: '/profile/rank',
    ...answers({
      summary: 'The rank of the person: how it was counted, and what is missing to the next',
      auth: 'trueMember',
      value: playerRankSchema,
    }),
  },
  rename: {
    method: 'PUT',
    path: '/profile/nickname',
    body: z.strictObject({ nickname: typedTextSchema }).meta({ id: 'NewNickname' }),
    ...answers({
      summary: 'Gives the person another nickname, which nobody else has',
      auth: 'trueMember',
      budgets: ['takenName'],
      codes: ['nickname_taken'],
      value: memberInfoSchema,
    }),
  },
  chooseAvatar: {
    method: 'PUT',
    path: '/profile/icon',
    body: avatarChoiceSchema,
    ...answers({
      summary: 'Shows one of the icons of the site; a picture of the own is forgotten',
      auth: 'trueMember',
      codes: ['not_found'],
      value: avatarSchema,
    }),
  },
  sendAvatar: {
    method: 'POST',
    path: '/profile/avatar',
    body: newPictureSchema,
    ...answers({
      summary: 'Shows a picture that the person sends; the one before is forgotten',
      auth: 'trueMember',
      once: true,
      bodyBytes: PICTURE_BODY_BYTES,
      codes: ['picture_refused', 'picture_too_large'],
      value: avatarSchema,
    }),
  },
});
