import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeServer } from '#fake-server/start.ts';
import { behaviours } from './behaviour/behaviours.ts';
import { observe } from './behaviour/probe.ts';
import { fakeAt, startOwnPortal } from './own-portal.ts';
import { portalSubject } from './portal-subject.ts';
import { seededFaults } from './seeded-faults/faults.ts';
import { startFaultyPortal } from './seeded-faults/faulty-portal.ts';
import { portalFaults } from './seeded-faults/portal-faults.ts';

let running: FakeServer;
let api: string;

beforeAll(async () => {
  const own = await startOwnPortal();
  running = own.running;
  api = own.under.address;
});
afterAll(() => running.close());

test('at least forty faults are seeded, those of single calls included', () => {
  expect(portalFaults.length + Object.keys(seededFaults).length).toBeGreaterThanOrEqual(40);
});

test.each(portalFaults.map((fault) => [fault.name, fault] as const))(
  'a back end that %s is found out',
  async (_, { foundBy, make }) => {
    const behaviour = behaviours.find(({ name }) => name === foundBy);
    if (!behaviour) throw new Error(`There is no behaviour '${foundBy}'.`);
    const faulty = await startFaultyPortal(api, make());
    try {
      const { findings } = await observe(portalSubject(fakeAt(faulty.address, api)), behaviour);
      expect(findings).not.toEqual([]);
    } finally {
      await faulty.stop();
    }
  },
);

test('a correct back end shows every behaviour when nothing is changed on the way', async () => {
  const faulty = await startFaultyPortal(api, (passing) => passing);
  try {
    const portal = portalSubject(fakeAt(faulty.address, api));
    for (const behaviour of behaviours) {
      expect((await observe(portal, behaviour)).findings).toEqual([]);
    }
  } finally {
    await faulty.stop();
  }
});
