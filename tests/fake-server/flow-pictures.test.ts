import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { PICTURES_CALL } from '#contract/flow-pictures-types.ts';
import { startTestServer } from './support/test-server.ts';

test('the pictures of the last gallery are listed by state, and served, and nothing beside them (T7)', async () => {
  const galleryFolder = mkdtempSync(join(tmpdir(), 'portal-gallery-'));
  const server = await startTestServer({ galleryFolder });
  onTestFinished(async () => {
    await server.close();
    rmSync(galleryFolder, { recursive: true });
  });
  const get = (path = '') => fetch(new URL(PICTURES_CALL + path, server.portalUrl));
  expect(await (await get()).json()).toEqual({ states: [] });

  const state = join(galleryFolder, 'pictures/deposit/charge.expired');
  mkdirSync(state, { recursive: true });
  writeFileSync(join(state, 'PT-phone-dark.png'), 'picture');
  writeFileSync(join(galleryFolder, 'secret.png'), 'secret');
  expect(await (await get()).json()).toEqual({ states: ['deposit/charge.expired'] });
  const picture = await get('/deposit/charge.expired/PT-phone-dark.png');
  expect(picture.headers.get('content-type')).toBe('image/png');
  expect(picture.headers.get('cache-control')).toBe('no-cache');
  expect(await picture.text()).toBe('picture');
  for (const path of ['/gone.png', '/..%2Fsecret.png']) {
    expect((await get(path)).status, path).toBeGreaterThanOrEqual(400);
  }
});
