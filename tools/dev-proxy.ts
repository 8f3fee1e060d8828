import type { ProxyOptions } from 'vite';

/** Paths of the portal's origin that the fake server answers. */
const fakeServerPaths = ['/api', '/control', '/art', '/openapi'];

/** Passes calls on to another back end, at the path of its address. */
function otherBackEnd({ origin, pathname }: URL): ProxyOptions {
  const base = pathname.replace(/\/$/u, '');
  return { target: origin, changeOrigin: true, rewrite: (path) => path.replace(/^\/api/u, base) };
}

/**
 * What Vite's server passes on in development: everything but the web app to the fake server, and
 * calls to another back end where there is one (`npm run dev -- --api URL`).
 *
 * @param fakeServer its origin
 * @param api address of another back end's API, which answers /api instead of the fake server
 */
export function devProxy(fakeServer: string, api: URL | undefined): Record<string, ProxyOptions> {
  return Object.fromEntries(
    fakeServerPaths.map((path) => [
      // Vite serves the sources of web/api under the same path as the API.
      `^${path}(?![^?]*\\.tsx?(?:\\?|$))`,
      api && path === '/api' ? otherBackEnd(api) : { target: fakeServer },
    ]),
  );
}
