import { z } from 'zod/v4';
import { momentSchema } from './entities/text.ts';

/**
 * Sealed payloads (A22): the body travels as a compact JWE, ECDH-ES with A256GCM, to the server's
 * published key. Its plain text is `{ nonce, body }`. The server's nonce is valid once, so it
 * proves freshness without a clock.
 */
export const SEALING_ALGORITHM = 'ECDH-ES';
export const SEALING_ENCRYPTION = 'A256GCM';

/** The wire form of a sealed body. */
export const sealedBodySchema = z
  .strictObject({ sealed: z.string().min(1).max(65_536) })
  .meta({ id: 'SealedBody' });

/** The key for sealing, and a nonce for one sealed body. */
export const sealingKeySchema = z
  .strictObject({
    keyId: z.string(),
    publicKey: z.strictObject({
      kty: z.literal('EC'),
      crv: z.literal('P-256'),
      x: z.string(),
      y: z.string(),
    }),
    nonce: z.string(),
    nonceExpiresAt: momentSchema,
  })
  .meta({ id: 'SealingKey' });
export type SealingKey = z.infer<typeof sealingKeySchema>;
