import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { avatarSchema } from '#contract/entities/avatar.ts';
import { memberInfoSchema } from '#contract/entities/member.ts';
import { checkNickname, tidyNickname } from '#contract/rules/nickname.ts';
import { call, onceWith } from './support/api.ts';
import { memberOf } from './support/played-rounds.ts';
import { tokenOf } from './support/probe-server.ts';
import { pngWith, smallJpeg, smallPng } from './support/sent-pictures.ts';
import { sharedServer } from './support/shared-world.ts';
import { refusalOf } from './support/test-world.ts';

const server = await sharedServer();
const token = tokenOf(server.world, 'maria');

const rename = (nickname: string) =>
  call(server.portalUrl, 'PUT', '/profile/nickname', { token, body: { nickname } });
const avatarNow = async () => {
  const { body } = await call(server.portalUrl, 'GET', '/account/avatar', { token });
  return avatarSchema.parse((body as { value: unknown }).value);
};
const sendAvatar = (file: Buffer) =>
  call(server.portalUrl, 'POST', '/profile/avatar', {
    body: { picture: file.toString('base64') },
    token,
    headers: onceWith(),
  });

describe('a nickname (W5)', () => {
  test.each(['Mar', ' Dona  Maria ', 'Zé-Ninguém', "O'Neill Jr.", '王小明', 'นารี', 'José 2'])(
    'may be %j',
    (typed) => {
      expect(checkNickname('nickname', typed)).toBeUndefined();
    },
  );

  test.each([
    ['', 'required', undefined],
    ['   ', 'required', undefined],
    ['M', 'length', 'nickname'],
    ['M'.repeat(21), 'length', 'nickname'],
    ['11 98765-4321', 'pattern', 'nickname'],
    ['maria@example.com', 'pattern', 'nickname'],
    ['<b>Maria</b>', 'pattern', 'nickname'],
    ['Mar\u200bia', 'pattern', 'hidden'],
    ['\u202eairaM', 'pattern', 'hidden'],
    ['Maria\nSilva', 'pattern', 'hidden'],
  ])('may not be %j: %s', async (typed, rule, patternId) => {
    const error = checkNickname('nickname', typed);
    expect([error?.rule, error?.patternId]).toEqual([rule, patternId]);
    const { profiles } = server.world;
    const maria = memberOf(server.world, 'maria');
    expect(await refusalOf(() => profiles.rename(maria.id, typed))).toBe('validation_failed');
    expect(memberOf(server.world, 'maria').nickname).toBe(maria.nickname);
  });

  test('is tidied, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (typed) => {
        const tidy = tidyNickname(typed);
        expect(tidyNickname(tidy)).toBe(tidy);
        if (checkNickname('nickname', typed) === undefined) expect(tidy).not.toMatch(/^ | $| {2}/u);
      }),
    );
  });

  test('is validated at once, and may stay the same', async () => {
    const { status, body } = await rename(' Maria  das Dores ');
    expect(status).toBe(200);
    const member = memberInfoSchema.parse((body as { value: unknown }).value);
    expect(member.nickname).toBe('Maria das Dores');
    expect((await rename('Maria das Dores')).status).toBe(200);
    const { live } = server.world;
    expect(live.since(Number(member.id), member.changesAfter).topics).toEqual([]);
  });

  test.each([
    ['João Souza', "another's nickname"],
    ['joao souza', 'the same without accents'],
    ['CARLOS', "another's account"],
    ['su.por-te', 'the house'],
    ['Ｓｕｐｏｒｔｅ', 'the house in wide letters'],
    ['ⓒarlos', "another's account with a letter in a circle"],
    ['Аdmin', 'the house with a Cyrillic letter'],
    ['João Ѕouza', "another's nickname with a Cyrillic letter"],
    ['CarIos', "another's account with a capital I"],
  ])('%j is refused: it is %s', async (typed) => {
    expect(await rename(typed)).toMatchObject({
      status: 409,
      body: { code: 'nickname_taken', fields: [{ field: 'nickname', rule: 'taken' }] },
    });
  });
});

describe('an avatar (W5, W6)', () => {
  test('is one of the icons of the site, assigned or chosen', async () => {
    const given = await avatarNow();
    expect(server.world.profiles.icons.map(({ key }) => key)).toContain(given.icon);
    const chosen = await call(server.portalUrl, 'PUT', '/profile/icon', {
      body: { icon: '3' },
      token,
    });
    expect(chosen.status).toBe(200);
    expect(await avatarNow()).toEqual({ icon: '3', url: '/art/avatars/3.svg' });
    const unknown = await call(server.portalUrl, 'PUT', '/profile/icon', {
      body: { icon: '99' },
      token,
    });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await avatarNow()).icon).toBe('3');
  });

  test('may be an own picture, of which only the image data is kept', async () => {
    const note = Buffer.from('Comment\0where it was taken', 'latin1');
    expect((await sendAvatar(pngWith('tEXt', note))).status).toBe(200);
    const { url, icon } = await avatarNow();
    expect(icon).toBeNull();
    const shown = await fetch(server.portalUrl + url);
    expect(shown.headers.get('content-type')).toBe('image/png');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(smallPng);
  });

  test('replaces the previous picture; a file that is no picture changes nothing', async () => {
    await sendAvatar(smallPng);
    const before = await avatarNow();
    expect((await sendAvatar(smallJpeg)).status).toBe(200);
    const own = await avatarNow();
    expect(own.url).toMatch(/\.jpg$/u);
    expect((await fetch(server.portalUrl + before.url)).status).toBe(404);
    expect((await fetch(server.portalUrl + own.url.replace('.jpg', '.png'))).status).toBe(404);
    expect(await sendAvatar(Buffer.from('GIF89a and so on'))).toMatchObject({
      status: 422,
      body: { code: 'picture_refused' },
    });
    expect(await avatarNow()).toEqual(own);
  });
});
