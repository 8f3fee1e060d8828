import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { usualSettings } from '#fake-server/settings/settings.ts';
import { type FakeServer, startFakeServer } from '#fake-server/start.ts';
import { allRules, colourRules, expectNoViolations } from '#tests/support/axe.ts';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openVisitor, type VisitorOptions } from '#tests/support/page.ts';
import { atHome } from './support/visit-origins.ts';

let server: FakeServer;
/** Last digits of the number that got the latest code: no number gets two at once. */
let receivers = 1_000;
beforeAll(async () => {
  server = await startFakeServer({
    file: ':memory:',
    seed: 1,
    port: 0,
    host: 'localhost',
    machineTime: Date.now,
    passwordCost: 16,
  });
});
afterAll(async () => {
  await server.close();
});
beforeEach(() => {
  server.world.situations.set([]);
  server.world.settings.reset();
});

async function visitor(options: Partial<VisitorOptions> = {}) {
  const opened = await openVisitor(await sharedBrowser(), { url: server.portalUrl, ...options });
  onTestFinished(() => opened.close());
  return opened;
}

async function visit(path: string, options: Partial<VisitorOptions> = {}) {
  const { page } = await visitor(options);
  await page.goto(path);
  return page;
}

describe.each(['phone', 'desktop'] as const)('on a %s', (profile) => {
  test('the pages fit, and axe finds nothing in either theme', async () => {
    server.world.situations.set(['sms-failing']);
    const page = await visit('/control', { theme: 'dark', profile });
    const look = async () => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoViolations(page, `${page.url()} in the dark theme`, allRules);
      // Only colours differ from one theme to the other.
      await page.emulateMedia({ colorScheme: 'light' });
      await expectNoViolations(page, `${page.url()} in the light theme`, colourRules);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(tooWide).toBe(0);
    };
    for (const details of await page.locator('#settings summary, #scenarios summary').all()) {
      await details.click();
    }
    // With a draft of settings, one of them wrong, and what another tab has published meanwhile.
    await page.getByRole('switch', { name: 'Free play' }).press('Space');
    await page.getByText('1 change not published').first().waitFor();
    server.world.settings.change({ geetest: false });
    await page.getByRole('spinbutton', { name: 'Minimum age' }).fill('200');
    await page.getByRole('spinbutton', { name: 'Minimum age' }).press('Tab');
    await page.getByText('has been published in the meantime').first().waitFor();
    await look();
    server.world.situations.set([]);
    receivers += 1;
    server.world.sms.send('login', `+5511900000${receivers}`, server.world.situations.of(), 'PT');
    await page.goto('/control/outbox');
    await page.locator('.message').first().waitFor();
    await look();
  });
});

test('scenarios can be switched on and off by keyboard', async () => {
  const page = await visit('/control');
  for (const name of ['No SMS can be sent', 'Every password has expired']) {
    await page.getByRole('switch', { name }).press('Space');
    await page
      .locator('#scenarios .chip', {
        hasText: name.startsWith('No') ? 'sms-failing' : 'password-expired',
      })
      .waitFor();
    const focused = page.locator(':focus');
    expect(await focused.getAttribute('role')).toBe('switch');
  }
  expect(server.world.situations.active().toSorted()).toEqual(['password-expired', 'sms-failing']);
  await page.getByRole('button', { name: 'All off' }).click();
  await page.locator('#scenarios .chip', { hasText: 'normal' }).waitFor();
  expect(server.world.situations.active()).toEqual([]);
});

test('a credit given on the page is shown', async () => {
  const { wallet, members } = server.world;
  const { id } = members.byAccount('maria') ?? { id: 0 };
  const before = wallet.balance(id);
  const page = await visit('/control');
  await page.getByRole('textbox', { name: 'Credit' }).fill('12,5');
  await page.getByRole('combobox', { name: /^to/u }).selectOption('maria');
  await page.getByRole('button', { name: 'As money' }).click();
  await page.getByRole('status').getByText('maria has the money').waitFor();
  expect(wallet.balance(id)).toBe(before + 1_250);
  const shown = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  await page
    .locator('.balance', { hasText: shown.format((before + 1_250) / 100) })
    .first()
    .waitFor();
});

test('settings and the clock can be changed and reset', async () => {
  const { settings, clock } = server.world;
  const page = await visit('/control');
  await page.getByRole('switch', { name: 'Free play' }).press('Space');
  await page.getByRole('switch', { name: 'GeeTest puzzle' }).press('Space');
  await page.getByRole('spinbutton', { name: 'Registration bonus' }).fill('35.5');
  await page.getByText('Registration form fields').click();
  const zalo = page.getByRole('group', { name: 'Zalo' });
  await zalo.getByRole('combobox', { name: 'use' }).selectOption('required');
  await page.getByRole('spinbutton', { name: 'Minimum age' }).fill('21');
  const name = page.getByRole('group', { name: 'Username' });
  await name.getByRole('spinbutton', { name: 'from' }).fill('6');
  await name.getByRole('combobox', { name: 'pattern' }).selectOption('First character a letter');
  await name.getByRole('combobox', { name: 'pattern' }).press('Tab');
  await page.getByText('7 changes not published').first().waitFor();
  expect(settings.current).toEqual(usualSettings);
  const { version } = settings.versions[0];
  await page.getByRole('button', { name: 'Publish' }).dblclick();
  await page.getByText(`Version ${version + 1} is published.`).waitFor();
  expect(settings.versions[0].version).toBe(version + 1);
  await page.getByRole('button', { name: '+1 day' }).click();
  await page.getByText('1 d ahead').waitFor();
  await expect
    .poll(() => settings.current)
    .toMatchObject({
      toggles: { freePlay: 0 },
      geetest: false,
      registrationBonus: 3_550,
      minimumAge: 21,
      fields: { zalo: { use: 'required' }, username: { minLength: 6, pattern: 'firstLetter' } },
    });
  await page.getByRole('button', { name: 'Reset to normal' }).click();
  await page.getByText('Back to normal.').waitFor();
  expect(settings.current).toMatchObject({ toggles: { freePlay: 1 }, geetest: true });
  expect(clock.offset).toBe(0);
});

