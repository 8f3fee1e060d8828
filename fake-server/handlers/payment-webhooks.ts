import express, { Router } from 'express';
import {
  CHECKOUT_SIGNATURE_HEADER,
  readCheckoutNotice,
} from '../world/partners/checkout-messages.ts';
import { PIX_SIGNATURE_HEADER, readPixNotice } from '../world/partners/pix-messages.ts';
import type { World } from '../world/world.ts';

/** Webhook of the Pix provider, on the portal's origin. */
export const PIX_WEBHOOK_PATH = '/partners/pix';
/** Webhook of the provider of all other payment methods. */
export const CHECKOUT_WEBHOOK_PATH = '/partners/checkout';

interface Notices {
  readonly header: string;
  readonly secret: string;
  readonly read: typeof readPixNotice;
}

/** Receives payments from the Pix provider (W2). */
export function pixWebhook(world: World): Router {
  const { webhookSecret: secret } = world.pix;
  return webhook(world, { header: PIX_SIGNATURE_HEADER, secret, read: readPixNotice });
}

/** Receives payments from the provider of transfers, cards, e-wallets and coins (W2). */
export function checkoutWebhook(world: World): Router {
  const { webhookSecret: secret } = world.checkout;
  return webhook(world, { header: CHECKOUT_SIGNATURE_HEADER, secret, read: readCheckoutNotice });
}

/**
 * Not a call of the contract. A request without the provider's signature is answered with 401. A
 * repeated payment counts once.
 */
function webhook({ clock, deposits }: World, { header, secret, read }: Notices): Router {
  const router = Router();
  router.post('/', express.text({ type: 'application/json', limit: '256kb' }), (req, res, next) => {
    const body: unknown = req.body;
    const text = typeof body === 'string' ? body : '';
    const payments = read(text, req.header(header), secret, clock.now());
    if (!payments) {
      res.status(401).json({ error: 'The signature is not the provider’s.' });
      return;
    }
    deposits.paymentsReceived(payments).then(() => res.status(204).end(), next);
  });
  return router;
}
