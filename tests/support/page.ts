import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { lookOften } from './look-often.ts';
import { noteTraffic } from './network-rest.ts';
import { noteActs } from './trail.ts';

/** The two devices that journeys are made on. */
export const profiles = {
  phone: {
    viewport: { width: 360, height: 780 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

/** The visitor of the portal, and their setup. */
export interface VisitorOptions {
  /** Origin of the portal: paths given to `goto` are relative to it. */
  readonly url: string;
  readonly profile?: keyof typeof profiles;
  readonly theme?: 'dark' | 'light';
  readonly language?: 'pt' | 'en';
  /** Nothing was chosen on this device before: theme and language are the browser's wishes alone. */
  readonly isFirstVisit?: boolean;
  /** Anything else that Playwright can set. */
  readonly context?: BrowserContextOptions;
}

/** A browser context with its first page. Every unexpected error in it fails the test. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** From now on a console error, page error or failed request that matches is part of the test. */
  expectProblem(pattern: RegExp): void;
  /** The same for what some versions of the browser say and others do not. */
  allowProblem(pattern: RegExp): void;
  /** The unexpected errors so far. */
  problems(): readonly string[];
  /**
   * Closes the context.
   *
   * @throws with every unexpected problem of its pages, and every expected one that did not occur.
   */
  close(): Promise<void>;
}

/** Opens the portal's visitor: nothing is loaded until the test says where to go. */
export async function openVisitor(browser: Browser, options: VisitorOptions): Promise<Visitor> {
  const { url, profile = 'desktop', theme = 'dark', language = 'pt' } = options;
  const context = await browser.newContext({
    ...profiles[profile],
    baseURL: url,
    locale: language === 'pt' ? 'pt-BR' : 'en-GB',
    colorScheme: theme,
    timezoneId: 'America/Sao_Paulo',
    // What it would keep is proved by itself; elsewhere every request is the page's own.
    serviceWorkers: 'block',
    ...options.context,
  });
  if (options.isFirstVisit !== true)
    await context.addInitScript(
      ([chosenTheme, chosenLanguage]) => {
        // A blank page has no storage; a frame is not the portal.
        if (location.origin === 'null' || window.top !== window) return;
        // A later page keeps what the person chose on an earlier one.
        if (localStorage.getItem('theme') !== null) return;
        localStorage.setItem('theme', chosenTheme);
        localStorage.setItem('lang', chosenLanguage);
      },
      [theme, language.toUpperCase()] as const,
    );
  await context.addInitScript(complainOfVanishing);
  const problems: string[] = [];
  const expected = new Map<RegExp, number>();
  const note = (problem: string) => {
    const pattern = [...expected.keys()].find((candidate) => candidate.test(problem));
    if (pattern === undefined) problems.push(problem);
    else expected.set(pattern, (expected.get(pattern) ?? 0) + 1);
  };
  watch(context, note);
  noteTraffic(context);
  const page = await context.newPage();
  lookOften(page);
  noteActs(page);

  return {
    page,
    context,
    expectProblem: (pattern) => void expected.set(pattern, expected.get(pattern) ?? 0),
    allowProblem: (pattern) => void expected.set(pattern, 1),
    problems: () => problems,
    close: async () => {
      await context.close();
      const missed = [...expected].filter(([, times]) => times === 0);
      const all = [
        ...problems,
        ...missed.map(([pattern]) => `expected, but never came: ${String(pattern)}`),
      ];
      if (all.length > 0) throw new Error(`Problems in the browser:\n  ${all.join('\n  ')}`);
    },
  };
}

/**
 * Runs in the page: visible content must not give way to a loader again. React hides content like
 * that while it waits for a chunk or texts.
 */
function complainOfVanishing(): void {
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement)) continue;
      const isHidden = target.style.getPropertyPriority('display') === 'important';
      // oxlint-disable-next-line no-console -- it reaches the test as a problem of the page
      if (isHidden) console.error(`gave way to a loader: ${target.className} ${target.innerText}`);
    }
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['style'] });
}

function watch(context: BrowserContext, note: (problem: string) => void): void {
  context.on('weberror', (event) => note(`page error: ${event.error().message}`));
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    note(`console error: ${message.text()} (${message.location().url})`);
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    // A page that is left takes its open requests with it.
    if (why !== 'net::ERR_ABORTED') note(`request failed: ${request.url()} ${why}`);
  });
}
