import { type Html, html } from '../http/html.ts';
import { card, chip } from './cards.ts';
import type { ControlVersion } from './settings.ts';

const SHOWN_AT_ONCE = 3;

/** The published versions of the settings, each with what it changed and a way back (T14). */
export function versionsCard(versions: readonly ControlVersion[]): Html {
  const rows = versions.map((each, index) => versionRow(each, index === 0));
  const older = rows.slice(SHOWN_AT_ONCE);
  return card(
    'versions',
    'Published settings',
    html`<ul class="rows" data-version="${versions[0]?.version}">${rows.slice(0, SHOWN_AT_ONCE)}</ul>
    ${older.length > 0 && html`<details><summary>${older.length} older</summary><ul class="rows">${older}</ul></details>`}`,
  );
}

function versionRow(
  { version, publishedAt, differences, sameAs }: ControlVersion,
  isPublished: boolean,
): Html {
  return html`<li class="version">
    <p><b>Version ${version}</b> ${timeOf(publishedAt)} ${isPublished && chip('published', true)}</p>
    ${differences === null && html`<p class="hint">We no longer know what it changed.</p>`}
    <ul>${differences?.map(({ title, was, now }) => html`<li>${title}: <span class="was">${was}</span> → <b>${now}</b></li>`)}</ul>
    ${sameAs !== null && html`<p class="hint">The same settings as version ${sameAs}.</p>`}
    ${!isPublished && html`<button type="button" id="restore-${version}" data-restore="${version}">Restore this version<span class="unseen"> ${version}</span></button>`}
  </li>`;
}

function timeOf(moment: string | null): Html {
  if (moment === null) return html`<span class="hint">the default settings</span>`;
  return html`<time datetime="${moment}">${moment.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
