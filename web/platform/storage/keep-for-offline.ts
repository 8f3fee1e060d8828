import { FIRST_ANSWERS_ID } from '#contract/first-answers.ts';
import { pageRested } from '#web/platform/painting/page-loaded.ts';
import { apiBase } from '#web/platform/server/api-base.ts';
import { workerContainer } from './worker-container.ts';

/**
 * Keeps the portal available offline (S13, S15): the worker of `web/service-worker`, and what this
 * first visit has loaded before it was active. Only in the build; in development files change all
 * the time. Without support the portal works online only.
 */
export async function keepForOffline(): Promise<void> {
  const workers = workerContainer();
  if (!import.meta.env.PROD || !workers) return;
  // Network and processor are for the first view.
  await pageRested();
  await pageSeen();
  const isFirst = workers.controller === null;
  try {
    await workers.register(`/service-worker.js?api=${encodeURIComponent(apiBase)}`);
  } catch {
    return;
  }
  if (!isFirst) return;
  const { active } = await workers.ready;
  const headers = { 'accept-language': document.documentElement.lang };
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
  const urlsToCache = [...new Set([...fetched, ...writtenIntoPage()])].map((address) => [
    address,
    { headers },
  ]);
  // The worker's router handles this message and stores what its routes store.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } }, []);
}

/** Addresses of the embedded answers, which the page never requested. */
function writtenIntoPage(): readonly string[] {
  const text = document.getElementById(FIRST_ANSWERS_ID)?.textContent;
  const calls = text ? Object.keys(JSON.parse(text) as object) : [];
  return calls.map((call) => new URL(apiBase + call, location.href).href);
}

/** A hidden page waits. */
async function pageSeen(): Promise<void> {
  if (!document.hidden) return;
  await new Promise((resolve) => {
    document.addEventListener('visibilitychange', resolve, { once: true });
  });
}
