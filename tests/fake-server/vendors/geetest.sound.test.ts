import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validateGeetest } from '#fake-server/world/partners/geetest-client.ts';
import { captchaId, captchaKey, openVendor } from './geetest-play.ts';

const HEADER_BYTES = 44;
/** The distance from the middle at which a sample is audible. */
const AUDIBLE = 20;
/** Longer than the silence within a beep's wave, and shorter than the one between beeps; samples. */
const SILENCE = 400;
/** Longer than the silence between beeps, and shorter than the one between groups; samples. */
const LONG_SILENCE = 4_000;

/** Counts the beeps of each group, as a person does. */
function heardIn(sound: string): string {
  const samples = Buffer.from(sound, 'base64').subarray(HEADER_BYTES);
  const groups: number[] = [];
  let quietFor = Infinity;
  for (const sample of samples) {
    if (Math.abs(sample - 128) < AUDIBLE) {
      quietFor += 1;
      continue;
    }
    if (quietFor > LONG_SILENCE) groups.push(0);
    if (quietFor > SILENCE) groups.push((groups.pop() ?? 0) + 1);
    quietFor = 0;
  }
  return groups.join('');
}

const miss = (count: number) => ({ data: { result: 'fail', fail_count: count } });

describe('a puzzle that is heard (A10)', () => {
  test('has as many beeps as its answer says, whatever the seed', async () => {
    const { loadSound, reveal } = await openVendor();
    const sounds = await Promise.all(Array.from({ length: 20 }, () => loadSound()));
    const answers = await Promise.all(sounds.map((lot) => reveal(lot)));
    expect(sounds.map(({ sound }) => heardIn(sound))).toEqual(answers.map(({ beeps }) => beeps));
    expect(new Set(answers.map(({ beeps }) => beeps)).size).toBeGreaterThan(10);
  });

  test('is solved once by the right count, with a valid result', async () => {
    const { origin: endpoint, loadSound, answer } = await openVendor();
    const lot = await loadSound();
    const { data } = await answer(lot, { userresponse: heardIn(lot.sound) });
    if (!data?.seccode) throw new Error('It was not solved.');
    const request = { endpoint, captchaId, captchaKey, result: data.seccode };
    expect(await validateGeetest(request)).toEqual({ ok: true });
    expect(await validateGeetest(request)).toMatchObject({ ok: false });
    expect(await answer(lot, { userresponse: heardIn(lot.sound) })).toMatchObject({
      status: 'error',
    });
  });

  test('counts every other answer as a miss, also that of a picture, and ends at the third', async () => {
    const { loadSound, load, answer } = await openVendor();
    const lot = await loadSound();
    const right = heardIn(lot.sound);
    expect(await answer(lot, { setLeft: 120 })).toMatchObject(miss(1));
    expect(await answer(lot, { userresponse: right === '111' ? '222' : '111' })).toMatchObject(
      miss(2),
    );
    expect(await answer(lot, { setLeft: 150 })).toMatchObject(miss(3));
    expect(await answer(lot, { userresponse: right })).toMatchObject({ status: 'error' });
    expect(await answer(await load(), { userresponse: '222' })).toMatchObject(miss(1));
  });

  test('accepts only three digits', async () => {
    const { loadSound, answer } = await openVendor();
    const lot = await loadSound();
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.nat())),
        async (userresponse) => {
          fc.pre(typeof userresponse !== 'string' || !/^\d{3}$/.test(userresponse));
          expect(await answer(lot, { userresponse })).toMatchObject({ status: 'error' });
        },
      ),
      { numRuns: 30 },
    );
  });
});
