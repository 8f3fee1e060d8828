import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppRoute } from '@ts-rest/core';
import { describe, expect, test } from 'vitest';
import { ONCE_HEADER } from '#contract/once.ts';
import { API_PREFIX } from '#contract/prefix.ts';
import { scenarios } from '#fake-server/control/scenarios.ts';
import { SCENARIO_HEADER } from '#fake-server/http/gate.ts';
import { applicationScenes } from '#fake-server/scenes/application-scenes.ts';
import { bonusScenes } from '#fake-server/scenes/bonus-scenes.ts';
import { contractScenes } from '#fake-server/scenes/contract-scenes.ts';
import { feedbackScenes } from '#fake-server/scenes/feedback-scenes.ts';
import { friendScenes } from '#fake-server/scenes/friend-scenes.ts';
import { allScenes, type PlayedScenes } from '#fake-server/scenes/index.ts';
import { noticeScenes } from '#fake-server/scenes/notice-scenes.ts';
import { payoutScenes } from '#fake-server/scenes/payout-scenes.ts';
import { pointsScenes } from '#fake-server/scenes/points-scenes.ts';
import { rankScenes } from '#fake-server/scenes/rank-scenes.ts';
import { rewardScenes } from '#fake-server/scenes/reward-scenes.ts';
import { securityScenes } from '#fake-server/scenes/security-scenes.ts';
import type { Situation } from '#fake-server/situation/situation.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { projectRoot } from '#tools/project.ts';
import { sealedFor } from './support/api.ts';
import { newMember } from './support/new-member.ts';
import { memberOf } from './support/played-rounds.ts';
import { sharedServer } from './support/shared-world.ts';

const server = await sharedServer();

const page = { pageNo: 1, pageSize: 20 };

/** Scenes of a kind, with the visible effect that one was played for somebody. */
interface Walk {
  readonly scenes: PlayedScenes;
  readonly shows: (member: MemberRow) => unknown;
  readonly body?: () => object | Promise<object>;
  /** Somebody new where it is left out. */
  readonly person?: () => MemberRow;
}

const titles = ({ id }: MemberRow) =>
  server.world.messages
    .page(id, { filter: 'all', language: 'EN', ...page })
    .messages.map(({ title }) => title);

/** By the part of the situation that asks for them. */
const walks: Partial<Readonly<Record<keyof Situation, Walk>>> = {
  payouts: {
    scenes: payoutScenes,
    shows: (member) => server.world.withdrawals.page(member, page).withdrawals,
  },
  security: {
    scenes: securityScenes,
    shows: ({ id }) => server.world.security.events(id, page).events,
  },
  bonuses: {
    scenes: bonusScenes,
    shows: (member) => server.world.bonusRecords.page(member, 'EN', page),
  },
  rewards: { scenes: rewardScenes, shows: (member) => server.world.promotions.forMember(member) },
  points: {
    scenes: pointsScenes,
    shows: ({ id }) => [server.world.rewards.rows(), server.world.points.balance(id)],
    // One that is at its first price: it is left in the stock for longest.
    body: () => {
      const rewardId = server.world.rewards.rows().findLast(({ stock }) => stock > 0)?.id;
      return sealedFor(server.portalUrl, { rewardId });
    },
  },
  feedback: {
    scenes: feedbackScenes,
    shows: titles,
    body: () => ({ content: 'The slots are lovely, and the search could be quicker.' }),
  },
  applications: {
    scenes: applicationScenes,
    shows: titles,
    body: () => ({ comment: 'I played', pictures: [] }),
  },
  hasAllNotifications: { scenes: noticeScenes, shows: titles },
  rank: { scenes: rankScenes, shows: ({ id }) => server.world.members.byId(id) },
  friends: { scenes: friendScenes, shows: (member) => server.world.referrals.people(member, page) },
  contractOffered: {
    scenes: contractScenes,
    shows: (member) => server.world.contracts.consolidated(member).awaitingAnswer,
    person: () => {
      server.world.contracts.expireAll();
      return memberOf(server.world, 'juliana');
    },
  },
};

/** Each scenario that plays a scene, with the walk that shows it. */
const played = Object.entries<{ effects: Partial<Situation> }>(scenarios).flatMap(
  ([name, { effects }]) =>
    Object.entries(walks).flatMap(([part, walk]) => (part in effects ? [{ name, walk }] : [])),
);

/** Calls each of some routes as somebody; a scenario is asked for by the header, if at all. */
async function askAll(
  { id }: MemberRow,
  routes: readonly AppRoute[],
  scenario: string | undefined,
  body: Walk['body'],
) {
  const { token } = server.world.sessions.open(id);
  for (const { method, path } of routes) {
    const address = API_PREFIX + path.replace(':id', 'live-cashback');
    await fetch(new URL(server.portalUrl).origin + address, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(scenario !== undefined && { [SCENARIO_HEADER]: scenario }),
        ...(method !== 'GET' && {
          'content-type': 'application/json',
          [ONCE_HEADER]: crypto.randomUUID(),
        }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(await body?.()) }),
    });
  }
}

describe('a scene (T3)', () => {
  test('of each kind is played by the gate, is tested, and has a scenario', async () => {
    const folder = join(projectRoot, 'fake-server/scenes');
    const files = readdirSync(folder).filter((file) => file.endsWith('-scenes.ts'));
    const kinds = await Promise.all(
      files.map(async (file) => {
        const parts: unknown = await import(pathToFileURL(join(folder, file)).href);
        return { file, scenes: Object.values(parts as Readonly<Record<string, PlayedScenes>>) };
      }),
    );
    const without = (known: readonly PlayedScenes[]) =>
      kinds.flatMap(({ file, scenes }) =>
        scenes.some((each) => known.includes(each)) ? [] : file,
      );
    expect(without(allScenes), 'Add these to allScenes in fake-server/scenes/index.ts').toEqual([]);
    expect(
      without(Object.values(walks).map(({ scenes }) => scenes)),
      'Say in walks of this test what shows that these were played',
    ).toEqual([]);
    expect(
      without(played.map(({ walk }) => walk.scenes)),
      'Give these a scenario in fake-server/control/scenarios.ts',
    ).toEqual([]);
  });

  describe.each(['the header of a call', 'the whole world'] as const)('by %s', (by) => {
    test.each(played)('$name is played by its calls only', async ({ name, walk }) => {
      const { scenes, shows, body } = walk;
      const newcomer = () => memberOf(server.world, newMember(server.world).account);
      const member = (walk.person ?? newcomer)();
      const reads = scenes.before.filter(({ method }) => method === 'GET');
      await askAll(member, reads, undefined, undefined);
      const before = shows(member);
      await askAll(member, reads, undefined, undefined);
      expect(shows(member)).toEqual(before);
      const isWorldWide = by === 'the whole world';
      if (isWorldWide) server.world.situations.set([name]);
      const header = isWorldWide ? undefined : name;
      await askAll(member, [...scenes.before, ...scenes.after], header, body);
      server.world.situations.set([]);
      expect(shows(member)).not.toEqual(before);
    });
  });

  test('is used in no handler', () => {
    const folder = join(projectRoot, 'fake-server/handlers');
    const parts = Object.keys(walks).join('|');
    const scene = new RegExp(
      `/scenes/|situation\\.(?:${parts})\\b|\\b(?:${parts})\\b[^;]*= callOf`,
      'u',
    );
    for (const file of readdirSync(folder)) {
      expect(readFileSync(join(folder, file), 'utf8'), file).not.toMatch(scene);
    }
  });
});
