import { beforeEach, describe, expect, test } from 'vitest';
import type { SocialProvider } from '#contract/entities/social-providers.ts';
import { socialTable } from '#fake-server/store/identity/social.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { messageTable } from '#fake-server/store/notifications/messages.ts';
import type { SignedIn } from '#fake-server/world/sessions/sessions.ts';
import { newMember } from './support/new-member.ts';
import { sharedWorld } from './support/shared-world.ts';
import { FIRST_MOMENT, refusalOf } from './support/test-world.ts';

const origin = { browser: 'Firefox', system: 'Windows', place: 'Recife, BR' };

let memberId: number;

const world = await sharedWorld();
beforeEach(() => {
  memberId = newMember(world).id;
});

function me(): MemberRow {
  const row = world.members.byId(memberId);
  if (!row) throw new Error('There is nobody.');
  return row;
}
function who(): SignedIn {
  const reading = world.sessions.peek(world.sessions.open(memberId).token);
  if (!reading.ok) throw new Error('It does not count.');
  return reading.signedIn;
}
const keyOf = (provider: SocialProvider) => ({ provider, subject: `${provider}-${memberId}` });
const link = (provider: SocialProvider) =>
  socialTable(world.database).link(keyOf(provider), memberId, FIRST_MOMENT);
const remove = (provider: SocialProvider) => world.security.unlinkSocial(me(), provider, origin);
const shown = () => world.security.state(who()).socialAccounts;
const lastWays = () => shown().filter(({ isLastSignInMethod }) => isLastSignInMethod);

describe('accounts elsewhere in the security centre (G5, W5)', () => {
  test('are shown with their date, and removed, with a notice to the owner', () => {
    link('google');
    link('telegram');
    expect(shown()).toEqual([
      { provider: 'google', linkedAt: '2026-11-20T09:00:00.000Z', isLastSignInMethod: false },
      { provider: 'telegram', linkedAt: '2026-11-20T09:00:00.000Z', isLastSignInMethod: false },
    ]);
    remove('google');
    expect(shown().map(({ provider }) => provider)).toEqual(['telegram']);
    expect(socialTable(world.database).memberOf(keyOf('google'))).toBeUndefined();
    const { events } = world.security.events(memberId, { pageNo: 1, pageSize: 5 });
    expect(events).toMatchObject([{ kind: 'socialUnlinked', ...origin }]);
    const [notice] = messageTable(world.database).page(memberId, 'all', 2, 0);
    expect(world.messages.one(memberId, String(notice?.id), 'EN').content).toContain(
      'Your Google account was unlinked',
    );
    expect(world.messages.unread(memberId)).toBe(1);
  });

  test('the last sign-in method stays, whatever the others are', async () => {
    link('google');
    expect(lastWays()).toHaveLength(1);
    expect(await refusalOf(() => remove('google'))).toBe('last_way_in');
    expect(shown()).toHaveLength(1);
    link('facebook');
    expect(lastWays()).toEqual([]);
    // What the site has switched off signs nobody in.
    const { socialLogin } = world.settings.current;
    world.settings.change({ socialLogin: { facebook: false } });
    expect(lastWays().map(({ provider }) => provider)).toEqual(['google']);
    expect(await refusalOf(() => remove('google'))).toBe('last_way_in');
    world.settings.change({ socialLogin });
    remove('facebook');
    expect(await refusalOf(() => remove('google'))).toBe('last_way_in');
    world.members.setPassword(memberId, 'a hash', FIRST_MOMENT);
    expect(lastWays()).toEqual([]);
    remove('google');
    expect(shown()).toEqual([]);
  });

  test('a number is a sign-in method only where the site uses codes', async () => {
    link('google');
    world.members.setContact(memberId, 'mobile', '+5511912340099');
    expect(lastWays()).toEqual([]);
    const { toggles } = world.settings.current;
    world.settings.change({ toggles: { verificationCodeLogin: 0 } });
    expect(await refusalOf(() => remove('google'))).toBe('last_way_in');
    world.settings.change({ toggles });
    remove('google');
  });

  test('one that does not exist, or was removed in another tab, is not found', async () => {
    link('google');
    link('telegram');
    remove('google');
    expect(await refusalOf(() => remove('google'))).toBe('not_found');
    expect(await refusalOf(() => remove('facebook'))).toBe('not_found');
    expect(shown()).toHaveLength(1);
  });
});
