import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature that is older counts no more: nobody sends it again later. */
const SIGNATURE_MILLISECONDS = 5 * 60_000;

/** The signature of a message: when it was signed, and a keyed hash of that and the message. */
export function signNotice(body: string, secret: string, now: number): string {
  return `t=${now},v1=${signatureOf(body, secret, now)}`;
}

/** What a signed message says, as JSON; undefined where its signature is wrong or too old. */
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
