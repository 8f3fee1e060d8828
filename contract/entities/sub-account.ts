import { z } from 'zod/v4';
import { WHOLE_RATE } from './agent-types.ts';
import { invitedKinds } from './invitation-types.ts';
import { memberTypeSchema } from './member.ts';
import { accountProgress } from './sub-account-types.ts';
import { momentSchema, textOf, typedTextSchema } from './text.ts';

/** A new first password for an account: it must be changed at the first sign-in. */
export const firstPasswordSchema = z
  .strictObject({
    /** Whose first password is shown. */
    memberId: textOf(64).min(1),
    password: typedTextSchema,
  })
  .meta({ id: 'FirstPassword' });

/** An account that an agent makes for somebody (C1). */
export const newAccountSchema = z
  .strictObject({
    username: typedTextSchema,
    password: typedTextSchema,
    /** Whom it is for. */
    kind: z.enum(invitedKinds),
    /**
     * In basis points: the dividend contract that a new agent is offered. Null for none, as for
     * every player.
     */
    rate: z.int().positive().max(WHOLE_RATE).nullable(),
  })
  .meta({ id: 'NewAccount' });
export type NewAccount = z.infer<typeof newAccountSchema>;

/** An account that an agent made, and its owner's progress. */
export const subAccountSchema = z
  .strictObject({
    memberId: z.string(),
    /** The user name, chosen by the agent. */
    username: z.string(),
    type: memberTypeSchema,
    /** The promised rate, in basis points. */
    rate: z.int().positive().max(WHOLE_RATE).nullable(),
    createdAt: momentSchema,
    /** Never signed in, signed in, or has deposited or played. */
    progress: z.enum(accountProgress),
  })
  .meta({ id: 'SubAccount' });
export type SubAccount = z.infer<typeof subAccountSchema>;
