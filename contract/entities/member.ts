import { z } from 'zod/v4';
import { liveIdSchema } from './live.ts';
import { currencySchema } from './money.ts';
import { shownOnce } from './once-fields.ts';
import { momentSchema } from './text.ts';

/**
 * The type of an account (A20): 0 member, 1 2 41 42 agent, 3 non-member (cannot sign in), 4 trial.
 */
export const memberTypeSchema = z
  .union([
    z.literal(0),
    z.literal(1),
    z.literal(2),
    z.literal(3),
    z.literal(4),
    z.literal(41),
    z.literal(42),
  ])
  .meta({ id: 'MemberType' });
export type MemberType = z.infer<typeof memberTypeSchema>;

/** A label beside a member's name, in colours that the site chooses (S16). */
export const labelSchema = z
  .strictObject({
    labelName: z.string(),
    color: z.string().regex(/^#[0-9a-f]{6}$/u),
    color2: z.string().regex(/^#[0-9a-f]{6}$/u),
    rankLevel: z.int().nonnegative(),
  })
  .meta({ id: 'Label' });
export type Label = z.infer<typeof labelSchema>;

/** A signed-in person as the portal shows them. A password is never part of it (A18a). */
export const memberInfoSchema = z
  .strictObject({
    id: z.string(),
    account: z.string(),
    userName: z.string(),
    nickname: z.string(),
    customerId: z.string(),
    type: memberTypeSchema,
    isAgent: memberTypeSchema,
    /** They may send money to the agent directly above (W2). */
    toUpline: z.boolean(),
    /** They are an agent who may send money to the team. */
    toDownline: z.boolean(),
    clubLabel: labelSchema,
    memberLabel: z.array(labelSchema),
    currency: currencySchema,
    currencySymbol: z.string(),
    unreadMessage: z.int().nonnegative(),
    availablePromo: z.strictObject({ REFERRAL: z.strictObject({ enabled: z.boolean() }) }),
    availablePromoCount: z.int().nonnegative(),
    registeredAt: momentSchema,
    /**
     * The session was opened by a recovery mail: a new password comes first, without the old one
     * (A17).
     */
    passwordChangeOwed: z.boolean(),
    /** Live-update position at which this was read: `live.changes` reports later changes (S17). */
    changesAfter: liveIdSchema,
  })
  .meta({ id: 'MemberInfo' });
export type MemberInfo = z.infer<typeof memberInfoSchema>;

/** Result of a sign-in (A15, G7). */
export const loginResultSchema = z
  .strictObject({
    token: shownOnce(z.string()),
    /** When the token expires unless it is renewed. */
    expiresAt: momentSchema,
    firstTimeLogin: z.boolean(),
    passwordExpired: z.boolean(),
    passwordIsDefault: z.boolean(),
  })
  .meta({ id: 'LoginResult' });
export type LoginResult = z.infer<typeof loginResultSchema>;
