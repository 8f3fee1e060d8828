import express, { type Response, Router } from 'express';
import { z } from 'zod/v4';
import type { VendorWalletBehaviour } from '../../situation/vendor-behaviour.ts';
import type { VendorWalletAccount } from '../../world/ports/vendor-wallets.ts';
import { type VendorWalletSimulator, WalletOrderConflict } from './wallets.simulator.ts';

const addressSchema = z.object({
  vendor: z.string().regex(/^[A-Z0-9]{2,16}$/u),
  id: z.string().regex(/^[\w-]{16,64}$/u),
});
const orderSchema = z.strictObject({
  player: z.string().regex(/^[\w-]{1,64}$/u),
  direction: z.enum(['deposit', 'withdraw']),
  amount: z.int().positive(),
  currency: z.string().length(3),
});

interface WalletPorts {
  readonly simulator: VendorWalletSimulator;
  readonly account: VendorWalletAccount;
  /** Asked at every request. */
  readonly behaviour: () => VendorWalletBehaviour;
}

/** The wallets that vendors keep, for the vendors' origin (W2). See `../README.md`. */
export function walletsRouter({ simulator, account, behaviour }: WalletPorts): Router {
  const router = Router();
  router.use(express.json({ limit: '4kb' }));
  router.use((request, response, next) => {
    response.set('Cache-Control', 'no-store');
    if (behaviour().isDown) response.status(503).json({ error: 'unavailable' });
    else if (request.headers.authorization === `Bearer ${account.apiKey}`) next();
    else response.status(401).json({ error: 'unauthorized' });
  });
  router.put('/:vendor/orders/:id', (request, response) => {
    const address = addressSchema.safeParse(request.params).data;
    const order = orderSchema.safeParse(request.body).data;
    if (!address || !order) {
      response.status(400).json({ error: 'bad_request' });
      return;
    }
    carryOut({ ...address, ...order }, response);
  });
  router.use((_request, response) => {
    response.status(404).json({ error: 'not_found' });
  });

  /** An order is executed before its answer is late or lost: from outside nobody can tell. */
  const carryOut = (
    wanted: Parameters<VendorWalletSimulator['carryOut']>[0],
    response: Response,
  ): void => {
    const { losesAnswers, latencyMilliseconds } = behaviour();
    try {
      const { order, isKnown } = simulator.carryOut(wanted);
      if (losesAnswers && !isKnown) {
        response.socket?.destroy();
        return;
      }
      const { id, status, vendor, player } = order;
      const answer = () =>
        response.json({ id, status, balance: simulator.balanceOf(vendor, player) });
      if (isKnown || latencyMilliseconds === 0) answer();
      else setTimeout(answer, latencyMilliseconds).unref();
    } catch (error) {
      if (!(error instanceof WalletOrderConflict)) throw error;
      response.status(409).json({ error: error.message });
    }
  };
  return Router().use('/wallets/v1', router);
}
