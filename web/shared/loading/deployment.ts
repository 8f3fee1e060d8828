import { notedInEntry, noteInEntry } from '#web/platform/address/history-entry.ts';

/** Entry state: the deployment that the page was reloaded for. */
const KEY = 'deployment';

let looking: Promise<void> | undefined;

/**
 * Handles a chunk that did not load: a new deployment removes the previous chunks, so if the server
 * has another page by now, it is reloaded, once, at the same address. Input survives as in any
 * reload (A25).
 *
 * @returns resolves if the deployment is not the reason; else the page is left.
 */
export function recoverFromDeployment(): Promise<void> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

async function look(): Promise<void> {
  const current = await currentEntry();
  // Inconsistent servers must not cause a reload loop.
  if (current === null || current === entryOf(document) || current === notedInEntry(KEY)) return;
  noteInEntry(KEY, current);
  location.reload();
  await new Promise(() => undefined);
}

/**
 * Handles a chunk that failed twice. A browser may cache a failed file for the page's lifetime, so
 * the page is reloaded: address and history entry restore the request.
 *
 * @returns resolves if the server does not answer; else the page is left.
 */
export async function loadPageAnew(): Promise<void> {
  if ((await currentEntry()) === null) return;
  location.reload();
  await new Promise(() => undefined);
}

/** The start scripts of the page on the server now; null if unknown. */
async function currentEntry(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!answer.ok) return null;
    return entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  } catch {
    return null;
  }
}

/** The start scripts of a page: their names change with their content. */
function entryOf(page: Document): string {
  const scripts = page.querySelectorAll('script[type=module][src]');
  return Array.from(scripts, (script) => script.getAttribute('src')).join(' ');
}
