import { z } from 'zod/v4';
import { liveIdSchema } from './live.ts';
import { currencySchema } from './money.ts';
import { shownOnce } from './once-fields.ts';
import { stoppedPlaySchema } from './restriction.ts';
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
    /** What the label says. */
    labelName: z.string(),
    /** The colour where the label begins, as `#rrggbb`. */
    color: z.string().regex(/^#[0-9a-f]{6}$/u),
    /** The colour where the label ends, as `#rrggbb`. */
    color2: z.string().regex(/^#[0-9a-f]{6}$/u),
    /** The number of the rank; a higher rank has a higher number. */
    rankLevel: z.int().nonnegative(),
  })
  .meta({ id: 'Label' });
export type Label = z.infer<typeof labelSchema>;

/** A signed-in person as the portal shows them. A password is never part of it (A18a). */
export const memberInfoSchema = z
  .strictObject({
    id: z.string(),
    account: z.string(),
    /** The name by which the account signs in, as older clients read it. */
    userName: z.string(),
    /** The name that other people see. */
    nickname: z.string(),
    /** The number that customer service asks for. */
    customerId: z.string(),
    type: memberTypeSchema,
    /** The type of the account once more: agents are 1, 2, 41 and 42. */
    isAgent: memberTypeSchema,
    /** They may send money to the agent directly above (W2). */
    toUpline: z.boolean(),
    /** They are an agent who may send money to the team. */
    toDownline: z.boolean(),
    /** The rank of the person. */
    clubLabel: labelSchema,
    /** Further labels that the operator gave the person. */
    memberLabel: z.array(labelSchema),
    currency: currencySchema,
    /** The sign of the currency, as amounts show it. */
    currencySymbol: z.string(),
    /** The number of messages that the person has not read. */
    unreadMessage: z.int().nonnegative(),
    /** Promotions with a page of their own. */
    availablePromo: z.strictObject({
      /** Inviting friends. */
      REFERRAL: z.strictObject({
        /** Whether the person can invite friends. */
        enabled: z.boolean(),
      }),
    }),
    /** The number of promotions that the person can take part in. */
    availablePromoCount: z.int().nonnegative(),
    /** What the account may not do for play now; left out if nothing is stopped. */
    stopped: stoppedPlaySchema.optional(),
    /** When the account was made. */
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
    /** The token of the new session; it is shown once. */
    token: shownOnce(z.string()),
    /** When the token expires unless it is renewed. */
    expiresAt: momentSchema,
    firstTimeLogin: z.boolean(),
    passwordExpired: z.boolean(),
    passwordIsDefault: z.boolean(),
  })
  .meta({ id: 'LoginResult' });
export type LoginResult = z.infer<typeof loginResultSchema>;