test('a draft of settings survives a reload, another publication and a lost answer (T14)', async () => {
  const { settings } = server.world;
  const person = await visitor();
  const { page } = person;
  await page.goto('/control');
  const age = page.getByRole('spinbutton', { name: 'Minimum age' });
  const publish = page.getByRole('button', { name: 'Publish' });
  await page.getByRole('switch', { name: 'Sign-in with Google' }).press('Space');
  await age.fill('200');
  await publish.click();
  // What is wrong is said beside its field, where the person is led.
  await age.and(page.locator('[aria-invalid]:focus')).waitFor();
  expect(await page.locator('.setting-note', { hasText: '1 to 99' }).textContent()).toContain(
    'Enter a whole number from 1 to 99 years.',
  );
  await age.fill('21');
  await age.press('Tab');
  const told = page.getByRole('status').getByText('Closes: Sign-in with Google');
  await told.waitFor();
  await page.reload();
  await told.waitFor();
  expect(await age.inputValue()).toBe('21');

  // Another tab publishes: nothing is lost on either side.
  settings.change({ minimumAge: 25, geetest: false });
  person.expectProblem(/409 \(Conflict\)/u);
  await publish.click();
  await page.getByText('(you change it too)').first().waitFor();
  expect(settings.current).toMatchObject({ minimumAge: 25, socialLogin: { google: true } });
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  // The answer is lost: what was published is not published again.
  const { version } = settings.versions[0];
  person.expectProblem(/net::ERR_FAILED/u);
  await page.route('**/control/api/settings', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await publish.click();
  await page.locator('#draft').waitFor({ state: 'hidden' });
  expect(settings.versions[0].version).toBe(version + 1);
  expect(settings.current).toMatchObject({
    minimumAge: 21,
    geetest: false,
    socialLogin: { google: false },
  });
  await page.unroute('**/control/api/settings');

  await page.getByRole('button', { name: `Restore this version ${version}` }).click();
  await page.getByRole('status').getByText('Opens: Sign-in with Google').waitFor();
  await publish.click();
  await page.getByText(`The same settings as version ${version}.`).waitFor();
  expect(settings.current).toMatchObject({ minimumAge: 25, socialLogin: { google: true } });
});

test('the outbox shows the link of a mail, and a sent code', async () => {
  const page = await visit('/control/outbox');
  const { recovery } = server.world;
  const address = `${server.portalUrl}/?token=`;
  const maria = { username: 'maria', email: 'maria@example.com' };
  const how = {
    linkWith: (token: string) => address + token,
    language: 'PT' as const,
    origin: atHome,
  };
  recovery.byEmail(maria, how, server.world.situations.of());
  const link = page.locator('.message').getByRole('link');
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe(await link.textContent());
  expect(await link.getAttribute('href')).toContain('/?token=');

  server.world.sms.send('login', '+5511912345678', server.world.situations.of(), 'PT');
  const [sent] = server.world.sms.outbox(1);
  await page.getByRole('button', { name: `Copy the code ${sent?.code ?? ''}` }).waitFor();
  await page.getByRole('button', { name: 'Empty the outbox' }).click();
  await page.getByText('Nothing has been sent yet').waitFor();
  expect(server.world.sms.outbox(1)).toEqual([]);
});

test('a link to a situation changes nothing before its button is pressed (T14)', async () => {
  const page = await visit('/control/scenario/mail-failing?to=/control&person=maria&language=EN');
  await expectNoViolations(page, page.url(), allRules);
  const sessionToken = () => page.evaluate(() => sessionStorage.getItem('token'));
  expect(server.world.situations.active()).toEqual([]);
  expect(await sessionToken()).toBeNull();
  await page.getByRole('combobox', { name: 'Person' }).selectOption('helena');
  const link = '/control/scenario/mail-failing?to=/control&person=helena&language=EN';
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page
    .getByRole('status')
    .getByText(server.portalUrl + link)
    .waitFor();
  expect(page.url()).toBe(server.portalUrl + link);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('heading', { name: 'Control', exact: true }).waitFor();
  expect(server.world.situations.active()).toEqual(['mail-failing']);
  const { members, sessions } = server.world;
  expect(sessions.ownerOf((await sessionToken()) ?? '')).toBe(members.byAccount('helena')?.id);
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('EN');
});
