/** Public reads of home and the lobbies, below the API's address: what offline shows (S15). */
const lobbyReads: readonly string[] = [
  '/site/permission',
  '/site/menu',
  '/notices',
  '/games',
  '/games/hot',
  '/games/vendors',
];

const picture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/u;
/** Addresses of the app that end as files do (R1, R2). */
const oldPages: readonly string[] = ['/index.html', '/register.html'];
const notOfThePortal = /^\/(?:api|art|control|flows|openapi)(?:\/|$)/u;

/**
 * Whether this address's answer may be stored for offline use: a public read of the lobby, and no
 * search.
 *
 * @param api the API's full address, without a slash at the end
 */
export function isLobbyRead(url: URL, api: string): boolean {
  const path = pathBelow(url, api);
  if (path === undefined || url.searchParams.has('gameName')) return false;
  return lobbyReads.includes(path);
}

/** Whether this is a picture of the portal's own origin. */
export function isOwnPicture(url: URL, origin: string): boolean {
  return url.origin === origin && picture.test(url.pathname);
}

/** Whether this is a file of the build with its content's hash in its name. */
export function isHashedFile(url: URL, origin: string): boolean {
  return url.origin === origin && url.pathname.startsWith('/assets/');
}

/**
 * The build's files of the texts that an earlier build's page has used, by language.
 *
 * @param kept addresses of all cached files, of any build
 * @param words paths of the new build's text files
 */
export function wordsToKeep(kept: readonly string[], words: readonly string[]): readonly string[] {
  const read = new Set(kept.map((address) => withoutHash(new URL(address).pathname)));
  return words.filter((path) => read.has(withoutHash(path)));
}

function withoutHash(path: string): string {
  return path.replace(/-[\w-]{7}\.js$/u, '');
}

/** Whether the app's page answers this address, and not a file or another server. */
export function isAppPage({ origin: own, pathname }: URL, origin: string): boolean {
  if (own !== origin || notOfThePortal.test(pathname)) return false;
  return !/\.\w+$/u.test(pathname) || oldPages.includes(pathname);
}

function pathBelow({ origin, pathname }: URL, api: string): string | undefined {
  const address = origin + pathname;
  return address.startsWith(`${api}/`) ? address.slice(api.length) : undefined;
}
