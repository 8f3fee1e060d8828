import { setTimeout as sleep } from 'node:timers/promises';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  Router,
} from 'express';
import { browserFiles } from '../../http/browser-files.ts';
import { requestErrorStatus } from '../../http/request-errors.ts';
import { signLot } from '../../world/partners/geetest-client.ts';
import { describeLot, picturePath, readAnswer, revealLot, staticPath } from './geetest.lot-body.ts';
import { attemptsPerLot, createLotStore, isSame, type LotKind } from './geetest.lots.ts';
import {
  errorBody,
  geetestErrors,
  jsonpCallback,
  sendProtocol,
  singleText,
} from './geetest.protocol.ts';
import type { GeetestPorts } from './geetest.types.ts';
import { drawBackground, drawPiece } from './puzzle.picture.ts';

const browserFolder = new URL('./browser/', import.meta.url);
const lotKinds: ReadonlyMap<unknown, LotKind> = new Map([
  [undefined, 'slide'],
  ['slide', 'slide'],
  ['sound', 'sound'],
]);
const maximumToken = 256;
const maximumAnswer = 2_048;

/**
 * GeeTest v4 with its own protocol, for the vendors' origin (A10): `GET /geetest/v4/gt4.js`, `GET
 * /load`, `GET /verify`, `GET|POST /validate`. See `../README.md` for the differences from the real
 * one.
 */
