/**
 * Inlined right after the drawn shell: selects the shell of the person's language, or its frame
 * without text if none is drawn in it, and fits it to the address: home keeps its skeleton, other
 * pages the frame and what is drawn of their first view, without the menu if they have none. It then
 * fills in the first real banner, games and pictures once the early answers arrive. It also links
 * the style sheets in the page.
 */
import type { Banner, BannerGroup, Notices } from '#contract/entities/content.ts';
import type { Game } from '#contract/entities/game.ts';
import type { LanguageCode } from '#contract/entities/language.ts';
import type { Promotion } from '#contract/entities/promotion.ts';
import type { PermissionInfo } from '#contract/entities/site.ts';
import { FIRST_ANSWERS_ID } from '#contract/first-answers.ts';
import { frameOf, isHome, isOpenToVisitors, pageAt } from '#web/app/page-addresses.ts';
import { DARK_THEME_COLOUR, LIGHT_THEME_COLOUR } from '#web/platform/painting/theme-colour.ts';
import {
  GAME_PICTURE_WIDTH,
  LIGHT_BANNER_WIDTH,
  smallPicture,
} from '#web/platform/pictures/small-picture.ts';
import { apiBase } from '#web/platform/server/api-base.ts';
import { deviceStorage } from '#web/platform/storage/guarded-storage.ts';
import { bannerGroupOf, bannersOf } from '#web/shared/banner/groups.ts';
import { normalPath } from '#web/shared/page/normal-path.ts';
import { firstCalls } from './first-calls.ts';
import { firstPictures, isNarrowed, ownCallsOf } from './public-calls.ts';

/** The language whose shell is in the page; others are in templates after it. */
const DEFAULT_TAG = 'pt';

const { documentElement } = document;
const place = document.getElementById('root');
const drawn = document.getElementById(`shell-${documentElement.lang}`);
if (drawn instanceof HTMLTemplateElement) place?.replaceChildren(drawn.content);
else if (documentElement.lang !== DEFAULT_TAG) hideWords();
offerOtherTheme();
place?.querySelector('[data-free-play]')?.addEventListener('click', noteEarlyPress);
const language = documentElement.dataset['language'] as LanguageCode;
const group = bannerGroupOf(location.pathname);
if (!isHome(location.pathname)) fitToAnotherPage(location);
if (group) void drawFirstView(group);
void fetchFirstPictures();
for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-file]')) {
  if (dataset['file'] !== undefined) linkSheet(dataset['file']);
}
delete documentElement.dataset['unfitted'];

/** Puts the first real things into the page, where the site shows it to this person (R8). */
async function drawFirstView(banners: BannerGroup): Promise<void> {
  const isSignedIn = 'session' in documentElement.dataset;
  // A host that wrote the page's answers into it shows them to everybody.
  if (!document.getElementById(FIRST_ANSWERS_ID) && !isOpenToVisitors(location.pathname)) {
    const permission = await read<PermissionInfo>(firstCalls.permission());
    if (permission?.loginedToHomePage === 1 && !isSignedIn) return;
  }
  const bannerDrawn = read<Notices>(firstCalls.notices(language)).then((notices) =>
    drawBanner(bannersOf(notices?.banners ?? [], banners, isSignedIn)[0]),
  );
  if (banners !== 'w_home') return;
  const games = await read<Game[]>(firstCalls.hot(language));
  // The largest picture has the network for itself.
  await bannerDrawn;
  drawTiles(games ?? []);
}

/**
 * Shows the page's first pictures where a place is drawn, and preloads the others, while the script
 * is loading (P1).
 */
async function fetchFirstPictures(): Promise<void> {
  const { pathname: path, search } = location;
  const page = pageAt(path);
  const pictures = page && firstPictures[page];
  const call = pictures && ownCallsOf({ page, path, search }, language)[pictures.call];
  if (!pictures || call === undefined) return;
  type Pictured = Pick<Promotion, 'image'>;
  const shown = (await read<Pictured | readonly Pictured[]>(apiBase + call)) ?? [];
  const places = document.querySelectorAll<HTMLImageElement>('[data-first-picture]');
  for (const [index, { image }] of [shown].flat().slice(0, pictures.count).entries()) {
    const picture = places[index] ?? new Image();
    picture.src = isLight() ? smallPicture(image, pictures.width) : image;
    picture.hidden = false;
  }
}

/**
 * Links a sheet in the page, so that Vite's preloading finds it present. A disabled link is not
 * loaded, unless it is in the HTML: Chrome 150 preloads it then.
 */
function linkSheet(file: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.disabled = true;
  link.href = file;
  document.head.append(link);
}

