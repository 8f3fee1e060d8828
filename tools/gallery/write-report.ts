import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { DEFAULT_PORT } from '#fake-server/arguments.ts';
import { folderOf } from '#machines/catalogue/in-words.ts';
import { charts } from '#tools/flows/charts.ts';
import type { Chart } from '#web/flows/chart/chart.types.ts';
import { type Html, html } from '../html.ts';
import type { GalleryComparison } from './compare-galleries.ts';
import { drawChart } from './draw-chart.ts';
import { shownErrors } from './errors.ts';
import { fullLooks, lookName, pairLooks } from './looks.ts';
import { type GroupRecord, type PictureRecord, readGroups, type ScreenRecord } from './records.ts';
import { filterReport } from './report-filters.ts';
import { requirementRows } from './rows.ts';

const STYLE = 'report.css';
/** Where `npm start` serves the portal. */
const LIVE = `http://localhost:${DEFAULT_PORT}`;

/**
 * Writes the report into the folder of a gallery: pages that open from disk.
 *
 * @returns the path of its first page
 */
export async function writeReport(
  folder: string,
  comparison: GalleryComparison | null,
): Promise<string> {
  const groups = readGroups(folder);
  copyFileSync(join(import.meta.dirname, STYLE), join(folder, STYLE));
  const drawn = new Map((await charts()).map((chart) => [folderOf(chart), chart]));
  for (const group of groups) {
    write(folder, fileOf(group.group), groupPage(group, drawn.get(group.group)));
  }
  write(folder, 'rows.html', rowsPage(groups));
  write(folder, 'errors.html', errorsPage(groups));
  if (comparison !== null) write(folder, 'changes.html', changesPage(folder, comparison));
  return write(folder, 'index.html', indexPage(groups, comparison));
}

const fileOf = (group: string) => `${group}.html`;
const anchorOf = (id: string) => id.replaceAll(/[^\w.-]+/gu, '-');
const linkTo = ({ group, id }: ScreenRecord) => `${fileOf(group)}#${anchorOf(id)}`;

function write(folder: string, name: string, page: Html): string {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `<!doctype html>\n${page.html}\n`);
  return path;
}

