import { createHmac, timingSafeEqual } from 'node:crypto';

/** An older signature is invalid, against replays. */
const SIGNATURE_MILLISECONDS = 5 * 60_000;

/** A notification's signature: its time, and a keyed hash of time and text. */
export function signNotice(body: string, secret: string, now: number): string {
  return `t=${now},v1=${signatureOf(body, secret, now)}`;
}

/** The JSON of a signed notification; undefined if its signature is wrong or too old. */
export function openNotice(
  body: string,
  signature: string | undefined,
  secret: string,
  now: number,
): unknown {
  const [, time = '', hash = ''] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/u.exec(signature ?? '') ?? [];
  const expected = Buffer.from(signatureOf(body, secret, Number(time)));
  const isSigned = hash !== '' && timingSafeEqual(expected, Buffer.from(hash));
  if (!isSigned || Math.abs(now - Number(time)) > SIGNATURE_MILLISECONDS) return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function signatureOf(body: string, secret: string, now: number): string {
  return createHmac('sha256', secret).update(`${now}.${body}`).digest('hex');
}
