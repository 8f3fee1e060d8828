import { notedInEntry, noteInEntry } from '#web/platform/address/history-entry.ts';

/** Where an entry notes the deployment that it was reloaded for. */
const KEY = 'deployment';

let looking: Promise<void> | undefined;

/**
 * What to do when a part did not load: a new deployment takes the parts of the one before away, so
 * where the server has another page by now, this one is loaded anew, once, at the same address.
 * What was typed is kept as it is through any reload (A25).
 *
 * @returns resolves when the deployment is not the reason; else the page is left.
 */
export function recoverFromDeployment(): Promise<void> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

async function look(): Promise<void> {
  const current = await currentEntry();
  // Servers that disagree with one another must not send anybody round and round.
  if (current === null || current === entryOf(document) || current === notedInEntry(KEY)) return;
  noteInEntry(KEY, current);
  location.reload();
  await new Promise(() => undefined);
}

/**
 * What to do when a part did not load at a person's second try either. A browser may keep a file
 * that failed once for as long as the page lives, so the page is loaded anew: its address and its
 * history entry bring back what was asked for.
 *
 * @returns resolves when the server does not answer; else the page is left.
 */
export async function loadPageAnew(): Promise<void> {
  if ((await currentEntry()) === null) return;
  location.reload();
  await new Promise(() => undefined);
}

/** What the page begins with as the server has it now; null when it cannot be told. */
async function currentEntry(): Promise<string | null> {
  try {
    const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    if (!answer.ok) return null;
    return entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
  } catch {
    return null;
  }
}

/** The scripts that a page begins with: their names change with what is in them. */
function entryOf(page: Document): string {
  const scripts = page.querySelectorAll('script[type=module][src]');
  return Array.from(scripts, (script) => script.getAttribute('src')).join(' ');
}
