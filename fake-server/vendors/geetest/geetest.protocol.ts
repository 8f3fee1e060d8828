import type { Response } from 'express';
import type { GeetestError } from './geetest.types.ts';

/** Errors of the protocol. Codes below zero come from the vendor's servers, as the real ones do. */
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

/** A parameter that is there once, is text and is not longer than `maximum`; else undefined. */
export function singleText(value: unknown, maximum: number): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= maximum
    ? value
    : undefined;
}

const callbackName = /^[A-Za-z_$][\w$]{0,63}$/;

/** The name of a JSONP callback: a plain identifier, since it is echoed into a script. */
export function jsonpCallback(value: unknown): string | undefined {
  const name = singleText(value, 64);
  return name !== undefined && callbackName.test(name) ? name : undefined;
}

/**
 * Answers `body` as a script that calls `callback`, or as JSON when the caller named none.
 * JSON inside a script must not hold U+2028 and U+2029 nor close the script element.
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
