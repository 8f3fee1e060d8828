import { jsonp } from './jsonp.js';

/**
 * @import { Config } from './gcaptcha4.js'
 * @typedef {'slide' | 'sound'} Kind
 * @typedef {object} Lot
 * @property {Kind} kind
 * @property {string} lotNumber
 * @property {string} background address of the picture; of a slide
 * @property {string} piece address of the piece; of a slide
 * @property {number} top distance of the piece from the upper edge, in units of the picture
 * @property {string} sound a WAV file in base64; of a sound
 * @property {string} payload
 * @property {string} processToken
 * @typedef {{ setLeft: number } | { userresponse: string }} Answer
 * @typedef {object} Seccode
 * @property {string} captcha_id
 * @property {string} lot_number
 * @property {string} pass_token
 * @property {string} gen_time
 * @property {string} captcha_output
 * @typedef {{ code: string, msg: string, detail: string }} CallError
 */

const defaultTimeoutMs = 30_000;

/**
 * Asks for a puzzle; names the lot that it replaces, if any.
 *
 * @param {string} server
 * @param {Config} config
 * @param {Kind} [kind]
 * @param {Lot} [former]
 * @returns {Promise<{ ok: true, lot: Lot } | { ok: false, error: CallError }>}
 */
export async function openLot(server, config, kind = 'slide', former) {
  const asked = await call(server, config, '/load', '60100', {
    captcha_id: config.captchaId,
    challenge: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    client_type: matchMedia('(pointer: coarse)').matches ? 'h5' : 'web',
    lang: config.language ?? navigator.language,
    risk_type: kind,
    ...(former ? { lot_number: former.lotNumber } : {}),
  });
  if (!asked.ok) return asked;
  const { data } = asked;
  const lot = {
    kind,
    lotNumber: String(data['lot_number']),
    background: new URL(String(data['bg']), server).href,
    piece: new URL(String(data['slice']), server).href,
    top: Number(data['ypos']),
    sound: String(data['sound']),
    payload: String(data['payload']),
    processToken: String(data['process_token']),
  };
  return { ok: true, lot };
}

/**
 * Submits what the person made of the puzzle.
 *
 * @param {string} server
 * @param {Config} config
 * @param {Lot} lot
 * @param {Answer} answer
 * @param {number} tookMs
 * @returns {Promise<{ ok: true, seccode: Seccode }
 *   | { ok: false, missed: { failCount: number, isOver: boolean } }
 *   | { ok: false, error: CallError }>}
 */
export async function submitAnswer(server, config, lot, answer, tookMs) {
  const sent = { ...answer, passtime: tookMs, lot_number: lot.lotNumber };
  const asked = await call(server, config, '/verify', '60101', {
    captcha_id: config.captchaId,
    client_type: 'web',
    lot_number: lot.lotNumber,
    payload: lot.payload,
    process_token: lot.processToken,
    payload_protocol: '1',
    pt: '1',
    w: btoa(JSON.stringify(sent)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
  });
  if (!asked.ok) return asked;
  const { data } = asked;
  if (data['result'] === 'success') {
    return { ok: true, seccode: /** @type {Seccode} */ (data['seccode']) };
  }
  return {
    ok: false,
    missed: { failCount: Number(data['fail_count']), isOver: data['is_over'] === true },
  };
}

/**
 * @param {string} server
 * @param {Config} config
 * @param {string} path
 * @param {string} networkCode code of the error when no answer comes
 * @param {Record<string, string>} parameters
 * @returns {Promise<{ ok: true, data: Record<string, unknown> } | { ok: false, error: CallError }>}
 */
async function call(server, config, path, networkCode, parameters) {
  try {
    const answer = await jsonp(server + path, parameters, config.timeout ?? defaultTimeoutMs);
    if (answer.status === 'success') return { ok: true, data: answer.data };
    return { ok: false, error: { code: answer.code, msg: answer.msg, detail: path } };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : 'unknown';
    return {
      ok: false,
      error: {
        code: networkCode,
        msg: 'Network failure',
        detail: `${path} request error: ${reason}`,
      },
    };
  }
}
