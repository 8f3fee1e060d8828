import { describe, expect, test } from 'vitest';
import { Pace, roomIn } from './kit/pace.ts';

describe('what a server takes (T4)', () => {
  test.each([
    [{ ratelimit: 'limit=600, remaining=41, reset=30', 'ratelimit-policy': '600;w=60' }, 10],
    [{ ratelimit: '"a minute";r=41;t=30', 'ratelimit-policy': '"a minute";q=600;w=60' }, 10],
    [{ 'ratelimit-remaining': '41', 'ratelimit-reset': '30' }, undefined],
    [{ 'x-ratelimit-remaining': '41', 'x-ratelimit-reset': '30' }, undefined],
  ])('is read from %j', (headers, perSecond) => {
    expect(roomIn(headers, 1_000)).toEqual({ left: 41, resetAt: 31_000, perSecond });
  });

  test('is unknown where no header says it', () => {
    expect(roomIn({ 'retry-after': '30' }, 0)).toBeUndefined();
  });
});

describe('the pace of a run (T4)', () => {
  let time = 0;
  const clock = {
    now: () => time,
    sleep: (milliseconds: number) => Promise.resolve((time += milliseconds)),
  };

  /** How long a pace lets somebody wait, in seconds. */
  async function waitOf(pace: Pace): Promise<number> {
    const begin = time;
    await pace.turn();
    return (time - begin) / 1_000;
  }

  test('goes on while there is room, and stops before the server has to refuse', async () => {
    const pace = new Pace({ patienceSeconds: 60 }, clock);
    pace.note({ ratelimit: 'limit=600, remaining=10, reset=30' });
    expect(await waitOf(pace)).toBe(0);
    expect(await waitOf(pace)).toBe(0);
    expect(await waitOf(pace)).toBe(30);
    pace.note({ ratelimit: 'limit=600, remaining=599, reset=60' });
    expect(await waitOf(pace)).toBe(0);
  });

  test('waits as long as a refusal says where nothing else does, within its patience', async () => {
    const pace = new Pace({ patienceSeconds: 60 }, clock);
    expect(pace.canWait(3_600)).toBe(false);
    expect(await waitOf(pace)).toBe(0);
    expect(pace.canWait(20)).toBe(true);
    expect(await waitOf(pace)).toBe(20);
  });

  test('keeps the rate that somebody wants', async () => {
    const pace = new Pace({ patienceSeconds: 60, requestsPerMinute: 120 }, clock);
    expect(await waitOf(pace)).toBe(0);
    expect(await waitOf(pace)).toBe(0.5);
    expect(await waitOf(pace)).toBe(0.5);
  });

  test('does not wait for the limit of one call while there is room for others', () => {
    const pace = new Pace({ patienceSeconds: 60 }, clock);
    pace.note({ ratelimit: 'limit=600, remaining=400, reset=30' });
    expect(pace.canWait(20)).toBe(false);
    expect(pace.pauseSeconds).toBe(0);
  });

  test('tells how long many requests take at least', () => {
    const pace = new Pace({ patienceSeconds: 60 }, clock);
    pace.note({ ratelimit: 'limit=600, remaining=400, reset=30', 'ratelimit-policy': '600;w=60' });
    expect(pace.secondsFor(400)).toBe(0);
    expect(pace.secondsFor(1_000)).toBe(30);
    expect(pace.secondsFor(4_000)).toBe(330);
  });
});