function frame(title: string, body: Html): Html {
  return html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      <link rel="stylesheet" href="${STYLE}" />
    </head>
    <body>
      <nav aria-label="Gallery">
        <a href="index.html">All flows, pages and dialogs</a><a href="rows.html">Requirements</a
        ><a href="errors.html">Errors</a>
      </nav>
      <h1>${title}</h1>
      ${body}
    </body>
  </html>`;
}

function indexPage(groups: readonly GroupRecord[], comparison: GalleryComparison | null): Html {
  const pictures = groups.flatMap(({ screens }) => screens.flatMap((screen) => screen.pictures));
  return frame(
    'Gallery',
    html`<p>${groups.flatMap(({ screens }) => screens).length} screens, ${pictures.length} pictures.</p>
      ${comparison && html`<p><a href="changes.html">${changesInWords(comparison)}</a></p>`}
      <table>
        <thead>
          <tr>
            <th>Flow or page</th>
            <th>Screens</th>
            <th>Pictures with a fault</th>
            <th>Without a picture</th>
          </tr>
        </thead>
        <tbody>
          ${groups.map(
            ({ group, title, screens, missing }) =>
              html`<tr>
                <td><a href="${fileOf(group)}">${title}</a></td>
                <td>${screens.length}</td>
                <td>${screens.flatMap((screen) => screen.pictures).filter(isFaulty).length}</td>
                <td>${missing.join(', ')}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  );
}

const isFaulty = ({ faults }: PictureRecord) => faults.length > 0;

function groupPage({ title, screens, missing }: GroupRecord, chart: Chart | undefined): Html {
  const looks = [...fullLooks, ...pairLooks];
  const options = (property: 'language' | 'theme' | 'size') =>
    [...new Set(looks.map((look) => look[property]))].map(
      (value) => html`<option value="${value}">${value}</option>`,
    );
  return frame(
    title,
    html`<form class="filters">
        <label>Language <select name="language"><option value="">all</option>${options('language')}</select></label>
        <label>Theme <select name="theme"><option value="">all</option>${options('theme')}</select></label>
        <label>Size <select name="size"><option value="">all</option>${options('size')}</select></label>
        <label
          >Pictures
          <select name="faulty">
            <option value="">all</option>
            <option value="1">with a fault</option>
          </select></label
        >
        <label>State, row or text key <input name="text" type="search" /></label>
      </form>
      ${missing.map((each) => html`<p class="faults">No picture of ${each}</p>`)}
      ${screens.map((screen) => screenSection(screen, chart))}
      <script>
        ${{ html: `(${filterReport.toString()})()` }};
      </script>`,
  );
}

function screenSection(screen: ScreenRecord, chart: Chart | undefined): Html {
  const { id, title, state = title, made, rows, steps, live, keys, pictures } = screen;
  const words = [id, title, ...rows, ...keys].join(' ').toLowerCase();
  return html`<section class="screen" id="${anchorOf(id)}" data-words="${words}">
    <h2>${title}</h2>
    <p>
      ${made === 'product' ? 'Made through the running product.' : 'Made by the events of the machine.'}
      ${rows.length > 0 ? `Rows: ${rows.join(', ')}.` : ''} Open it live, while the portal
      runs: <a href="${LIVE + live}">${live}</a>.
    </p>
    ${chart === undefined ? null : drawChart(chart, state)}
    <details>
      <summary>How one gets here, and what can be read</summary>
      <ol>
        ${steps.map((step) => html`<li>${step}</li>`)}
      </ol>
      <p>Text keys: ${keys.join(', ')}</p>
      <pre>${screen.readings[0]?.tree ?? ''}</pre>
    </details>
    <ul class="pictures">
      ${pictures.map(pictureItem)}
    </ul>
  </section>`;
}

function pictureItem(picture: PictureRecord): Html {
  const { look, file, faults } = picture;
  return html`<li
    data-language="${look.language}"
    data-theme="${look.theme}"
    data-size="${look.size}"
    data-faulty="${String(isFaulty(picture))}"
  >
    <a href="${encodeURI(file)}"
      ><img src="${encodeURI(file)}" alt="${lookName(look)}" loading="lazy"
    /></a>
    ${lookName(look)}
    ${faults.map(({ kind, what }) => html`<p class="faults">${kind}: ${what}</p>`)}
  </li>`;
}

function rowsPage(groups: readonly GroupRecord[]): Html {
  const screens = groups.flatMap((group) => group.screens);
  const byId = new Map(screens.map((screen) => [screen.id, screen]));
  return frame(
    'Requirements',
    html`<p>Rows that nothing carries come first.</p>
      <table>
        <thead>
          <tr>
            <th>Row</th>
            <th>What it asks for</th>
            <th>States</th>
            <th>Tests</th>
            <th>Recordings</th>
          </tr>
        </thead>
        <tbody>
          ${requirementRows(screens).map(
            ({ row, text, screens: own, tests, recordings }) =>
              html`<tr>
                <td>${row}</td>
                <td>${text}</td>
                <td>
                  <details>
                    <summary>${own.length}</summary>
                    ${own
                      .flatMap((id) => byId.get(id) ?? [])
                      .map((screen) => html`<a href="${linkTo(screen)}">${screen.id}</a><br />`)}
                  </details>
                </td>
                <td>
                  <details>
                    <summary>${tests.length}</summary>
                    ${tests.map((file) => html`${file}<br />`)}
                  </details>
                </td>
                <td>${recordings.join(', ')}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  );
}

function errorsPage(groups: readonly GroupRecord[]): Html {
  const screens = groups.flatMap((group) => group.screens);
  return frame(
    'Errors',
    html`<p>Where the message of each code is shown. Those that no picture shows come first.</p>
      <table>
        <thead>
          <tr>
            <th>Code</th>
            <th>Message</th>
            <th>Screens</th>
          </tr>
        </thead>
        <tbody>
          ${shownErrors(screens).map(
            ({ code, text, screens: own }) =>
              html`<tr>
                <td><code>${code}</code></td>
                <td>${text}</td>
                <td>
                  ${own.map((screen) => html`<a href="${linkTo(screen)}">${screen.id}</a><br />`)}
                </td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  );
}

/** 'Nothing changed in 400 pictures.' */
export function changesInWords({ groups, gone, compared }: GalleryComparison): string {
  if (groups.length === 0 && gone.length === 0) return `Nothing changed in ${compared} pictures.`;
  const pictures = groups.flatMap((group) => group.pictures);
  const added = pictures.filter(({ was }) => was === null).length;
  const changed = pictures.length - added;
  const causes = groups.length === 1 ? '1 cause' : `${groups.length} causes`;
  return `${changed} of ${compared} pictures changed and ${added} are new, for ${causes}; ${gone.length} screens are gone.`;
}

function changesPage(folder: string, comparison: GalleryComparison): Html {
  return frame(
    'Changes',
    html`<p>${changesInWords(comparison)}</p>
      ${comparison.gone.map((id) => html`<p class="faults">Gone: ${id}</p>`)}
      ${comparison.groups.map(
        ({ cause, pictures, words }) =>
          html`<section class="screen">
            <h2>${cause}</h2>
            <p>${touched(pictures.map(({ screen }) => screen))}</p>
            <pre>${words.join('\n')}</pre>
            ${pictures.slice(0, SHOWN_CHANGES).map(
              ({ screen, picture, was }) =>
                html`<h3><a href="${linkTo(screen)}">${screen.id}</a>, ${lookName(picture.look)}</h3>
                  <ul class="pictures">
                    ${[
                      was === null ? null : relative(folder, was),
                      picture.file,
                      differenceFile(picture.file),
                    ].map((file, index) =>
                      file === null || (was === null && index === 2)
                        ? null
                        : html`<li>
                              <img src="${encodeURI(file)}" alt="" loading="lazy" />${STAGES[index] ?? ''}
                            </li>`,
                    )}
                  </ul>`,
            )}
          </section>`,
      )}`,
  );
}

/** Examples of one cause that are shown. */
const SHOWN_CHANGES = 6;
const STAGES = ['before', 'now', 'difference'];

/** Path of the picture of a difference, beside the picture. */
export function differenceFile(file: string): string {
  return file.replace(/^pictures\//u, 'differences/');
}

function touched(screens: readonly ScreenRecord[]): string {
  const flows = [...new Set(screens.map(({ group }) => group))];
  const rows = [...new Set(screens.flatMap((screen) => screen.rows))];
  return `${screens.length} pictures. Flows and pages: ${flows.join(', ')}. Rows: ${rows.join(', ')}.`;
}
