import { randomBytes } from 'node:crypto';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { z } from 'zod/v4';
import { bankCustomers } from '../../content/bank-customers.ts';
import { momentOf } from '../../kernel/clock.ts';
import { expiringMap } from '../../kernel/expiring-map.ts';
import type { PixBehaviour } from '../../situation/vendor-behaviour.ts';
import { pixAmountOf, pixAmountSchema, pixAmountText } from '../../world/partners/pix-messages.ts';
import type { PixAccount } from '../../world/ports/pix-provider.ts';
import { bankPages } from './pix.bank.ts';
import { type PixCharge, PixRefused, type PixSimulator } from './pix.simulator.ts';

const TOKEN_MILLISECONDS = 60 * 60_000;
const MAX_TOKENS = 100;
const ERRORS = 'https://pix.bcb.gov.br/api/v2/error/';

const txidSchema = z.string().regex(/^[a-zA-Z0-9]{26,35}$/u);
const chargeSchema = z.object({
  calendario: z.object({ expiracao: z.int().positive().max(2_147_483_647).default(86_400) }),
  valor: z.object({
    original: pixAmountSchema,
    modalidadeAlteracao: z.union([z.literal(0), z.literal(1)]).default(0),
  }),
  chave: z.string().min(1).max(77),
  solicitacaoPagador: z.string().max(140).default(''),
});
const removalSchema = z.strictObject({ status: z.literal('REMOVIDA_PELO_USUARIO_RECEBEDOR') });
const returnSchema = z.object({ valor: pixAmountSchema });
const returnIdSchema = z.string().regex(/^[a-zA-Z0-9]{1,35}$/u);
const webhookSchema = z.object({ webhookUrl: z.url().max(2_000) });

interface PixPorts {
  readonly simulator: PixSimulator;
  readonly account: PixAccount;
  /** Milliseconds since the epoch. */
  readonly clock: { now(): number };
  /** Asked at every request. */
  readonly behaviour: () => PixBehaviour;
}

/**
 * A payment provider with the Pix API of Brazil's central bank, and a bank's app to pay with, for
 * the vendors' origin (W2). See `../README.md` for the calls and the differences.
 */
export function pixRouter({ simulator, account, clock, behaviour }: PixPorts): Router {
  const router = Router();
  const tokens = expiringMap<true>(clock, MAX_TOKENS);
  router.use('/pix', bankPages({ simulator, clock }));

  const api = Router();
  api.use(express.json({ limit: '16kb' }));
  api.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (!behaviour().isDown) next();
    else problem(response, 503, 'ServicoIndisponivel', 'The service is not available.');
  });

  api.post('/oauth/token', express.urlencoded({ extended: false }), (request, response) => {
    const { clientId, clientSecret } = account;
    const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    if (request.headers.authorization !== basic) {
      response.status(401).json({ error: 'invalid_client' });
      return;
    }
    const token = randomBytes(32).toString('base64url');
    tokens.put(token, true, clock.now() + TOKEN_MILLISECONDS);
    response.json({
      access_token: token,
      token_type: 'Bearer',
      expires_in: TOKEN_MILLISECONDS / 1_000,
    });
  });

  api.use((request, response, next) => {
    const token = /^Bearer (\S+)$/u.exec(request.headers.authorization ?? '')?.[1];
    if (token !== undefined && tokens.peek(token)) next();
    else problem(response, 401, 'AcessoNegado', 'The token is missing or has expired.');
  });

  /** The request was executed; in one scenario the answer is lost. */
  const done = (response: express.Response, status: number, answer: object) => {
    if (behaviour().losesAnswers) response.socket?.destroy();
    else response.status(status).json(answer);
  };

  const shown = (charge: PixCharge) => ({
    calendario: { criacao: momentOf(charge.created_at), expiracao: charge.expires_in },
    txid: charge.txid,
    revisao: charge.revision,
    location: charge.location,
    status: charge.status,
    valor: { original: pixAmountText(charge.amount), modalidadeAlteracao: charge.is_alterable },
    chave: charge.pix_key,
    solicitacaoPagador: charge.request,
    pixCopiaECola: simulator.codeOf(charge),
    ...(charge.payments.length > 0 && {
      pix: charge.payments.map((payment) => simulator.shown(payment)),
    }),
  });

  api
    .route('/v2/cob/:txid')
    .get((request, response) => {
      response.json(shown(simulator.charge(request.params.txid)));
    })
    .put((request, response, next) => {
      const txid = valid(txidSchema, request.params.txid);
      const { calendario, valor, chave, solicitacaoPagador } = valid(chargeSchema, request.body);
      const amount = pixAmountOf(valor.original);
      if (amount === 0) throw new PixRefused(400, 'CobOperacaoInvalida', 'Nothing to pay.');
      if (behaviour().refusesCharges) {
        throw new PixRefused(400, 'CobOperacaoInvalida', 'The account takes no charges.');
      }
      const charge = simulator.create({
        txid,
        pixKey: chave,
        amount,
        isAlterable: valor.modalidadeAlteracao === 1,
        request: solicitacaoPagador,
        expiresIn: calendario.expiracao,
      });
      const answered = () => done(response, 201, shown(charge));
      const [payer] = bankCustomers;
      if (behaviour().webhooks !== 'first' || !payer) answered();
      else simulator.pay(txid, amount, payer).then(answered, next);
    })
    .patch((request, response) => {
      valid(removalSchema, request.body);
      done(response, 200, shown(simulator.remove(request.params.txid)));
    });

  api.get('/v2/pix/:endToEndId', (request, response) => {
    response.json(simulator.shown(paymentOf(simulator, request.params.endToEndId)));
  });
  api.put('/v2/pix/:endToEndId/devolucao/:id', (request, response) => {
    const { valor } = valid(returnSchema, request.body);
    const { endToEndId } = request.params;
    const id = valid(returnIdSchema, request.params.id);
    done(response, 201, simulator.giveBack(endToEndId, id, pixAmountOf(valor)));
  });
  api
    .route('/v2/webhook/:key')
    .put((request, response) => {
      simulator.setWebhook(request.params.key, valid(webhookSchema, request.body).webhookUrl);
      response.status(200).json({});
    })
    .get((request, response) => {
      const webhookUrl = simulator.webhook(request.params.key);
      if (webhookUrl === undefined) throw new PixRefused(404, 'NaoEncontrado', 'No webhook.');
      response.json({ webhookUrl, chave: request.params.key });
    });
  api.use(unknownCall);
  api.use(refusedCall);
  router.use('/pix', api);
  return router;
}

function paymentOf(simulator: PixSimulator, endToEndId: string) {
  const payment = simulator.payment(endToEndId);
  if (!payment) throw new PixRefused(404, 'NaoEncontrado', 'There is no such payment.');
  return payment;
}

function valid<Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  throw new PixRefused(400, 'CobOperacaoInvalida', z.prettifyError(result.error));
}

/** An error in the Pix API's format (RFC 7807). */
function problem(response: express.Response, status: number, type: string, detail: string): void {
  response
    .status(status)
    .type('application/problem+json')
    .send(JSON.stringify({ type: ERRORS + type, title: type, status, detail }));
}

const unknownCall: RequestHandler = (_request, response) => {
  problem(response, 404, 'NaoEncontrado', 'There is no such call.');
};

const refusedCall: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof PixRefused) problem(response, error.status, error.type, error.message);
  else next(error);
};
