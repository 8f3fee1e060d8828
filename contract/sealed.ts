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
  .strictObject({
    /** A compact JWE to the key of `account.sealingKey`. */
    sealed: z.string().min(1).max(65_536),
  })
  .meta({ id: 'SealedBody' });

/** The key for sealing, and a nonce for one sealed body. */
export const sealingKeySchema = z
  .strictObject({
    /** The id of the key: the JWE names it as `kid`. */
    keyId: z.string(),
    /** The key as a JWK: the browser seals with it. */
    publicKey: z.strictObject({
      /** The type of the key, as in a JWK. */
      kty: z.literal('EC'),
      /** The curve of the key, as in a JWK. */
      crv: z.literal('P-256'),
      /** The first coordinate, in base64url. */
      x: z.string(),
      /** The second coordinate, in base64url. */
      y: z.string(),
    }),
    /** A value that counts once: the sealed text carries it, which proves that it is fresh. */
    nonce: z.string(),
    nonceExpiresAt: momentSchema,
  })
  .meta({ id: 'SealingKey' });
export type SealingKey = z.infer<typeof sealingKeySchema>;
