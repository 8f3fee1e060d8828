import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { languageOfHeader } from '#fake-server/http/call-language.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { call, onceWith } from './support/api.ts';
import { readPicture } from './support/puzzle.ts';
import { startTestServer } from './support/test-server.ts';

describe('texts that leave the site', () => {
  let server: FakeServer;
  beforeEach(async () => {
    server = await startTestServer();
  });
  afterEach(() => server.close());

  /** The outbox after a mail was requested in a language. */
  async function mailIn(tag: string): Promise<string | undefined> {
    await fetch(`${server.portalUrl}/api/account/forgot-password`, {
      method: 'POST',
      headers: { 'accept-language': tag, ...onceWith() },
      body: new URLSearchParams({ username: 'maria', email: 'maria@example.com' }),
    });
    // The next mail can be requested a while later.
    server.world.clock.move(120_000);
    return server.world.sms.outbox(1)[0]?.text;
  }

  test('a mail is in the language of the page that requested it (A17, G1)', async () => {
    expect(await mailIn('pt')).toContain('Para escolher uma nova senha');
    expect(await mailIn('en')).toContain('To choose a new password');
    expect(await mailIn('zh-CN')).toContain('设置新密码');
    expect(await mailIn('id')).toContain('kata sandi baru');
    expect(await mailIn('th')).toContain('รหัสผ่านใหม่');
    expect(await mailIn('vi')).toContain('mật khẩu mới');
    // Without its own texts: English.
    expect(await mailIn('tr')).toContain('To choose a new password');
  });

  test('an SMS is in the language of the page that requested it (A11, G1)', async () => {
    const { world } = server;
    world.settings.change({ geetest: false });
    const number = { countryDialingCode: '+55', mobileNum: '11 98765-4321' };
    const textIn = async (tag: string) => {
      await call(server.portalUrl, 'POST', '/sms/login', {
        body: { ...number, ...readPicture(world) },
        headers: { 'accept-language': tag, ...onceWith() },
      });
      world.clock.move(3_600_000);
      return world.sms.outbox(1)[0]?.text;
    };
    expect(await textIn('en')).toMatch(/^\d{6} is your Aurora Play code/u);
    expect(await textIn('vi')).toMatch(/^Aurora Play: mã của bạn là \d{6}/u);
  });
});

test.each([
  ['en-GB,en;q=0.9,pt;q=0.5', 'EN'],
  ['pt-BR', 'PT-BR'],
  ['pt-PT, en', 'PT'],
  ['zh-TW', 'TW'],
  ['zh-Hans-CN', 'CN'],
  ['xx, de;q=0.9, th;q=0.1', 'TH'],
  ['*', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %j the first language that the portal has is %s (G2)', (header, code) => {
  expect(languageOfHeader(header)).toBe(code);
});
