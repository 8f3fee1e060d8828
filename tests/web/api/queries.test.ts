import type { QueryKey } from '@tanstack/react-query';
import { describe, expect, it, test, vi } from 'vitest';
import { liveTopics } from '#contract/entities/live-types.ts';
import { contract } from '#contract/index.ts';
import { queryClientWith } from '#tests/support/services.ts';
import { type Freshness, freshness } from '#web/api/freshness.ts';
import { isMemberScoped, queries, type Read, staleBy } from '#web/api/queries.ts';
import { type ReadRow, reads as table } from '#web/api/reads.ts';

interface Route {
  readonly method: string;
  readonly metadata: { readonly auth: string };
}
type ByName<One> = Readonly<Record<string, Readonly<Record<string, One>>>>;

const rows: ByName<ReadRow> = table;
const kinds: Readonly<Record<string, Freshness>> = freshness;
const reads = Object.entries(contract as ByName<Route>).flatMap(([domain, routes]) =>
  Object.entries(routes).flatMap(([name, { method, metadata }]) =>
    method === 'GET'
      ? [{ domain, name, auth: metadata.auth, kind: kinds[rows[domain]?.[name]?.[0] ?? 'asShown'] }]
      : [],
  ),
);
const request = { params: { id: '7' }, query: { pageNo: 2 } };
const keyOf = (domain: string, name: string): QueryKey => [domain, name, request];

describe('the reads of the cache', () => {
  test.each(reads)(
    '$domain.$name is requested with the values of its key',
    async ({ domain, name }) => {
      const call = vi.fn(async (_request: object, _options: object) => ({
        ok: true,
        value: 'read',
      }));
      const queryClient = queryClientWith({ [domain]: { [name]: call } });
      const make = (queries as unknown as ByName<(request: object) => Read<string>>)[domain]?.[
        name
      ];
      const read = make?.(request);
      expect(read?.queryKey).toEqual(keyOf(domain, name));
      expect(read && (await queryClient.fetchQuery(read))).toBe('read');
      expect(call.mock.calls).toEqual([[request, { signal: expect.any(AbortSignal) as unknown }]]);
    },
  );

  it('belong to the person where the contract needs a session, or their row says so (A19)', () => {
    const withoutSession = reads.filter(({ auth }) => auth === 'none');
    const personal = withoutSession.filter(({ domain, name }) =>
      isMemberScoped({ queryKey: keyOf(domain, name) }),
    );
    expect(personal.map(({ domain, name }) => `${domain}.${name}`).toSorted()).toEqual([
      'boards.missionLeaderboard',
      'boards.missionSummary',
      'boards.missions',
      'pvp.rooms',
      'search.find',
    ]);
    const memberReads = reads.filter(({ auth }) => auth !== 'none');
    expect(
      memberReads.filter(({ domain, name }) => !isMemberScoped({ queryKey: keyOf(domain, name) })),
    ).toEqual([]);
  });

  it('are polled only where they keep no idle session alive (A19)', () => {
    const timed = reads.filter(({ kind }) => kind?.refetchInterval !== undefined);
    expect(timed.map(({ domain, auth }) => [domain, auth])).toEqual([
      ['pvp', 'none'],
      ['sports', 'none'],
    ]);
  });

  it('are invalidated by every topic of the server but the status (S17)', () => {
    const topics = liveTopics.filter((topic) => topic !== 'status');
    const idle = topics.filter(
      (topic) =>
        !reads.some(({ domain, name }) =>
          staleBy(topic).predicate({ queryKey: keyOf(domain, name) }),
        ),
    );
    expect(idle).toEqual([]);
  });
});
