import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RouteMetadata } from '#contract/call.ts';
import { contract } from '#contract/index.ts';
import {
  isAppPage,
  isHashedFile,
  isLobbyRead,
  isOwnPicture,
  wordsToKeep,
} from '#web/service-worker/what-is-kept.ts';
import { withoutAddress } from '#web/service-worker/without-visitor.ts';

const ORIGIN = 'https://play.example';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly metadata: RouteMetadata;
}

const routes = Object.values(contract as unknown as Record<string, Record<string, Route>>).flatMap(
  (domain) => Object.values(domain),
);

const at = (path: string, origin = ORIGIN) => new URL(path, origin);

describe('the offline cache (S13, S15)', () => {
  it('keeps only public reads of calls', () => {
    for (const api of [`${ORIGIN}/api`, 'https://api.example/v1']) {
      const kept = routes.filter(({ path }) => isLobbyRead(new URL(api + path), api));
      expect(kept.length).toBeGreaterThan(5);
      for (const { method, metadata } of kept) {
        expect(`${method} ${metadata.auth}`).toBe('GET none');
      }
      const memberRoutes = routes.filter(({ metadata }) => metadata.auth !== 'none');
      for (const { path } of memberRoutes)
        expect(isLobbyRead(new URL(api + path), api)).toBe(false);
    }
  });

  it('keeps no answer of another server, no status, and no search', () => {
    const api = `${ORIGIN}/api`;
    expect(isLobbyRead(at('/api/games?pageNo=1'), api)).toBe(true);
    expect(isLobbyRead(at('/api/games?gameName=tiger'), api)).toBe(false);
    expect(isLobbyRead(at('/api/site/status'), api)).toBe(false);
    expect(isLobbyRead(at('/games'), api)).toBe(false);
    expect(isLobbyRead(at('/api/games', 'https://other.example'), api)).toBe(false);
    expect(isLobbyRead(at('/api/games', 'https://play.example.evil'), api)).toBe(false);
  });

  it('keeps only files and pictures of the portal’s own origin', () => {
    expect(isHashedFile(at('/assets/entry-1a.js'), ORIGIN)).toBe(true);
    expect(isHashedFile(at('/assets/entry-1a.js', 'https://other.example'), ORIGIN)).toBe(false);
    expect(isOwnPicture(at('/art/games/x.svg?w=150'), ORIGIN)).toBe(true);
    expect(isOwnPicture(at('/art/games/x.svg', 'https://cdn.example'), ORIGIN)).toBe(false);
    expect(isOwnPicture(at('/api/games'), ORIGIN)).toBe(false);
  });

  it('answers only addresses of the app with its page', () => {
    for (const path of ['/', '/index.html', '/register.html', '/rng?page=PG', '/m/profile']) {
      expect(isAppPage(at(path), ORIGIN), path).toBe(true);
    }
    for (const path of [
      '/control',
      '/control/outbox',
      '/api/docs',
      '/openapi',
      '/flows',
      '/flows/login',
      '/art/x',
      '/x.svg',
    ]) {
      expect(isAppPage(at(path), ORIGIN), path).toBe(false);
    }
    // A window that a provider sends back has a page of its own.
    expect(isAppPage(at('/sign-in-return.html'), ORIGIN)).toBe(false);
    expect(isAppPage(at('/', 'https://other.example'), ORIGIN)).toBe(false);
  });

  it('keeps of a new build’s texts those that the person used before', () => {
    const kept = [`${ORIGIN}/assets/words-pt-AAAA-AA.js`, `${ORIGIN}/assets/frame-BBBBBBB.js`];
    const words = ['pt', 'en', 'member-pt'].map((name) => `/assets/words-${name}-C-CCCCC.js`);
    expect(wordsToKeep(kept, words)).toEqual(['/assets/words-pt-C-CCCCC.js']);
    expect(wordsToKeep([], words)).toEqual([]);
  });

  it('removes visitor addresses, and keeps everything else (A18a)', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.ipV4(), (value, ip) => {
        const body = { success: true, value, location: { ip, countryCode: 'BR' } };
        const kept = JSON.parse(withoutAddress(JSON.stringify(body))) as typeof body;
        expect(kept.location).toEqual({ ip: '', countryCode: 'BR' });
        expect(kept.value).toEqual(
          JSON.parse(JSON.stringify(value), (key, part: unknown) => (key === 'ip' ? '' : part)),
        );
      }),
    );
  });
});
