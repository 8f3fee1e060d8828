import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppRoute } from '@ts-rest/core';
import { describe, expect, test } from 'vitest';
import { ONCE_HEADER } from '#contract/once.ts';
import { API_PREFIX } from '#contract/prefix.ts';
import { SCENARIO_HEADER } from '#fake-server/http/gate.ts';
import { applicationScenes } from '#fake-server/scenes/application-scenes.ts';
import { contractScenes } from '#fake-server/scenes/contract-scenes.ts';
import { feedbackScenes } from '#fake-server/scenes/feedback-scenes.ts';
import { allScenes, type PlayedScenes } from '#fake-server/scenes/index.ts';
import { pointsScenes } from '#fake-server/scenes/points-scenes.ts';
import { dataSections } from '#fake-server/store/data-export/sections.ts';
import { dataExportTable } from '#fake-server/store/data-export/table.ts';
import type { MemberRow } from '#fake-server/store/members.ts';
import { projectRoot } from '#tools/project.ts';
import { sealedFor } from './support/api.ts';
import { newMember } from './support/new-member.ts';
import { memberOf } from './support/played-rounds.ts';
import { sharedServer } from './support/shared-world.ts';

const server = await sharedServer();
server.world.clock.freeze(true);

const page = { pageNo: 1, pageSize: 20 };

/** How scenes of a kind are walked. */
interface Walk {
  /** The evidence that a scene was played, if neither its reads nor the person's data show it. */
  readonly shows?: (member: MemberRow) => unknown;
  /** What its other calls carry. */
  readonly body?: () => object | Promise<object>;
  /** Somebody new where it is left out. */
  readonly person?: () => MemberRow;
}

const dataExport = dataExportTable(server.world.database);

/** All that the store has of somebody. */
const dataOf = ({ id }: MemberRow) =>
  dataSections.map((section) => dataExport.rows(section, id, null, 1_000));

const titles = ({ id }: MemberRow) =>
  server.world.messages
    .page(id, { filter: 'all', language: 'EN', ...page })
    .messages.map(({ title }) => title);

/** The kinds that need more than their reads and the data of somebody new. */
const walks: ReadonlyMap<PlayedScenes, Walk> = new Map<PlayedScenes, Walk>([
  [
    pointsScenes,
    {
      // One that is at its first price: it is left in the stock for longest.
      body: () => {
        const rewardId = server.world.rewards.rows().findLast(({ stock }) => stock > 0)?.id;
        return sealedFor(server.portalUrl, { rewardId });
      },
      shows: ({ id }) => [server.world.rewards.rows(), server.world.points.balance(id)],
    },
  ],
  [
    feedbackScenes,
    {
      shows: titles,
      body: () => ({ content: 'The slots are lovely, and the search could be quicker.' }),
    },
  ],
  [applicationScenes, { shows: titles, body: () => ({ comment: 'I played', pictures: [] }) }],
  [
    contractScenes,
    {
      person: () => {
        server.world.contracts.expireAll();
        return memberOf(server.world, 'juliana');
      },
    },
  ],
]);

/** Each scenario that plays a scene. */
const played = allScenes.flatMap((scenes) =>
  Object.keys(scenes.scenarios).map((name) => ({ name, scenes })),
);

/** Calls each of some routes as somebody, and gives what they answer. A scenario goes in the header. */
async function askAll(
  token: string,
  routes: readonly AppRoute[],
  scenario: string | undefined,
  body: Walk['body'],
): Promise<readonly string[]> {
  const answers: string[] = [];
  for (const { method, path } of routes) {
    const address = API_PREFIX + path.replace(':id', 'live-cashback');
    const answer = await fetch(new URL(server.portalUrl).origin + address, {
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
    answers.push(await answer.text());
  }
  return answers;
}

describe('a scene (T3)', () => {
  test('is played in scenarios of its own', () => {
    const names = played.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  describe.each(['the header of a call', 'the whole world'] as const)('by %s', (by) => {
    test.each(played)('$name is played by its calls only', async ({ name, scenes }) => {
      const { shows, body, person } = walks.get(scenes) ?? {};
      const newcomer = () => memberOf(server.world, newMember(server.world).account);
      const member = (person ?? newcomer)();
      const { token } = server.world.sessions.open(member.id);
      const reads = scenes.before.filter(({ method }) => method === 'GET');
      /** What somebody finds: by their reads, or by what shows it. */
      const found = async (scenario?: string) => {
        const answers = await askAll(token, reads, scenario, undefined);
        return shows?.(member) ?? { answers, data: dataOf(member) };
      };
      const before = await found();
      expect(await found()).toEqual(before);
      const isWorldWide = by === 'the whole world';
      if (isWorldWide) server.world.situations.set([name]);
      const header = isWorldWide ? undefined : name;
      await askAll(token, [...scenes.before, ...scenes.after], header, body);
      const after = await found(header);
      server.world.situations.set([]);
      expect(after, `Say in walks of this test what shows that ${name} was played`).not.toEqual(
        before,
      );
    });
  });

  test('is used in no handler', () => {
    const folder = join(projectRoot, 'fake-server/handlers');
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text, file).not.toMatch(/\/scenes\/|situation\.scenarios/u);
    }
  });
});
