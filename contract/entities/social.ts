import { z } from 'zod/v4';
import { usedUp } from './once-fields.ts';
import { textOf, webAddressSchema } from './text.ts';
import { firebaseSettingsSchema, LONGEST_FIREBASE_ID_TOKEN } from './verification.ts';

/** The site's registration with an OpenID Connect provider (G5). */
const openIdProviderSchema = z
  .strictObject({
    /** Public by nature: it names the site, and opens nothing. */
    clientId: z.string().min(1).max(256),
    /** Who its tokens and answers say that they are from. */
    issuer: webAddressSchema,
    authorizationEndpoint: webAddressSchema,
    /** Takes a code and its verifier (PKCE); null where the provider hands out the ID token itself. */
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

/** The providers that can sign people in; null where one is off (G5). */
export const socialLoginSchema = z
  .strictObject({
    google: openIdProviderSchema.nullable(),
    facebook: openIdProviderSchema.nullable(),
    telegram: telegramBotSchema.nullable(),
    /** The project that vouches for Google and Facebook; null where neither is on. */
    firebase: firebaseSettingsSchema.nullable(),
  })
  .meta({ id: 'SocialLogin' });
export type SocialLogin = z.infer<typeof socialLoginSchema>;

/** What Telegram's widget says about a person; `hash` covers all other fields that are present. */
const telegramUserSchema = z
  .strictObject({
    id: z.int().positive(),
    first_name: textOf(256),
    last_name: textOf(256).optional(),
    username: textOf(64).optional(),
    photo_url: textOf(2000).optional(),
    /** Seconds since the epoch. */
    auth_date: z.int().positive(),
    hash: usedUp(z.string().regex(/^[0-9a-f]{64}$/u)),
  })
  .meta({ id: 'TelegramUser' });
export type TelegramUser = z.infer<typeof telegramUserSchema>;

/** Firebase vouches for an account at Google or Facebook. */
export const firebaseProofSchema = z
  .strictObject({
    type: z.literal('firebase'),
    firebaseIdToken: usedUp(textOf(LONGEST_FIREBASE_ID_TOKEN).min(1)),
  })
  .meta({ id: 'FirebaseSocialProof' });

/** Telegram vouches for one of its accounts. */
export const telegramProofSchema = z
  .strictObject({ type: z.literal('telegram'), telegram: telegramUserSchema })
  .meta({ id: 'TelegramProof' });

/** That a person holds an account elsewhere (G5). */
export type SocialProof = z.infer<typeof firebaseProofSchema> | z.infer<typeof telegramProofSchema>;
