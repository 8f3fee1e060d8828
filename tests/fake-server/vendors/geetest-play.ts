import { createRandom } from '#fake-server/kernel/random.ts';
import { geetestRouter } from '#fake-server/vendors/geetest/geetest.router.ts';
import type { GeetestPorts } from '#fake-server/vendors/geetest/geetest.types.ts';
import type { GeetestSolution } from '#fake-server/world/partners/geetest-client.ts';
import { serve } from './serve.ts';

export const captchaId = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
export const captchaKey = 'the-secret-of-the-portal';

/** What `/load` returns for a puzzle. */
export interface LoadedLot {
  readonly lot_number: string;
  readonly payload: string;
  readonly process_token: string;
  readonly bg: string;
  readonly slice: string;
}

/** The same for an audio puzzle. */
export interface LoadedSound extends LoadedLot {
  /** A WAV file in base64. */
  readonly sound: string;
}

/** The body of an answer of `/verify`. */
export interface Verified {
  readonly status: string;
  readonly code?: string;
  readonly data?: {
    readonly result: string;
    readonly fail_count: number;
    readonly is_over?: boolean;
    readonly seccode?: GeetestSolution;
  };
}

/** A separate vendor, and the steps of a browser with it. */
export async function openVendor(ports: Partial<GeetestPorts> = {}) {
  const clock = { time: Date.UTC(2026, 0, 5, 12), now: () => clock.time };
  const next = createRandom(7).next;
  const origin = await serve(
    geetestRouter({
      accounts: new Map([
        [captchaId, captchaKey],
        ['another-customer', 'another-key'],
      ]),
      clock,
      random: { next },
      revealAnswers: true,
      ...ports,
    }),
  );

  const get = async <Body>(path: string, query: Record<string, string>): Promise<Body> => {
    const response = await fetch(`${origin}${path}?${new URLSearchParams(query)}`);
    return (await response.json()) as Body;
  };
  const load = async (): Promise<LoadedLot> => {
    const { data } = await get<{ data: LoadedLot }>('/load', { captcha_id: captchaId });
    return data;
  };
  const loadSound = async (): Promise<LoadedSound> => {
    const query = { captcha_id: captchaId, risk_type: 'sound' };
    return (await get<{ data: LoadedSound }>('/load', query)).data;
  };
  const reveal = async (lot: LoadedLot): Promise<{ left: number; beeps: string }> => {
    const query = { lot_number: lot.lot_number };
    return (await get<{ data: { left: number; beeps: string } }>('/geetest/v4/answer', query)).data;
  };
  const answerOf = async (lot: LoadedLot): Promise<number> => (await reveal(lot)).left;
  const answer = (lot: LoadedLot, given: object): Promise<Verified> =>
    get('/verify', {
      captcha_id: captchaId,
      lot_number: lot.lot_number,
      payload: lot.payload,
      process_token: lot.process_token,
      w: Buffer.from(JSON.stringify(given)).toString('base64url'),
    });
  const submit = (lot: LoadedLot, left: number) => answer(lot, { setLeft: left });
  const solve = async (): Promise<GeetestSolution> => {
    const lot = await load();
    const { data } = await submit(lot, await answerOf(lot));
    if (!data?.seccode) throw new Error('the puzzle was not solved');
    return data.seccode;
  };
  return { origin, clock, load, loadSound, reveal, answerOf, answer, submit, solve };
}
