import type { Browser, Page } from 'playwright-core';
import { seeDialogsLeft } from '#tests/journeys/steps/account.ts';
import { allDialogs, type Person } from '#tests/journeys/steps/all-dialogs.ts';
import { beSignedIn, haveSession } from '#tests/journeys/steps/journey.ts';
import type { JourneyPortal } from '#tests/journeys/steps/portal.ts';
import { see, seeNoMore } from '#tests/journeys/steps/seeing.ts';
import { signInAsTrial } from '#tests/support/trial-session.ts';
import { fullLooks, type Look, pairLooks } from '#tools/gallery/looks.ts';
import type { GalleryOptions } from '#tools/gallery/options.ts';
import type { GroupRecord, ScreenRecord } from '#tools/gallery/records.ts';
import { groupOf } from './groups.ts';
import { watchRequests, wearLook } from './still-page.ts';
import { changePageLanguage, MOMENT, openStillPortal } from './still-portal.ts';
import { type Scene, takeLooks } from './take-looks.ts';

/** Whose dialogs follow one another: who is new goes on as a member. */
export const walks: readonly (readonly Person[])[] = [
  ['visitor', 'forgetful member', 'newcomer', 'member'],
  ['agent'],
  ['trial'],
];

/** How the page looks while somebody goes to a dialog. */
const usual: Look = {
  language: 'PT',
  size: 'desktop',
  theme: 'dark',
  direction: 'ltr',
  text: 100,
  colours: 'usual',
  motion: 'usual',
};

interface Walk {
  readonly browser: Browser;
  readonly portal: JourneyPortal;
  /** Each goes on where the one before has come to. */
  readonly people: readonly Person[];
  /** Whether the dialog of a group gets its pictures; the others are on the way. */
  readonly isChosen: (group: string) => boolean;
}

/** Goes through the dialogs of people in the running product, and takes each that is chosen. */
export async function pictureDialogs(
  { browser, portal, people, isChosen }: Walk,
  options: GalleryOptions,
): Promise<readonly Omit<GroupRecord, 'inputs'>[]> {
  const page = await openStillPortal(browser, portal, 'PT');
  await page.clock.setFixedTime(MOMENT);
  if (people.includes('agent')) await beSignedIn(page, portal, 'fernanda');
  if (people.includes('trial')) await haveSession(page, await signInAsTrial(portal.url));
  const { rest, settle } = watchRequests(page, (request) => !request.url().includes('/api/live/'));
  const scene: Scene = {
    page,
    rest,
    setLanguage: (language) => changePageLanguage(page, language),
  };
  const wear = async (look: Look) => {
    await wearLook(page, look);
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await wear(usual);
  await page.goto('/fav', { waitUntil: 'load' });
  // Its links open dialogs once the script is there, as the foot of the page is.
  await see(page.getByRole('contentinfo'));
  await settle();
  const groups: Omit<GroupRecord, 'inputs'>[] = [];
  for (const who of people) {
    for (const [name, row] of Object.entries(allDialogs)) {
      if (row.who !== who) continue;
      const role = row.isQuestion ? 'alertdialog' : 'dialog';
      await row.open(page, portal);
      const dialog = page.getByRole(role, { name: row.name });
      await see(dialog);
      const group = groupOf('dialog', name);
      if (isChosen(group)) {
        await settle();
        await hideRest(page, true);
        groups.push(await pictureDialog(scene, { group, who, title: name }, options));
        await hideRest(page, false);
        await scene.setLanguage('PT');
        await wear(usual);
      }
      await page.keyboard.press('Escape');
      await seeNoMore(dialog);
      await seeDialogsLeft(page);
    }
  }
  await page.context().close();
  return groups;
}

/** Leaves the dialog alone in sight: the page behind it has pictures of its own. */
async function hideRest(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    const { style } = document.body;
    style.visibility = hidden ? 'hidden' : '';
    for (const dialog of document.querySelectorAll<HTMLElement>('dialog[open]')) {
      dialog.style.visibility = hidden ? 'visible' : '';
    }
  }, isHidden);
}

interface DialogOnScreen {
  readonly group: string;
  readonly title: string;
  readonly who: Person;
}

async function pictureDialog(
  scene: Scene,
  { group, title, who }: DialogOnScreen,
  options: GalleryOptions,
): Promise<Omit<GroupRecord, 'inputs'>> {
  const looks = options.isShort ? fullLooks : [...fullLooks, ...pairLooks];
  const id = `${group}/open`;
  const { pictures, readings, unsteady } = await takeLooks(scene, { id, looks }, options);
  const { pathname, search } = new URL(scene.page.url());
  const screen: ScreenRecord = {
    id,
    group,
    title,
    made: 'product',
    rows: [],
    steps: [`open the dialog as a ${who}`],
    live: pathname + search,
    keys: [],
    pictures,
    readings,
  };
  return { group, title, screens: [screen], missing: [], unsteady };
}
