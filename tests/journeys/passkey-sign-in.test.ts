// Features: login
import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { passkeyTable } from '#fake-server/store/protection/passkeys.ts';
import { expectAccessible } from './steps/accessibility.ts';
import { accountMenu, loginForm, openLogin, seeLoginLeft, submitLogin } from './steps/account.ts';
import { journeyWithoutPictures as journey } from './steps/journey.ts';
import { givePasskey, playDevice } from './steps/passkey-device.ts';
import { memberId, seededPassword } from './steps/people.ts';
import { beAt, eventually, see, seeFocus, seeNoMore } from './steps/seeing.ts';

const passkeyButton = (page: Page) =>
  page.getByRole('button', { name: 'Entrar com chave de acesso' });

/** What went wrong, in words. */
const complaints = (page: Page) => page.getByRole('alert').filter({ hasText: /./u });

/** A browser that cannot offer passkeys among what it fills in. */
const offerNothing = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(PublicKeyCredential, 'isConditionalMediationAvailable');
  });

describe('signing in by a passkey (A24)', () => {
  journey(
    'closes the question of the device, stops waiting for it, then shows a finger, and is signed in without a second step, where they were going',
    async ({ visit, portal }) => {
      const helena = await givePasskey(portal, 'helena');
      const visitor = await visit('/login?to=%2Fpromo', {
        profile: 'phone',
        beforeArrival: offerNothing,
      });
      const { page } = visitor;
      const device = await playDevice(page);
      await device.hold(helena);
      await device.confirms(false);
      await see(passkeyButton(page));
      await expectAccessible(page);
      await passkeyButton(page).click();
      await seeFocus(passkeyButton(page));
      expect(await complaints(page).count()).toBe(0);

      // The device takes its time.
      await device.answers(false);
      await passkeyButton(page).click();
      await seeFocus(page.getByRole('heading', { name: 'Confirme no aparelho' }));
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await seeFocus(passkeyButton(page));
      expect(await complaints(page).count()).toBe(0);

      await device.answers(true);
      await device.confirms(true);
      await passkeyButton(page).click();
      await see(accountMenu(page));
      await beAt(page, '/promo');
      await accountMenu(page).click();
      await see(page.getByText('Helena Duarte'));
    },
  );

  journey(
    'picks a passkey among what the browser fills into the name, in the dialog over a lobby',
    async ({ visit, portal }) => {
      const maria = await givePasskey(portal, 'maria');
      const { page } = await visit('/rng');
      await see(page.getByRole('article'));
      const device = await playDevice(page);
      await device.hold(maria);
      // The device that is played picks by itself what a person would pick.
      await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
      await see(accountMenu(page));
      await seeLoginLeft(page);
      await beAt(page, '/rng');
    },
  );

  journey(
    'presses the button while passkeys are offered, and one question takes the place of the other; then the answer is lost, and checking again signs in, once',
    async ({ visit, portal }) => {
      const { world } = portal;
      const maria = await givePasskey(portal, 'maria');
      const visitor = await visit('/');
      const { page } = visitor;
      visitor.expectProblem(/Failed to fetch|ERR_/u);
      const device = await playDevice(page);
      const offered = page.waitForResponse(/\/sign-in\/passkey-request$/u);
      await openLogin(page);
      expect((await offered).status()).toBe(200);
      await see(passkeyButton(page));
      // Held from the press on: a device that holds it answers the offer as well.
      const holdFirst = async (route: Route) => {
        await device.hold(maria);
        await route.continue();
      };
      await page.route(/\/sign-in\/passkey-request$/u, holdFirst, { times: 1 });
      await page.route(/\/sign-in\/by-passkey$/u, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await passkeyButton(page).click();
      await see(page.getByRole('heading', { name: 'Não recebemos resposta' }));
      const [{ last_used_at: before } = { last_used_at: null }] = passkeyTable(
        world.database,
      ).forMember(memberId(portal, 'maria'));
      expect(before).not.toBeNull();
      await page.unroute(/\/sign-in\/by-passkey$/u);
      await page.getByRole('button', { name: 'Verificar de novo' }).click();
      await see(accountMenu(page));
      await seeLoginLeft(page);
    },
  );

  journey(
    'is told of a passkey that was removed, which the device forgets, and signs in by the password',
    async ({ visit, portal }) => {
      const { world } = portal;
      const maria = await givePasskey(portal, 'maria');
      const visitor = await visit('/login', { profile: 'phone', beforeArrival: offerNothing });
      const { page } = visitor;
      visitor.expectProblem(/status of 422/u);
      const device = await playDevice(page);
      await device.hold(maria);
      const table = passkeyTable(world.database);
      const id = memberId(portal, 'maria');
      for (const row of table.forMember(id)) table.remove(id, row.id);
      await passkeyButton(page).click();
      await see(
        page.getByText('Esta chave de acesso foi removida da conta. Entre de outra forma.'),
      );
      await expectAccessible(page);
      await eventually(() => device.held()).toHaveLength(0);
      await submitLogin(page, 'maria', seededPassword('maria'));
      await see(accountMenu(page));
    },
  );

  journey(
    'finds no passkeys at a site that takes none, nor in a browser that knows none',
    async ({ visit, portal }) => {
      const { page } = await visit('/login', {
        beforeArrival: (arriving) =>
          arriving.addInitScript(() => {
            Reflect.deleteProperty(window, 'PublicKeyCredential');
          }),
      });
      await see(loginForm(page));
      await seeNoMore(passkeyButton(page));
      portal.world.settings.change({ passkeys: { signIn: false } });
      const other = await visit('/login');
      const requests: string[] = [];
      other.page.on('request', (request) => requests.push(request.url()));
      await see(loginForm(other.page));
      await submitLogin(other.page, 'maria', seededPassword('maria'));
      await see(accountMenu(other.page));
      expect(requests.filter((url) => url.includes('passkey'))).toEqual([]);
      expect(await passkeyButton(other.page).count()).toBe(0);
    },
  );
});
