import { z } from 'zod/v4';
import { usedUp } from './once-fields.ts';
import { textOf, webAddressSchema } from './text.ts';
import { firebaseSettingsSchema, LONGEST_FIREBASE_ID_TOKEN } from './verification.ts';

/** The site's registration with an OpenID Connect provider (G5). */
const openIdProviderSchema = z
  .strictObject({
    /** Public: it identifies the site and gives no access. */
    clientId: z.string().min(1).max(256),
    /** The issuer of its tokens. */
    issuer: webAddressSchema,
    authorizationEndpoint: webAddressSchema,
    /**
     * The token endpoint for a code and its verifier (PKCE); null if the provider returns the ID
     * token directly.
     */
    tokenEndpoint: webAddressSchema.nullable(),
  })
  .meta({ id: 'OpenIdProvider' });
export type OpenIdProvider = z.infer<typeof openIdProviderSchema>;

/** The site's Telegram bot, which identifies the site to the login widget (G5). */
const telegramBotSchema = z
  .strictObject({
    /** The number in front of the bot's token; the token itself stays with the server. */
    botId: z.string().regex(/^\d{1,20}$/u),
    /** Origin of the widget's pages: 'https://oauth.telegram.org'. */
    widgetOrigin: webAddressSchema,
  })
  .meta({ id: 'TelegramBot' });
export type TelegramBot = z.infer<typeof telegramBotSchema>;

/** The social sign-in providers; null where one is off (G5). */
export const socialLoginSchema = z
  .strictObject({
    /** Signing in by Google; null if the site does not offer it. */
    google: openIdProviderSchema.nullable(),
    /** Signing in by Facebook; null if the site does not offer it. */
    facebook: openIdProviderSchema.nullable(),
    telegram: telegramBotSchema.nullable(),
    /** The Firebase project for Google and Facebook; null if neither is on. */
    firebase: firebaseSettingsSchema.nullable(),
  })
  .meta({ id: 'SocialLogin' });
export type SocialLogin = z.infer<typeof socialLoginSchema>;

/** Telegram's login widget data; `hash` covers all other fields that are present. */
const telegramUserSchema = z
  .strictObject({
    /** The number of the person at Telegram. */
    id: z.int().positive(),
    /** The first name at Telegram. */
    first_name: textOf(256),
    /** The last name at Telegram. */
    last_name: textOf(256).optional(),
    /** The user name at Telegram. */
    username: textOf(64).optional(),
    /** The address of the picture at Telegram. */
    photo_url: textOf(2000).optional(),
    /** Seconds since the epoch. */
    auth_date: z.int().positive(),
    /** Telegram's HMAC-SHA-256 over the other fields, in hexadecimal. */
    hash: usedUp(z.string().regex(/^[0-9a-f]{64}$/u)),
  })
  .meta({ id: 'TelegramUser' });
export type TelegramUser = z.infer<typeof telegramUserSchema>;

/** Proof from Firebase of an account at Google or Facebook. */
export const firebaseProofSchema = z
  .strictObject({
    /** That the proof comes from Firebase. */
    type: z.literal('firebase'),
    firebaseIdToken: usedUp(textOf(LONGEST_FIREBASE_ID_TOKEN).min(1)),
  })
  .meta({ id: 'FirebaseSocialProof' });

/** Proof from Telegram of a Telegram account. */
export const telegramProofSchema = z
  .strictObject({
    /** That the proof comes from Telegram. */
    type: z.literal('telegram'),
    /** What Telegram's widget said of the person. */
    telegram: telegramUserSchema,
  })
  .meta({ id: 'TelegramProof' });

/** Proof that a person owns an account elsewhere (G5). */
export type SocialProof = z.infer<typeof firebaseProofSchema> | z.infer<typeof telegramProofSchema>;
