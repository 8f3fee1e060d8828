/**
 * Inlined right behind the drawn shell: takes the one of the person's language and fits it to the
 * address: home keeps its skeleton, other pages the frame alone, without the menu where they have
 * none. On home it then puts the first real banner and games into their places, as soon as the
 * early answers have them.
 */
import type { Banner, Notices } from '#contract/entities/content.ts';
import type { Game } from '#contract/entities/game.ts';
import { firstCalls } from './first-calls.ts';

const { documentElement } = document;
const place = document.getElementById('root');
const drawn = document.getElementById(`shell-${documentElement.lang}`);
if (drawn instanceof HTMLTemplateElement) place?.replaceChildren(drawn.content);
if (/^\/(?:index(?:\.html)?|home)?$/u.test(location.pathname)) {
  const language = documentElement.lang === 'en' ? 'EN' : 'PT';
  void read<Notices>(firstCalls.notices(language)).then((notices) =>
    drawBanner(notices?.banners.find(({ groupName }) => groupName === 'w_home')),
  );
  void read<Game[]>(firstCalls.hot(language)).then((games) => drawTiles(games ?? []));
} else {
  fitToAnotherPage(location.pathname);
}

/** Leaves the frame of a page that is not home, with its own entry marked as the current one. */
function fitToAnotherPage(path: string): void {
  document.getElementById('content')?.replaceChildren();
  for (const link of document.querySelectorAll('nav a[href]')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  const frame = place?.querySelector<HTMLElement>('[data-menu]');
  if (!frame || !/^\/(?:register(?:\.html)?|login)$/u.test(path)) return;
  frame.dataset['menu'] = 'none';
  for (const part of frame.querySelectorAll(':scope > aside, :scope > nav')) part.remove();
  frame.querySelector('header')?.setAttribute('data-branded', 'true');
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
      image.src = game.image;
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
