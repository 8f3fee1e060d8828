import { z } from 'zod/v4';
import { type GeetestResult, geetestResultSchema } from '#contract/entities/verification.ts';

const loaded = z.object({
  data: z.object({ lot_number: z.string(), payload: z.string(), process_token: z.string() }),
});
const answered = z.object({ data: z.object({ left: z.number() }) });
const verified = z.object({
  data: z.object({ seccode: geetestResultSchema.omit({ captcha_id: true }).loose() }),
});

/**
 * Solves a puzzle by the vendor's own protocol, with the answer that a fake vendor reveals.
 *
 * @throws where it reveals none, as beyond this machine
 */
export async function solvePuzzle(vendors: string, captchaId: string): Promise<GeetestResult> {
  const get = async (path: string, query: Record<string, string>): Promise<unknown> => {
    const response = await fetch(`${vendors}${path}?${new URLSearchParams(query).toString()}`);
    return await response.json();
  };
  const lot = loaded.parse(await get('/load', { captcha_id: captchaId })).data;
  const { lot_number } = lot;
  const { left } = answered.parse(await get('/geetest/v4/answer', { lot_number })).data;
  const w = Buffer.from(JSON.stringify({ setLeft: left })).toString('base64url');
  const { seccode } = verified.parse(
    await get('/verify', { ...lot, captcha_id: captchaId, w }),
  ).data;
  const { pass_token, gen_time, captcha_output } = seccode;
  return { captcha_id: captchaId, lot_number, pass_token, gen_time, captcha_output };
}
