import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

/** A fresh module, as on a page that has just loaded. */
async function loadedPage() {
  vi.resetModules();
  return await import('#web/platform/address/invitation.ts');
}

const codes = { affiliateCode: 'AURORA1', referralCode: 'REF77', subId: null };
const none = { affiliateCode: null, referralCode: null, subId: null };

beforeEach(() => {
  history.replaceState(null, '', '/');
});

afterEach(() => {
  history.replaceState(null, '', '/');
});

describe('an invitation (A9, A13)', () => {
  test('is known on pages after its landing page', async () => {
    history.replaceState(null, '', '/?affiliateCode=AURORA1&referralCode=REF77');
    const page = await loadedPage();
    page.keepInvitation();
    history.pushState({ key: 'slots' }, '', '/rng');
    page.keepInvitation();
    expect(page.invitation()).toEqual(codes);
  });

  test('survives a reload of a later page (A25)', async () => {
    history.replaceState(null, '', '/?affiliateCode=AURORA1&referralCode=REF77');
    const page = await loadedPage();
    page.keepInvitation();
    history.pushState({ key: 'register' }, '', '/register');
    page.keepInvitation();
    expect((await loadedPage()).invitation()).toEqual(codes);
    expect(history.state).toMatchObject({ key: 'register' });
  });

  test('has the sub-id of its link, after a reload too; an invalid one is left out (C1)', async () => {
    history.replaceState(null, '', '/?affiliateCode=AURORA1&subId=youtube-1');
    const page = await loadedPage();
    page.keepInvitation();
    expect((await loadedPage()).invitation()).toMatchObject({ subId: 'youtube-1' });
    for (const query of ['affiliateCode=AURORA1&subId=%20a%20b', 'subId=youtube-1']) {
      history.replaceState(null, '', `/?${query}`);
      expect((await loadedPage()).invitation().subId).toBeNull();
    }
  });

  test('is replaced by that of another link', async () => {
    history.replaceState(null, '', '/?affiliateCode=AURORA1');
    const page = await loadedPage();
    page.keepInvitation();
    history.pushState(null, '', '/register?affiliateCode=OTHER');
    expect(page.invitation()).toEqual({ ...none, affiliateCode: 'OTHER' });
  });

  test('is empty without a code, and after a registration', async () => {
    history.replaceState(null, '', '/?affiliateCode=%20&other=1');
    const page = await loadedPage();
    page.keepInvitation();
    expect(page.invitation()).toEqual(none);
    expect(history.state).toBeNull();
    history.replaceState(null, '', '/?affiliateCode=AURORA1');
    page.keepInvitation();
    history.pushState(null, '', '/');
    page.forgetInvitation();
    expect(page.invitation()).toEqual(none);
  });
});
