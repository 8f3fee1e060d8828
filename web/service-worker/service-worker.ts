/**
 * Keeps the portal's shell, and the public answers and pictures of the last lobby, available
 * offline (S13, S15). Pages and answers come from the network first, so that nobody stays on an old
 * build; nothing requested with a token is ever stored.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { isAppPage, isHashedFile, isLobbyRead, isOwnPicture, wordsToKeep } from './what-is-kept.ts';
import { withoutVisitor } from './without-visitor.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build's files for the page, home and the lobbies. */
declare const PRECACHED_FILES: PrecacheEntry[];
/** The files with the texts of all languages. */
declare const WORD_FILES: string[];

/** After this timeout of the network a page comes from the cache. */
const PAGE_TIMEOUT_SECONDS = 4;
/** The same for a public answer of the lobby. */
const ANSWER_TIMEOUT_SECONDS = 8;
/** Most pictures that are kept (S11). */
const PICTURE_ENTRIES = 200;
const ANSWER_ENTRIES = 60;
const FILE_ENTRIES = 120;
const WEEK_SECONDS = 7 * 24 * 60 * 60;

const { origin } = self.location;
// The page passes the API's address in the worker's URL.
const api = new URL(new URL(self.location.href).searchParams.get('api') ?? '', origin).href;

precache(PRECACHED_FILES);
cleanupOutdatedCaches();

self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepWords(event));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload.enable()]),
  );
});

const pages = new NetworkOnly({ networkTimeoutSeconds: PAGE_TIMEOUT_SECONDS });
const files = new CacheFirst({
  cacheName: 'files',
  plugins: [new ExpirationPlugin({ maxEntries: FILE_ENTRIES, purgeOnQuotaError: true })],
});

/** A new build loads the texts that a person has used so far: its page needs them offline. */
async function keepWords(event: ExtendableEvent): Promise<void> {
  const kept = await (await caches.open(files.cacheName)).keys();
  const wanted = wordsToKeep(
    kept.map(({ url }) => url),
    WORD_FILES,
  );
  await Promise.all(wanted.map((file) => files.handle({ event, request: new Request(file) })));
}

const pictures = new StaleWhileRevalidate({
  cacheName: 'pictures',
  plugins: [new ExpirationPlugin({ maxEntries: PICTURE_ENTRIES, purgeOnQuotaError: true })],
});
const answers = new NetworkFirst({
  cacheName: 'lobby',
  networkTimeoutSeconds: ANSWER_TIMEOUT_SECONDS,
  // The language is part of the URL.
  matchOptions: { ignoreVary: true },
  plugins: [
    withoutVisitor,
    new ExpirationPlugin({ maxEntries: ANSWER_ENTRIES, maxAgeSeconds: WEEK_SECONDS }),
  ],
});

registerRoute(
  ({ url, request }) => request.mode === 'navigate' && isAppPage(url, origin),
  async (options) => {
    try {
      return await pages.handle(options);
    } catch (error) {
      const kept = await matchPrecache('/index.html');
      if (kept) return kept;
      throw error;
    }
  },
);
registerRoute(
  ({ url }) => isHashedFile(url, origin),
  async (options) => (await matchPrecache(options.request)) ?? (await files.handle(options)),
);
registerRoute(
  ({ url, request }) => isOwnPicture(url, origin) && request.mode !== 'navigate',
  pictures,
);
registerRoute(
  ({ url }) => isLobbyRead(url, api),
  async (options) => {
    const { request } = options;
    if (!request.headers.has('authorization')) return await answers.handle(options);
    // A member's request: never stored, but the public answer is better than none.
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await caches.match(request.url, { cacheName: 'lobby', ignoreVary: true });
      if (kept) return kept;
      throw error;
    }
  },
);
