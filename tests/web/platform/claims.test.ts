import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClaims } from '#web/platform/windows/claims.ts';

const channels = new Set<Channel>();

/** Delivers to all others of the same name, asynchronously, as browsers do. */
class Channel extends EventTarget {
  private readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    channels.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels) {
      if (other !== this && other.name === this.name) {
        queueMicrotask(() => other.dispatchEvent(new MessageEvent('message', { data })));
      }
    }
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  channels.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What each of several tabs gets that ask at the same time. */
async function all(...asking: readonly Promise<readonly string[]>[]) {
  await vi.runAllTimersAsync();
  return Promise.all(asking);
}

test('two tabs at the same time never claim the same, and miss nothing', async () => {
  for (let round = 0; round < 20; round += 1) {
    const [one, two] = [createClaims('things'), createClaims('things')];
    const keys = [`a${round}`, `b${round}`];
    const got = await all(one.take(keys), two.take(keys));
    expect(got.flat().toSorted()).toEqual(keys);
  }
});

test('a tab opened later gets what is unclaimed', async () => {
  const one = createClaims('things');
  one.keep(['a']);
  expect(await all(one.take(['a', 'b']))).toEqual([['b']]);
  const two = createClaims('things');
  expect(await all(two.take(['a', 'b', 'c']))).toEqual([['c']]);
  expect(await all(one.take(['a', 'b', 'c']))).toEqual([[]]);
});

test('claims of another purpose are separate', async () => {
  createClaims('others').keep(['a']);
  expect(await all(createClaims('things').take(['a']))).toEqual([['a']]);
});