/** The shell is drawn with the switch of the dark theme. Each of the two works before the script (S1). */
function offerOtherTheme(): void {
  const dark = place?.querySelector<HTMLElement>('[data-theme-switch]');
  const light = place
    ?.querySelector<HTMLTemplateElement>('[data-light-switch]')
    ?.content.querySelector<HTMLElement>('[data-theme-switch]');
  if (!dark || !light) return;
  if (documentElement.dataset['theme'] === 'light') dark.replaceWith(light);
  const choose = (
    theme: 'dark' | 'light',
    colour: string,
    pressed: Element,
    other: HTMLElement,
  ) => {
    documentElement.dataset['theme'] = theme;
    deviceStorage.setItem('theme', theme);
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
    pressed.replaceWith(other);
    other.focus();
  };
  dark.addEventListener('click', () => choose('light', LIGHT_THEME_COLOUR, dark, light));
  light.addEventListener('click', () => choose('dark', DARK_THEME_COLOUR, light, dark));
}

/** A press before the script is handled once it has loaded. */
function noteEarlyPress({ currentTarget }: Event): void {
  documentElement.dataset['freePlay'] = 'wanted';
  (currentTarget as Element).setAttribute('aria-disabled', 'true');
}

/** Words of another language keep their room, invisible and silent. */
function hideWords(): void {
  for (const part of place?.children ?? []) {
    if (!(part instanceof HTMLElement)) continue;
    part.dataset['wordless'] = '';
    part.lang = DEFAULT_TAG;
  }
}

/**
 * Keeps the frame of a page that is not home, with its entry marked as current, and what is drawn
 * of its first view: for most, the place of their banner.
 */
function fitToAnotherPage({ pathname: path, search }: Location): void {
  const banner = group && drawnView('banner');
  if (group) banner?.setAttribute('data-of', group);
  const page = pageAt(path);
  // A signed-in person is led on from the sign-in.
  const isPassedBy = page === 'login' && 'session' in documentElement.dataset;
  const view = (isPassedBy || isNarrowed(page, search) ? undefined : drawnView(page)) ?? banner;
  document.getElementById('content')?.replaceChildren(...(view ? [view] : []));
  for (const link of document.querySelectorAll('nav a[href]')) {
    if (link.getAttribute('href') === normalPath(path)) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const shell = place?.querySelector<HTMLElement>('[data-menu]');
  const frame = frameOf(path);
  if (!shell || (frame !== 'plain' && frame !== 'bare')) return;
  shell.dataset['menu'] = 'none';
  for (const part of shell.querySelectorAll(
    frame === 'bare' ? ':scope > #menu, :scope > nav' : ':scope > #menu, :scope > nav > button',
  ))
    part.remove();
  const header = shell.querySelector('header');
  if (frame === 'bare') header?.remove();
  else header?.setAttribute('data-branded', 'true');
}

/** What is drawn of a page's first view, or the place of any page's banner. */
function drawnView(name: string | undefined): Element | null | undefined {
  const view = place?.querySelector<HTMLTemplateElement>(`[data-first-view="${name}"]`);
  return view?.content.firstElementChild;
}

/** The value of an early answer; undefined if there is none. The page's script reads it again. */
async function read<Value>(address: string): Promise<Value | undefined> {
  try {
    const answer = await window.earlyAnswers?.[address];
    return (answer?.body as { value?: Value } | undefined)?.value;
  } catch {
    return undefined;
  }
}

function isLight(): boolean {
  return documentElement.dataset['light'] !== undefined;
}

/** Resolves when the picture has come, or does not. */
async function drawBanner(banner: Banner | undefined): Promise<void> {
  const slide = document.querySelector('[data-first-banner]');
  const image = slide?.querySelector('img');
  if (!banner || !slide || !image) return;
  write(slide, 'strong', banner.title);
  write(slide, 'strong + span', banner.text);
  write(slide, 'span + span', banner.action ?? '');
  write(slide, 'small', banner.terms ?? '');
  await new Promise((resolve) => {
    image.addEventListener('load', resolve);
    image.addEventListener('error', resolve);
    // The width itself would have the page laid out here and now.
    const isPhone = matchMedia('(max-width: 767px)').matches;
    const address = isPhone ? banner.phoneUrl : banner.url;
    image.src = isLight() ? smallPicture(address, LIGHT_BANNER_WIDTH) : address;
    image.hidden = false;
  });
}

function drawTiles(games: readonly Game[]): void {
  for (const [index, tile] of document.querySelectorAll('[data-first-tile]').entries()) {
    const game = games[index];
    if (!game) return;
    const image = tile.querySelector('img');
    // Those beyond the edge of a phone come with the script.
    if (image && tile.getBoundingClientRect().left < innerWidth) {
      image.src = isLight() ? smallPicture(game.image, GAME_PICTURE_WIDTH) : game.image;
      image.hidden = false;
    }
    write(tile, '[data-name]', game.gameName);
    write(tile, '[data-vendor]', game.vendor);
  }
}

function write(within: Element, selector: string, text: string): void {
  const element = within.querySelector(selector);
  if (element) element.textContent = text;
}
