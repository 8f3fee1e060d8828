import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
/** All that axe is asked to look at. */
export const allRules: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  // A frame is a separate page, and is checked as one.
  iframes: false,
};

/** Of all that axe looks at, what a theme can change: colours alone. */
export const colourRules: RunOptions = {
  ...allRules,
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Fails when axe finds something on the current page (WCAG 2.2 AA and best practice, `S14`). The
 * message names rule, element and fix. With an open dialog or menu only that is checked: what is
 * behind cannot be used, and was a state of its own.
 *
 * @param options all of it when left out
 * @param leftOut selectors of what is not looked at, since it was looked at elsewhere
 */
export async function expectNoViolations(
  page: Page | Frame,
  where = page.url(),
  options: RunOptions = allRules,
  leftOut: readonly string[] = [],
): Promise<void> {
  const lines = await violationsOf(page, options, leftOut);
  if (lines.length > 0) throw new Error(`axe on ${where}:\n${lines.join('\n')}`);
}

/** What axe finds on the current page: rule, element and fix in words. */
export async function violationsOf(
  page: Page | Frame,
  options: RunOptions = allRules,
  leftOut: readonly string[] = [],
): Promise<readonly string[]> {
  await inject(page);
  const { violations } = await page.evaluate(
    ([settings, exclude]) => {
      const { axe } = globalThis as unknown as PageWithAxe;
      const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
      const isCovered = document.querySelector('[inert] main') !== null;
      const above = dialog ?? (isCovered ? document.querySelector('#menu:popover-open') : null);
      return axe.run(above ?? { include: [document], exclude }, settings);
    },
    [options, leftOut.map((selector) => [selector])] as const,
  );
  return violations.flatMap(({ id, impact, help, helpUrl, nodes }) => [
    `${id} (${impact ?? 'minor'}): ${help} – ${helpUrl}`,
    ...nodes.map((node) => `  ${node.target.join(' ')}\n    ${node.failureSummary ?? ''}`),
  ]);
}

interface PageWithAxe {
  readonly axe: { run(place: unknown, options: unknown): Promise<AxeResults> };
}

/** Through the debugger, not a script element: the page's content security policy stays on. */
async function inject(page: Page | Frame): Promise<void> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  // The source of every checked element is not requested: that takes a tenth of the time.
  if (!isThere) {
    await page.evaluate(`${await readFile(axePath, 'utf8')};axe.configure({ noHtml: true });`);
  }
}
