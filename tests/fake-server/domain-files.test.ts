import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { loadByDomain } from '#fake-server/kernel/domain-files.ts';

const nameOf = (file: string) =>
  file.replaceAll(/-([a-z])/gu, (_, letter: string) => letter.toUpperCase());
const load = (file: string) => Promise.resolve({ [`${nameOf(file)}Parts`]: file });

test('each domain of the contract has the part of its own file', async () => {
  const parts = await loadByDomain<string>('Parts', load);
  expect(Object.keys(parts)).toEqual(Object.keys(contract));
  expect(parts).toMatchObject({ site: 'site', accountRecovery: 'account-recovery' });
});

test('a domain without its file takes what is usual', async () => {
  const parts = await loadByDomain<string>(
    'Parts',
    (file) => (file === 'site' ? Promise.resolve(undefined) : load(file)),
    'usual',
  );
  expect(parts).toMatchObject({ site: 'usual', wallet: 'wallet' });
});

test.each([
  ['no file', () => Promise.reject(new Error('not found')), 'site.ts with its siteParts does not'],
  ['no export', () => Promise.resolve({}), 'export siteParts from site.ts'],
])('a domain with %s is named, with what to write', async (_, loadSite, message) => {
  const parts = loadByDomain('Parts', (file) => (file === 'site' ? loadSite() : load(file)));
  await expect(parts).rejects.toThrow(message);
});
