import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { test } from 'vitest';
import { sharedBrowser } from '#tests/support/browser.ts';
import { openVisitor, type Visitor, type VisitorOptions } from '#tests/support/page.ts';
import { projectRoot } from '#tools/project.ts';
import { accountMenu } from './account.ts';
import { noteReach } from './flow-reach.ts';
import { memberId } from './people.ts';
import { type JourneyPortal, openPortal } from './portal.ts';
import { PATIENCE, see } from './seeing.ts';

/** How a visitor opens the portal. */
export interface VisitOptions extends Omit<VisitorOptions, 'url'> {
  /** Setup of the browser before the portal is opened. */
  readonly beforeArrival?: (page: Page) => Promise<unknown>;
  /** A problem that is part of the journey from its first moment. */
  readonly problem?: RegExp;
  /**
   * Account of a seeded person who is already signed in in the tab. For journeys that are not about
   * the sign-in: its form takes as long as a page.
   */
  readonly as?: string;
  /** Token of a session that the tab has already, where it is not simply that of a seeded person. */
  readonly token?: string;
}

/** Opens an address of the portal as a new visitor. The test closes their browser at its end. */
export type Visit = (path?: string, options?: VisitOptions) => Promise<Visitor>;

/**
 * A test in which a person uses the portal with a real browser. Each has its own world, and fails
 * on every unexpected error: console errors, including content policy refusals, failed requests,
 * and server failures. For another portal use `journey.extend`: `override` would also apply to
 * later files.
 */
export const journey = test
  // oxlint-disable-next-line no-empty-pattern -- vitest reads there what a fixture needs: nothing
  .extend('portal', async ({}, { onCleanup }): Promise<JourneyPortal> => {
    const portal = await openPortal();
    onCleanup(() => portal.close());
    return portal;
  })
  /** Whether the browser loads pictures. */
  .extend('pictures', true)
  .extend('visit', async ({ portal, pictures, task }, { onCleanup }): Promise<Visit> => {
    const visitors: Visitor[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') await takePictures(visitors, task.name);
      // All visitors are closed before the first error is thrown.
      const ends = await Promise.allSettled(visitors.map((visitor) => visitor.close()));
      const failed = ends.find((end) => end.status === 'rejected');
      if (failed) throw failed.reason;
    });
    return async (path, options) => {
      const visitor = await openPortalVisitor(portal, options, await sharedBrowser(pictures));
      visitors.push(visitor);
      await noteReach(visitor.context, task);
      await arrive(visitor, portal, path, options);
      return visitor;
    };
  });

/**
 * A journey that is not about pictures. The walk over all pages loads their pictures, and each has
 * its reserved place: without them a page costs a third less.
 */
export const journeyWithoutPictures = journey.extend('pictures', false);

/** Somebody with a browser, before the portal is opened. */
export async function openPortalVisitor(
  portal: JourneyPortal,
  { problem, ...options }: VisitOptions = {},
  browser?: Browser,
): Promise<Visitor> {
  const visitor = await openVisitor(browser ?? (await sharedBrowser()), {
    url: portal.url,
    ...options,
    context: { reducedMotion: 'reduce', ...options.context },
  });
  visitor.context.setDefaultTimeout(PATIENCE);
  if (problem) visitor.expectProblem(problem);
  return visitor;
}

/** Opens the portal at a path; with `as`, signed in from the first moment. */
async function arrive(
  { page }: Visitor,
  portal: JourneyPortal,
  path = '/',
  { beforeArrival, as, token }: VisitOptions = {},
): Promise<void> {
  await beforeArrival?.(page);
  if (token !== undefined) await haveSession(page, token);
  if (as === undefined) {
    await page.goto(path);
    return;
  }
  const ownSession = await beSignedIn(page, portal, as);
  await page.goto(path);
  await see(accountMenu(page));
  // A later page of the tab has the session that is left then.
  await ownSession.dispose();
}

/** Gives the pages that the tab opens from now on a session of somebody who is there from the start. */
export function beSignedIn(page: Page, portal: JourneyPortal, account: string) {
  // As after a sign-in by the password: it proves the person who acts, for a while.
  const { token } = portal.world.sessions.open(memberId(portal, account), 'nothing', true);
  return haveSession(page, token);
}

/** The same with a session that was opened elsewhere. Ends when what it gives is disposed of. */
export function haveSession(page: Page, token: string) {
  return page.addInitScript((own) => {
    if (window.top === window) sessionStorage.setItem('token', own);
  }, token);
}

/** What a failed journey looked like at its end, in `.cache/journeys`. */
async function takePictures(visitors: readonly Visitor[], name: string): Promise<void> {
  const pages = visitors.flatMap(({ context }) => context.pages());
  const file = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80);
  await Promise.allSettled(
    pages.map((page, index) =>
      page.screenshot({ path: join(projectRoot, '.cache/journeys', `${file}-${index}.png`) }),
    ),
  );
}
