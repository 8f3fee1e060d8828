// Features: all
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signInAsTrial } from '#tests/support/trial-session.ts';
import { accountMenu, seeDialogsLeft } from './steps/account.ts';
import { allDialogs, type Person } from './steps/all-dialogs.ts';
import { journey } from './steps/journey.ts';
import { doubleClickInstead } from './steps/keyboard.ts';
import type { JourneyPortal } from './steps/portal.ts';
import { beAt, eventually, see, seeNoMore } from './steps/seeing.ts';

const openDialogs = (page: Page) => page.locator('dialog:modal');

/** Opens and closes every dialog of a person by double clicks. */
async function goThrough(page: Page, portal: JourneyPortal, people: readonly Person[]) {
  doubleClickInstead(page);
  await see(page.getByRole('contentinfo'));
  for (const row of people.flatMap((who) =>
    Object.values(allDialogs).filter((each) => each.who === who),
  )) {
    const dialog = page.getByRole(row.isQuestion ? 'alertdialog' : 'dialog', { name: row.name });
    await row.open(page, portal);
    await see(dialog);
    await eventually(() => dialog.locator('[aria-busy=true]').count()).toBe(0);
    expect(await openDialogs(page).count(), String(row.name)).toBe(1);
    const close = dialog.getByRole('button', { name: 'Fechar', exact: true });
    const at = page.url();
    if ((await close.count()) === 1) await close.dblclick({ delay: 40 });
    else await page.keyboard.press('Escape');
    await seeNoMore(dialog);
    await seeDialogsLeft(page);
    // What lay under the button that closed it was not pressed.
    expect(await openDialogs(page).count(), String(row.name)).toBe(0);
    if ((await close.count()) === 1) expect(page.url()).toBe(at);
  }
}

describe('the second press of a double click cancels, closes and buys nothing (S6, A10)', () => {
  journey('in every dialog of a visitor, a newcomer and a member', async ({ visit, portal }) => {
    const { page } = await visit('/fav');
    await goThrough(page, portal, ['visitor', 'newcomer', 'member']);
  });

  journey('in every dialog of an agent', async ({ visit, portal }) => {
    const { page } = await visit('/fav', { as: 'fernanda' });
    await goThrough(page, portal, ['agent']);
  });

  journey('in every dialog of a trial account', async ({ visit, portal }) => {
    const token = await signInAsTrial(portal.url);
    const { page } = await visit('/fav', { token });
    await goThrough(page, portal, ['trial']);
  });

  journey('in the phone’s menu, on what lies behind it', async ({ visit }) => {
    const { page } = await visit('/', { profile: 'phone' });
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    const play = page.getByRole('navigation', { name: 'Menu principal' });
    await play.getByRole('button', { name: 'Jogar grátis' }).dblclick({ delay: 40 });
    await see(accountMenu(page));
    await beAt(page, '/');
  });
});
