import { z } from 'zod/v4';
import { WHOLE_RATE } from './agent-types.ts';
import { invitedKinds } from './invitation-types.ts';
import { memberTypeSchema } from './member.ts';
import { accountProgress } from './sub-account-types.ts';
import { momentSchema, textOf, typedTextSchema } from './text.ts';

/** Another first password of an account: it has to be changed at the first sign-in. */
export const firstPasswordSchema = z
  .strictObject({ memberId: textOf(64).min(1), password: typedTextSchema })
  .meta({ id: 'FirstPassword' });

/** An account that an agent makes for somebody (C1). */
export const newAccountSchema = z
  .strictObject({
    username: typedTextSchema,
    password: typedTextSchema,
    /** Whom it is for. */
    kind: z.enum(invitedKinds),
    /**
     * In basis points: the contract on dividends that a new agent is offered. Null for none, as for
     * every player.
     */
    rate: z.int().positive().max(WHOLE_RATE).nullable(),
  })
  .meta({ id: 'NewAccount' });
export type NewAccount = z.infer<typeof newAccountSchema>;

/** An account that an agent made, and how far its owner came with it. */
export const subAccountSchema = z
  .strictObject({
    memberId: z.string(),
    /** The user name: the agent has chosen it, and gives it to the owner. */
    username: z.string(),
    type: memberTypeSchema,
    /** What was promised with it, in basis points. */
    rate: z.int().positive().max(WHOLE_RATE).nullable(),
    createdAt: momentSchema,
    /** Nobody has signed in yet, somebody has, or they have also paid in or played. */
    progress: z.enum(accountProgress),
  })
  .meta({ id: 'SubAccount' });
export type SubAccount = z.infer<typeof subAccountSchema>;
