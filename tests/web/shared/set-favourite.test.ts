import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MemberInfo } from '#contract/entities/member.ts';
import type { ErrorCode, Outcome } from '#contract/errors.ts';
import { memberOfType } from '#machines/catalogue/examples.ts';
import { servicesWith } from '#tests/support/services.ts';
import { queries } from '#web/api/queries.ts';
import { createTokenStore } from '#web/api/token-store.ts';
import { setFavourite } from '#web/shared/games/set-favourite.ts';

/** A call that the test answers when it wants to. */
interface OpenCall {
  readonly name: string;
  readonly gameId: string;
  readonly answer: (outcome: Outcome<string[]>) => void;
}

let calls: OpenCall[] = [];
let tokens = createTokenStore(sessionStorage);
let queryClient = new QueryClient();
const tellGamesChanged = vi.fn<() => void>();
const notified = vi.fn<(event: unknown) => void>();
const send = vi.fn<(event: unknown) => void>();

function open(name: string) {
  return (request: { body: { nodeId: string } } | { query: { nodeId: string } }) => {
    const { promise, resolve } = Promise.withResolvers<Outcome<string[]>>();
    const { nodeId } = 'body' in request ? request.body : request.query;
    calls.push({ name, gameId: nodeId, answer: resolve });
    return promise;
  };
}

const games = { addFavourite: open('add'), removeFavourite: open('remove') };
// The calls that are made here, and no others.
const { api } = servicesWith({ api: { games } });
const { queryKey } = queries.games.favouriteIds();
const shown = () => queryClient.getQueryData(queryKey);

function wish(gameId: string, wanted: boolean): Promise<void> {
  const session = { send };
  const notices = { send: notified };
  const siblings = { tellGamesChanged };
  const parts = { api, queryClient, tokens, session, notices, siblings };
  return setFavourite(parts as unknown as Parameters<typeof setFavourite>[0], {
    gameId,
    vendor: 'LUMEN',
    gameType: 'RNG',
    wanted,
  });
}

const accepted = (value: string[]): Outcome<string[]> => ({ ok: true, value });
const refused = (code: ErrorCode): Outcome<string[]> => ({ ok: false, code });
const made = () => calls.map(({ name, gameId }) => `${name} ${gameId}`);

beforeEach(() => {
  calls = [];
  sessionStorage.clear();
  localStorage.clear();
  tokens = createTokenStore(sessionStorage);
  queryClient = new QueryClient();
  queryClient.setQueryData(queryKey, ['old']);
  vi.clearAllMocks();
});

const wishFor = (member: MemberInfo | null) => {
  const session = { send, getSnapshot: () => ({ context: { member } }) };
  const parts = { api, queryClient, tokens, session };
  return setFavourite(parts as unknown as Parameters<typeof setFavourite>[0], {
    gameId: 'mien-bac',
    vendor: 'VLOTTO',
    gameType: 'LOTT',
    wanted: true,
  });
};

describe('a favourite lottery (L3)', () => {
  const maria = { ...memberOfType(0), userName: 'maria' };
  const visitor = { ...memberOfType(4), userName: 'visitor-17' };
  test('is stored on the device under the person’s name, without a call', async () => {
    await wishFor(maria);
    expect(localStorage.getItem('lotteryFavourites.maria')).toBe('["mien-bac"]');
    expect(calls).toEqual([]);
    expect(shown()).toEqual(['old']);
  });

  test('of a trial account leaves nothing on the device', async () => {
    await wishFor(visitor);
    await wishFor(null);
    expect(localStorage).toHaveLength(0);
  });
});

describe('a favourite (L3)', () => {
  test('is shown at once, and in other tabs when the server knows it', async () => {
    const done = wish('new', true);
    expect(shown()).toEqual(['new', 'old']);
    expect(tellGamesChanged).not.toHaveBeenCalled();
    calls[0]?.answer(accepted(['new', 'other', 'old']));
    await done;
    expect(shown()).toEqual(['new', 'other', 'old']);
    expect(tellGamesChanged).toHaveBeenCalledOnce();
    expect(notified).not.toHaveBeenCalled();
  });

  test.each([
    ['added', 'new', true],
    ['removed', 'old', false],
  ])('that cannot be %s is as before, and the person is told', async (_, gameId, wanted) => {
    const done = wish(gameId, wanted);
    calls[0]?.answer(refused('network_failed'));
    await done;
    expect(shown()).toEqual(['old']);
    expect(notified).toHaveBeenCalledWith(
      expect.objectContaining({
        notice: expect.objectContaining({ errorCode: 'network_failed' }) as unknown,
      }),
    );
    expect(tellGamesChanged).not.toHaveBeenCalled();
  });

  test('that is refused does not undo another game', async () => {
    const done = [wish('one', true), wish('two', true)];
    calls[0]?.answer(refused('network_failed'));
    await done[0];
    expect(shown()).toEqual(['two', 'old']);
    calls[1]?.answer(accepted(['two', 'old']));
    await done[1];
    expect(shown()).toEqual(['two', 'old']);
  });

  test('stays shown while another game is answered', async () => {
    const done = [wish('one', true), wish('two', true)];
    calls[0]?.answer(accepted(['one', 'old']));
    await done[0];
    expect(shown()).toEqual(['two', 'one', 'old']);
    calls[1]?.answer(accepted(['two', 'one', 'old']));
    await done[1];
  });

  test('that is pressed twice is sent in order, and the last press wins', async () => {
    const done = wish('new', true);
    void wish('new', false);
    expect(shown()).toEqual(['old']);
    expect(made()).toEqual(['add new']);
    calls[0]?.answer(accepted(['new', 'old']));
    await expect.poll(made).toEqual(['add new', 'remove new']);
    expect(shown()).toEqual(['old']);
    calls[1]?.answer(accepted(['old']));
    await done;
    expect(shown()).toEqual(['old']);
  });

  test('that is pressed three times is sent once', async () => {
    const done = wish('new', true);
    void wish('new', false);
    void wish('new', true);
    calls[0]?.answer(accepted(['new', 'old']));
    await done;
    expect(made()).toEqual(['add new']);
    expect(shown()).toEqual(['new', 'old']);
  });

  test('of an ended session waits for the next sign-in (A19)', async () => {
    const done = wish('new', true);
    calls[0]?.answer(refused('token_expired'));
    await done;
    expect(shown()).toEqual(['old']);
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        intent: expect.objectContaining({ gameId: 'new', wanted: true }) as unknown,
      }),
    );
  });

  test('of somebody who has signed out is not sent to other tabs', async () => {
    const done = wish('new', true);
    tokens.keep('of-another-person');
    queryClient.removeQueries({ queryKey });
    calls[0]?.answer(accepted(['new', 'old']));
    await done;
    expect(shown()).toBeUndefined();
    expect(tellGamesChanged).not.toHaveBeenCalled();
  });
});
