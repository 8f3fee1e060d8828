import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COUNTS_CALL, type FlowCounts } from '#contract/flow-counts-types.ts';
import { hostHeadersOf } from '#contract/hosting.ts';
import { createFlowCounter, readKnownStates } from '#fake-server/control/counts/flow-counts.ts';
import type { FakeServer } from '#fake-server/start.ts';
import { startTestServer } from './support/test-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-counts-'));
const since = Date.UTC(2026, 10, 27, 2);
const known = new Map([['deposit', new Set(['entering', 'charge', 'charge.expired'])]]);
const deposit = { started: 2, finished: 1, reached: { entering: 2 }, left: { entering: 1 } };

const pageOf = async ({ portalUrl }: FakeServer) =>
  (await fetch(portalUrl, { headers: { accept: 'text/html' } })).text();

describe('the counts of flows (T7)', () => {
  test('add up, without what no machine has', () => {
    const counter = createFlowCounter(known, since);
    counter.add({ flows: { deposit } });
    counter.add({
      flows: {
        deposit: { ...deposit, reached: { entering: 1, 'charge.expired': 3, maria: 1 } },
        gone: deposit,
      },
    });
    expect(counter.totals()).toEqual({
      since: '2026-11-27T02:00:00.000Z',
      flows: {
        deposit: {
          started: 4,
          finished: 2,
          reached: { entering: 3, 'charge.expired': 3 },
          left: { entering: 2 },
        },
      },
    });
  });

  describe('over a server', () => {
    let server: FakeServer;
    let other: FakeServer;
    const send = (body: unknown, type = 'application/json') =>
      fetch(server.portalUrl.replace(/\/$/u, '') + COUNTS_CALL, {
        method: 'POST',
        headers: { 'content-type': type },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    const totals = async () => {
      const response = await fetch(new URL(COUNTS_CALL, server.portalUrl));
      expect(response.headers.get('cache-control')).toBe('no-store');
      return ((await response.json()) as FlowCounts).flows['deposit'];
    };

    beforeAll(async () => {
      const [webFolder, flowsFolder] = [join(folder, 'web'), join(folder, 'dist')];
      for (const each of [webFolder, join(flowsFolder, 'flows')]) {
        mkdirSync(each, { recursive: true });
      }
      writeFileSync(join(webFolder, 'index.html'), '<html><head><title>Portal</title></head>');
      const headers = hostHeadersOf({ scripts: [], styles: [] });
      writeFileSync(join(webFolder, 'headers.json'), JSON.stringify(headers));
      const states = Object.fromEntries([...known].map(([flow, paths]) => [flow, [...paths]]));
      writeFileSync(join(flowsFolder, 'flows/states.json'), JSON.stringify(states));
      [server, other] = await Promise.all([
        startTestServer({ webFolder, flowsFolder, countsFlows: true }),
        startTestServer({ webFolder, flowsFolder }),
      ]);
    });
    afterAll(async () => {
      await Promise.all([server.close(), other.close()]);
      rmSync(folder, { recursive: true });
    });

    test('are sent by pages that are asked to count, and read by everybody', async () => {
      expect(await pageOf(server)).toContain('<head><meta name="flow-counts">');
      expect((await send({ flows: { deposit } })).status).toBe(204);
      expect((await totals())?.left).toEqual({ entering: 1 });
    });

    test.each([
      ['text in place of a number', { flows: { deposit: { ...deposit, started: 'maria' } } }, 400],
      ['a number below zero', { flows: { deposit: { ...deposit, left: { entering: -1 } } } }, 400],
      ['a number too large', { flows: { deposit: { ...deposit, started: 1_001 } } }, 400],
      ['anything more', { flows: { deposit: { ...deposit, person: 'maria' } } }, 400],
      ['a body too large', `{"flows":{}${' '.repeat(70_000)}}`, 413],
    ])('take not %s', async (_, body, status) => {
      const before = await totals();
      expect((await send(body)).status).toBe(status);
      expect(await totals()).toEqual(before);
    });

    test('are not taken from a form of another site', async () => {
      expect((await send({ flows: { deposit } }, 'text/plain')).status).toBe(415);
    });

    test('are left out of a server that was not started to count', async () => {
      expect(await pageOf(other)).not.toContain('flow-counts');
      const headers = { accept: 'application/json' };
      const read = await fetch(new URL(COUNTS_CALL, other.portalUrl), { headers });
      expect(read.status).toBe(204);
    });
  });

  test('need the flows page to be built', () => {
    expect(readKnownStates(join(folder, 'nowhere'))).toBeUndefined();
  });
});
