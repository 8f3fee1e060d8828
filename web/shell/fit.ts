/**
 * Inlined right behind the drawn shell: takes the one of the person's language, or its frame
 * without words where none is drawn in that language, and fits it to the
 * address: home keeps its skeleton, other pages the frame alone, without the menu where they have
 * none. On home it then puts the first real banner and games into their places, as soon as the
 * early answers have them.
 */
import type { Banner, Notices } from '#contract/entities/content.ts';
import type { Game } from '#contract/entities/game.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { PermissionInfo } from '#contract/entities/site.ts';
import { FIRST_ANSWERS_ID } from '#contract/first-answers.ts';
import { frameOf, isHome } from '#web/app/page-addresses.ts';
import { GAME_PICTURE_WIDTH, smallPicture } from '#web/platform/pictures/small-picture.ts';
import { bannersOf } from '#web/shared/banner/groups.ts';
import { firstCalls } from './first-calls.ts';

/** The language whose shell stands in the page; others stand in templates behind it. */
const DEFAULT_TAG = 'pt';

const { documentElement } = document;
const place = document.getElementById('root');
const drawn = document.getElementById(`shell-${documentElement.lang}`);
if (drawn instanceof HTMLTemplateElement) place?.replaceChildren(drawn.content);
else if (documentElement.lang !== DEFAULT_TAG) hideWords();
if (documentElement.dataset['theme'] === 'light') drawLightSwitch();
place?.querySelector('[data-free-play]')?.addEventListener('click', noteEarlyPress);
if (isHome(location.pathname)) void drawHome(documentElement.dataset['language'] as LanguageCode);
else fitToAnotherPage(location.pathname);
delete documentElement.dataset['unfitted'];

/** Puts the first real things into home, where the site shows it to whoever this is (R8). */
async function drawHome(language: LanguageCode): Promise<void> {
  const isSignedIn = 'session' in documentElement.dataset;
  // A host that wrote home's answers into the page shows them to everybody.
  if (!document.getElementById(FIRST_ANSWERS_ID)) {
    const permission = await read<PermissionInfo>(firstCalls.permission());
    if (permission?.loginedToHomePage === 1 && !isSignedIn) return;
  }
  void read<Notices>(firstCalls.notices(language)).then((notices) =>
    drawBanner(bannersOf(notices?.banners ?? [], 'w_home', isSignedIn)[0]),
  );
  void read<Game[]>(firstCalls.hot(language)).then((games) => drawTiles(games ?? []));
}

/** The shell is drawn in the dark theme; its switch leads to the other one. */
function drawLightSwitch(): void {
  const light = place?.querySelector<HTMLTemplateElement>('[data-light-switch]');
  if (light) place?.querySelector('[data-theme-switch]')?.replaceWith(light.content);
}

/** A press before the script is there is answered when it is. */
function noteEarlyPress({ currentTarget }: Event): void {
  documentElement.dataset['freePlay'] = 'wanted';
  (currentTarget as Element).setAttribute('aria-disabled', 'true');
}

/** The words of another language keep their room, and are neither seen nor read in a wrong voice. */
function hideWords(): void {
  for (const part of place?.children ?? []) {
    if (!(part instanceof HTMLElement)) continue;
    part.dataset['wordless'] = '';
    part.lang = DEFAULT_TAG;
  }
}

/** Leaves the frame of a page that is not home, with its own entry marked as the current one. */
function fitToAnotherPage(path: string): void {
  document.getElementById('content')?.replaceChildren();
  for (const link of document.querySelectorAll('nav a[href]')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const shell = place?.querySelector<HTMLElement>('[data-menu]');
  const frame = frameOf(path);
  if (!shell || (frame !== 'plain' && frame !== 'bare')) return;
  shell.dataset['menu'] = 'none';
  for (const part of shell.querySelectorAll(':scope > aside, :scope > nav')) part.remove();
  const header = shell.querySelector('header');
  if (frame === 'bare') header?.remove();
  else header?.setAttribute('data-branded', 'true');
}

/** The value of an early answer; undefined when there is none. The page's script reads it anew. */
async function read<Value>(address: string): Promise<Value | undefined> {
  try {
    const answer = await window.earlyAnswers?.[address];
    return ((await answer?.clone().json()) as { value?: Value } | undefined)?.value;
  } catch {
    return undefined;
  }
}

function drawBanner(banner: Banner | undefined): void {
  const slide = document.querySelector('[data-first-banner]');
  if (!banner || !slide) return;
  show(slide, 'img', (image) => {
    image.src = innerWidth < 768 ? banner.phoneUrl : banner.url;
  });
  write(slide, 'strong', banner.title);
  write(slide, 'strong + span', banner.text);
}

function drawTiles(games: readonly Game[]): void {
  for (const [index, tile] of document.querySelectorAll('[data-first-tile]').entries()) {
    const game = games[index];
    if (!game) return;
    show(tile, 'img', (image) => {
      const light = documentElement.dataset['light'] !== undefined;
      image.src = light ? smallPicture(game.image, GAME_PICTURE_WIDTH) : game.image;
    });
    write(tile, '[data-name]', game.gameName);
    write(tile, '[data-vendor]', game.vendor);
  }
}

function show(within: Element, selector: 'img', change: (element: HTMLImageElement) => void): void {
  const element = within.querySelector(selector);
  if (!element) return;
  change(element);
  element.hidden = false;
}

function write(within: Element, selector: string, text: string): void {
  const element = within.querySelector(selector);
  if (element) element.textContent = text;
}
