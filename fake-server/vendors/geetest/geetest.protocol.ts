import type { Response } from 'express';
import type { GeetestError } from './geetest.types.ts';

/** Errors of the protocol. Negative codes come from the vendor's servers, as with the real ones. */
export const geetestErrors = {
  parameter: { code: '-50002', msg: 'param decrypt error' },
  captchaId: { code: '-50103', msg: 'illegal captcha_id' },
  lotNumber: { code: '-50004', msg: 'illegal lot_number' },
  genTime: { code: '-50005', msg: 'illegal gen_time' },
  forbidden: { code: '60500', msg: 'forbidden' },
} as const satisfies Record<string, { code: string; msg: string }>;

/** The body of a protocol error. */
export function errorBody(error: { code: string; msg: string }): GeetestError {
  return { status: 'error', ...error, desc: { type: 'defined error' } };
}

/** A single text parameter of at most `maximum` characters; else undefined. */
export function singleText(value: unknown, maximum: number): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= maximum
    ? value
    : undefined;
}

const callbackName = /^[A-Za-z_$][\w$]{0,63}$/;

/** A JSONP callback's name: a plain identifier, because it is echoed into a script. */
export function jsonpCallback(value: unknown): string | undefined {
  const name = singleText(value, 64);
  return name !== undefined && callbackName.test(name) ? name : undefined;
}

/**
 * Answers `body` as a script that calls `callback`, or as JSON without a callback. JSON inside a
 * script must not contain U+2028 and U+2029 nor close the script element.
 */
export function sendProtocol(
  response: Response,
  callback: string | undefined,
  body: object,
  status = 200,
): void {
  response.status(status).set('Cache-Control', 'no-store');
  if (callback === undefined) {
    response.json(body);
    return;
  }
  const json = JSON.stringify(body).replaceAll(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  response.type('text/javascript').send(`${callback}(${json})`);
}
