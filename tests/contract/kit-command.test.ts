import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/v4';
import { API_PREFIX } from '#contract/prefix.ts';
import { people } from '#fake-server/seed/people.ts';

/* The kit's command (T4) against the server as `npm start` runs it, with no figure set for it. */

const project = join(import.meta.dirname, '../..');
/** Of a busy machine. The run itself is for 90 seconds. */
const LONGEST_MILLISECONDS = 300_000;

const readySchema = z.object({ portalUrl: z.string() });

let folder: string;
let server: ChildProcess;
let portalUrl: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kit-'));
  const options = ['--port', '0', '--data', join(folder, 'portal.sqlite'), '--print-ready-json'];
  server = spawn(process.execPath, ['fake-server/main.ts', ...options], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!server.stdout) throw new Error('The server has no output.');
  for await (const line of createInterface(server.stdout)) {
    if (!line.startsWith('{')) continue;
    ({ portalUrl } = readySchema.parse(JSON.parse(line)));
    break;
  }
});

afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
  rmSync(folder, { recursive: true });
});

const password = people.find(({ account }) => account === 'maria')?.password ?? '';

/** Runs the command to its end, as `docs/kit.md` says. */
async function runKit(...options: readonly string[]) {
  const address = new URL(API_PREFIX, portalUrl).href;
  const known = ['--against', address, '--config', 'fake-server/kit.json', '--yes'];
  const kit = spawn(process.execPath, ['tools/kit.mjs', ...known, ...options], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORTAL_PASSWORD: password },
  });
  let output = '';
  let progress = '';
  kit.stdout.on('data', (text: Buffer) => (output += text.toString()));
  kit.stderr.on('data', (text: Buffer) => (progress += text.toString()));
  const code = await new Promise((resolve) => kit.once('close', resolve));
  return { code, output, progress };
}

test('the command reports nothing wrong of our own server, and shows how far it is', {
  timeout: LONGEST_MILLISECONDS,
}, async () => {
  const { code, output, progress } = await runKit('--quick');
  expect(output).toMatch(/\d+ checks made with \d+ requests in \d+ s, nothing wrong\.\s*$/u);
  expect(output).not.toContain('✗');
  expect(code).toBe(0);
  expect(progress).toMatch(/\d+ % · .* · \d+ of \d+ checks, \d+ requests, 0 faults/u);
  // One minute of what the server takes from an address, and a part of the next.
  const [, requests] = /with (\d+) requests/u.exec(output) ?? [];
  expect(Number(requests)).toBeLessThan(700);
});
