import express, { type ErrorRequestHandler, Router } from 'express';
import { z } from 'zod/v4';
import { cardKinds } from '#contract/entities/deposit-types.ts';
import { bankCustomers } from '../../content/bank-customers.ts';
import type { PixBehaviour } from '../../situation/vendor-behaviour.ts';
import type { CheckoutAccount } from '../../world/ports/payment-provider.ts';
import { checkoutPages } from './checkout.pages.ts';
import { CheckoutRefused, type CheckoutSimulator, refundShown } from './checkout.simulator.ts';

const idSchema = z.string().regex(/^[a-zA-Z0-9]{16,35}$/u);
const requestSchema = z.strictObject({
  method: z.enum(['bank_transfer', 'card', 'wallet', 'crypto']),
  amount: z.int().positive().max(999_999_999),
  currency: z.string().length(3),
  expires_in: z.int().positive().max(2_147_483_647),
  /** The accepted kinds of card; any if left out. */
  cards: z
    .array(z.enum(cardKinds))
    .min(1)
    .default([...cardKinds]),
});
const refundSchema = z.strictObject({ amount: z.int().positive() });
const refundIdSchema = z.string().min(1).max(80);

interface CheckoutPorts {
  readonly simulator: CheckoutSimulator;
  readonly account: CheckoutAccount;
  /** Milliseconds since the epoch. */
  readonly clock: { now(): number };
  /** Asked at every request. */
  readonly behaviour: () => PixBehaviour;
  /** Origins that its page may lead back to. */
  readonly portalOrigins: () => readonly string[];
}

/**
 * The provider of transfers, cards, e-wallets and coins, with its payment page, for the vendors'
 * origin (W2). See `../README.md`.
 */
export function checkoutRouter(ports: CheckoutPorts): Router {
  const { simulator, account, behaviour } = ports;
  const router = Router();
  router.use('/checkout', checkoutPages(ports));

  const api = Router();
  api.use(express.json({ limit: '16kb' }));
  api.use((request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (behaviour().isDown) response.status(503).json({ error: 'unavailable' });
    else if (request.headers.authorization === `Bearer ${account.apiKey}`) next();
    else response.status(401).json({ error: 'unauthorized' });
  });
  /** The request was executed; in one scenario the answer is lost. */
  const done = (response: express.Response, status: number, answer: object) => {
    if (behaviour().losesAnswers) response.socket?.destroy();
    else response.status(status).json(answer);
  };

  api
    .route('/requests/:id')
    .get((request, response) => {
      response.json(simulator.shown(simulator.find(request.params.id)));
    })
    .put((request, response, next) => {
      const id = valid(idSchema, request.params.id);
      const { expires_in: expiresIn, ...order } = valid(requestSchema, request.body);
      if (behaviour().refusesCharges) {
        throw new CheckoutRefused(400, 'The account takes no requests.');
      }
      simulator.create({ id, ...order, expiresIn });
      const answered = () => done(response, 201, simulator.shown(simulator.find(id)));
      const [payer] = bankCustomers;
      if (behaviour().webhooks !== 'first' || !payer) answered();
      else simulator.pay(id, order.amount, payer).then(answered, next);
    });
  api.post('/requests/:id/cancel', (request, response) => {
    const after = simulator.cancel(request.params.id);
    done(response, after.status === 'cancelled' ? 200 : 409, simulator.shown(after));
  });
  api.put('/payments/:payment/refunds/:id', (request, response) => {
    const { amount } = valid(refundSchema, request.body);
    const id = valid(refundIdSchema, request.params.id);
    done(response, 200, refundShown(simulator.refund(request.params.payment, id, amount)));
  });
  api.use((_request, response) => {
    response.status(404).json({ error: 'There is no such call.' });
  });
  api.use(refusedCall);
  router.use('/checkout/v1', api);
  return router;
}

function valid<Value>(schema: z.ZodType<Value>, given: unknown): Value {
  const read = schema.safeParse(given);
  if (!read.success) throw new CheckoutRefused(400, z.prettifyError(read.error));
  return read.data;
}

const refusedCall: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (error instanceof CheckoutRefused) {
    response.status(error.status).json({ error: error.message });
  } else if (error instanceof SyntaxError) response.status(400).json({ error: 'no JSON' });
  else next(error);
};
