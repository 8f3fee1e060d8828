import express, { Router } from 'express';
import { PIX_SIGNATURE_HEADER, readPixNotice } from '../world/partners/pix-messages.ts';
import type { World } from '../world/world.ts';

/** Where the payment provider tells of payments, on the portal's origin. */
export const PIX_WEBHOOK_PATH = '/partners/pix';

/**
 * Takes what the payment provider tells of payments (W2). It is no call of the contract, and what is
 * not signed by the provider is answered with 401. Told twice, a payment counts once.
 */
export function pixWebhook({ clock, deposits, pix }: World): Router {
  const router = Router();
  router.post('/', express.text({ type: 'application/json', limit: '256kb' }), (req, res, next) => {
    const body: unknown = req.body;
    const payments = readPixNotice(
      typeof body === 'string' ? body : '',
      req.header(PIX_SIGNATURE_HEADER),
      pix.webhookSecret,
      clock.now(),
    );
    if (!payments) {
      res.status(401).json({ error: 'The signature is not the provider’s.' });
      return;
    }
    deposits.paymentsCame(payments).then(() => res.status(204).end(), next);
  });
  return router;
}