export function geetestRouter(ports: GeetestPorts): Router {
  const { accounts, clock, latencyMs = 0, slowLatencyMs = 8_000 } = ports;
  const behaviour = ports.behaviour ?? (() => 'normal');
  const lots = createLotStore(ports);
  const router = Router();

  const delayed: RequestHandler = async (_request, _response, next) => {
    const wait = latencyMs + (behaviour() === 'slow' ? slowLatencyMs : 0);
    if (wait > 0) await sleep(wait, undefined, { ref: false });
    next();
  };

  router.use(['/geetest', '/load', '/verify', '/validate'], (_request, response, next) => {
    // Pages of other origins load the script, its modules and the pictures.
    response.set({
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Content-Type-Options': 'nosniff',
    });
    next();
  });

  router.get('/geetest/v4/gt4.js', (_request, response, next) => {
    if (behaviour() !== 'script-blocked') {
      next();
      return;
    }
    response.status(403).type('text/plain').send('blocked');
  });
  router.get('/geetest/v4/:file', browserFiles(browserFolder));
  router.get(`${staticPath}/:file`, browserFiles(browserFolder));

  router.get(`${picturePath}/:id/:part`, (request, response) => {
    const { id, part } = request.params;
    const lot = lots.findPicture(id);
    const draw = part === 'bg.svg' ? drawBackground : part === 'slice.svg' ? drawPiece : undefined;
    if (!lot || !draw) {
      response.status(404).type('text/plain').send('not found');
      return;
    }
    response.set('Cache-Control', 'private, max-age=600').type('image/svg+xml');
    response.send(draw(lot.seed));
  });

  router.get('/load', delayed, (request, response) => {
    const { query } = request;
    const callback = jsonpCallback(query['callback']);
    const captchaId = singleText(query['captcha_id'], maximumToken);
    const kind = lotKinds.get(query['risk_type']);
    if (
      captchaId === undefined ||
      kind === undefined ||
      (callback === undefined && query['callback'] !== undefined)
    ) {
      sendProtocol(response, callback, errorBody(geetestErrors.parameter), 400);
      return;
    }
    if (behaviour() === 'load-error') {
      sendProtocol(response, callback, errorBody(geetestErrors.forbidden));
      return;
    }
    if (!accounts.has(captchaId)) {
      sendProtocol(response, callback, errorBody(geetestErrors.captchaId));
      return;
    }
    const former = singleText(query['lot_number'], maximumToken);
    if (former !== undefined) lots.abandon(former);
    sendProtocol(response, callback, {
      status: 'success',
      data: describeLot(lots.open(captchaId, kind)),
    });
  });

  router.get('/verify', delayed, (request, response) => {
    const { query } = request;
    const callback = jsonpCallback(query['callback']);
    const captchaId = singleText(query['captcha_id'], maximumToken);
    const lotNumber = singleText(query['lot_number'], maximumToken);
    const payload = singleText(query['payload'], maximumToken);
    const processToken = singleText(query['process_token'], maximumToken);
    const answer = readAnswer(singleText(query['w'], maximumAnswer));
    if (
      captchaId === undefined ||
      lotNumber === undefined ||
      payload === undefined ||
      processToken === undefined ||
      answer === undefined ||
      (callback === undefined && query['callback'] !== undefined)
    ) {
      sendProtocol(response, callback, errorBody(geetestErrors.parameter), 400);
      return;
    }
    const attempt = lots.attempt({ captchaId, lotNumber, payload, processToken, answer });
    if (attempt.kind === 'unknown') {
      sendProtocol(response, callback, errorBody(geetestErrors.lotNumber));
      return;
    }
    const { lot } = attempt;
    const data = {
      lot_number: lot.lotNumber,
      result: attempt.kind === 'passed' ? 'success' : 'fail',
      fail_count: lot.failCount,
      payload: lot.payload,
      process_token: lot.processToken,
      payload_protocol: 1,
    };
    if (attempt.kind === 'missed') {
      const isOver = lot.failCount >= attemptsPerLot;
      sendProtocol(response, callback, { status: 'success', data: { ...data, is_over: isOver } });
      return;
    }
    const seccode = {
      captcha_id: lot.captchaId,
      lot_number: lot.lotNumber,
      pass_token: attempt.pass.passToken,
      gen_time: attempt.pass.genTime,
      captcha_output: attempt.pass.captchaOutput,
    };
    sendProtocol(response, callback, { status: 'success', data: { ...data, seccode } });
  });

  const validate: RequestHandler = (request, response) => {
    const read = parameters(request);
    const captchaId = read('captcha_id', maximumToken);
    const lotNumber = read('lot_number', maximumToken);
    const passToken = read('pass_token', maximumToken);
    const captchaOutput = read('captcha_output', maximumAnswer);
    const signToken = read('sign_token', maximumToken);
    const genTime = read('gen_time', 20);
    const refuse = (error: { code: string; msg: string }): void =>
      sendProtocol(response, undefined, errorBody(error), 400);
    if (!captchaId || !lotNumber || !passToken || !captchaOutput || !signToken) {
      return refuse(geetestErrors.parameter);
    }
    if (genTime === undefined || !/^\d+$/.test(genTime)) return refuse(geetestErrors.genTime);
    const key = accounts.get(captchaId);
    if (key === undefined) return refuse(geetestErrors.captchaId);

    const verdict = isSame(signLot(lotNumber, key), signToken)
      ? lots.validate({ captchaId, lotNumber, passToken, captchaOutput, genTime })
      : { ok: false as const, reason: 'sign_token error' };
    sendProtocol(response, undefined, {
      status: 'success',
      result: verdict.ok ? 'success' : 'fail',
      reason: verdict.ok ? '' : verdict.reason,
      captcha_args: {
        used_type: lots.find(lotNumber)?.kind ?? 'slide',
        user_ip: request.ip ?? '',
        lot_number: lotNumber,
        scene: '',
        referer: request.get('referer') ?? '',
        time: new Date(clock.now()).toISOString(),
      },
    });
  };
  router.get('/validate', delayed, validate);
  router.post(
    '/validate',
    delayed,
    express.urlencoded({ extended: false, limit: '16kb' }),
    validate,
  );

  if (ports.revealAnswers === true) {
    router.get('/geetest/v4/answer', (request, response) => {
      const lot = lots.find(singleText(request.query['lot_number'], maximumToken) ?? '');
      if (!lot) {
        sendProtocol(response, undefined, errorBody(geetestErrors.lotNumber), 404);
        return;
      }
      sendProtocol(response, undefined, { status: 'success', data: revealLot(lot) });
    });
  }

  router.use(['/load', '/verify', '/validate'], protocolErrors);
  return router;
}

/** Reads a parameter from the form or the query; one in both is refused. */
function parameters(request: Request): (name: string, maximum: number) => string | undefined {
  const body: unknown = request.body;
  const form =
    typeof body === 'object' && body !== null ? new Map(Object.entries(body)) : new Map();
  return (name, maximum) => {
    const fromQuery = request.query[name];
    const fromForm: unknown = form.get(name);
    if (fromQuery !== undefined && fromForm !== undefined && fromQuery !== fromForm)
      return undefined;
    return singleText(fromForm ?? fromQuery, maximum);
  };
}

/** An unreadable body (too large, wrong encoding) is also a protocol error. */
const protocolErrors: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const status = requestErrorStatus(error);
  if (status === undefined) return next(error);
  sendProtocol(response, undefined, errorBody(geetestErrors.parameter), status);
};
