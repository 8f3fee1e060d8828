import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeServer } from '#fake-server/start.ts';
import { projectRoot } from '#tools/project.ts';
import { findApi } from './command/find-api.ts';
import { signInEverybody } from './command/sign-in.ts';
import { startOwnPortal } from './own-portal.ts';
import type { PortalUnderTest } from './portal-under-test.ts';

/* What the kit looks at before it begins (T4): the address, and the people of the config. */

let running: FakeServer;
let under: PortalUnderTest;

beforeAll(async () => {
  ({ running, under } = await startOwnPortal());
});
afterAll(() => running.close());

test('the address of the API is taken, and that of the site is led to it', async () => {
  expect(await findApi(under)).toBe(under.address);
  expect(await findApi({ ...under, address: running.localUrl })).toBe(under.address);
});

test('another address is told in one line, without the page that it shows', async () => {
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><p>Welcome');
  }).listen(0);
  try {
    const address = `http://localhost:${(site.address() as AddressInfo).port}`;
    const complaint = await findApi({ ...under, address }).catch(String);
    expect(complaint).toContain('answered 200 with text/html');
    expect(complaint).not.toMatch(/\n|Welcome/u);
  } finally {
    site.close();
  }
});

test('nobody at the address is told in one line', async () => {
  await expect(findApi({ ...under, address: 'http://localhost:9/api' })).rejects.toThrow(
    /^http:\/\/localhost:9\/api: nothing answers \(\w+\)\.$/u,
  );
});

test('the people of the config sign in, each once', async () => {
  expect(await signInEverybody(under)).toEqual({ under, findings: [] });
});

test.each([
  [{ username: 'maria', password: 'wrong-2026' }, /^people\.member: maria cannot sign in: \w+ \(/u],
  [
    { username: 'maria', token: 'made-up' },
    /^people\.member: maria cannot sign in: token_invalid/u,
  ],
])('%j is the fault of the config, in one line', async (member, complaint) => {
  await expect(signInEverybody({ ...under, member })).rejects.toThrow(complaint);
});

test('a back end that breaks at signing in has a failure, and is tried without that person', async () => {
  const broken = createServer((_, response) => {
    response.statusCode = 500;
    response.setHeader('content-type', 'application/json').end('{}');
  }).listen(0);
  try {
    const address = `http://localhost:${(broken.address() as AddressInfo).port}`;
    const { member } = under;
    const result = await signInEverybody({
      ...under,
      address,
      member,
      agent: undefined,
      agentBelow: undefined,
    });
    expect(result.under).toMatchObject({ member: undefined, otherMember: undefined });
    expect(result.findings.map(({ route, problem }) => [route, problem])).toEqual([
      ['account.sealingKey', 'member cannot sign in'],
      ['account.sealingKey', 'otherMember cannot sign in'],
    ]);
  } finally {
    broken.close();
  }
});

test('npm run kit -- --init writes the config, and says how to go on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kit-'));
  try {
    const config = join(folder, 'kit.json');
    const args = ['tests/contract/command/main.ts', '--init', '--config', config];
    const said = execFileSync(process.execPath, args, { cwd: projectRoot, encoding: 'utf8' });
    expect(existsSync(config)).toBe(true);
    expect(said).toContain(`npm run kit -- --against https://their.server/api --config ${config}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
