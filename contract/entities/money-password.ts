import { z } from 'zod/v4';
import type { ServerErrorCode } from '../errors.ts';
import {
  moneyActions,
  moneyCodeChannels,
  moneyPasswordFieldNames,
  moneyPasswordKinds,
} from './money-password-types.ts';
import { fieldRuleSchema } from './registration.ts';
import { momentSchema, typedTextSchema } from './text.ts';

/** The body of a money call; its route is sealed and names {@link moneyPasswordCodes}. */
export const moneyPasswordFields = {
  [moneyPasswordFieldNames.transaction]: typedTextSchema.min(1).optional(),
  [moneyPasswordFieldNames.withdrawal]: typedTextSchema.min(1).optional(),
};

/** Why a money password is refused. */
export const moneyPasswordCodes = [
  'money_password_unset',
  'money_password_incorrect',
  'money_password_locked',
  'money_password_waiting',
] as const satisfies readonly ServerErrorCode[];

/** The fields of a new password and its confirmation. */
export const newMoneyPasswordFields = {
  /** Which of the two passwords it is. */
  kind: z.enum(moneyPasswordKinds),
  newPassword: typedTextSchema.min(1),
  confirmNewPassword: typedTextSchema.min(1),
};

/** The money passwords of the signed-in person (W2). */
export const moneyPasswordsSchema = z
  .strictObject({
    /** Those that this site uses. */
    passwords: z.array(
      z.strictObject({
        /** Which of the two passwords it is. */
        kind: z.enum(moneyPasswordKinds),
        /** Whether the person has set it. */
        isSet: z.boolean(),
        /** After a recovery it is valid from then on; null if it is valid now. */
        usableFrom: momentSchema.nullable(),
      }),
    ),
    /** Which passwords each action requires. */
    required: z.record(z.enum(moneyActions), z.array(z.enum(moneyPasswordKinds))),
    /** The number of wrong tries left; all passwords and actions share one budget. */
    triesLeft: z.int().nonnegative(),
    /** Locked until then; null if not locked. */
    lockedUntil: momentSchema.nullable(),
    /** Where a code for a forgotten password can be sent, masked. */
    codeReceivers: z.array(
      z.strictObject({
        channel: z.enum(moneyCodeChannels),
        /** Where the code goes, masked. */
        receiver: z.string(),
      }),
    ),
    /** How long a recovered password must wait before it can move money, in hours. */
    hoursAfterRecovery: z.int().nonnegative(),
    /** The rule for a new one. */
    rule: fieldRuleSchema,
  })
  .meta({ id: 'MoneyPasswords' });
export type MoneyPasswords = z.infer<typeof moneyPasswordsSchema>;
