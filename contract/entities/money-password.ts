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

/** What a body of a money call carries; the route is sealed, and names {@link moneyPasswordCodes}. */
export const moneyPasswordFields = {
  [moneyPasswordFieldNames.transaction]: typedTextSchema.min(1).optional(),
  [moneyPasswordFieldNames.withdrawal]: typedTextSchema.min(1).optional(),
};

/** Why a password for money is refused. */
export const moneyPasswordCodes = [
  'money_password_unset',
  'money_password_incorrect',
  'money_password_locked',
  'money_password_waiting',
] as const satisfies readonly ServerErrorCode[];

/** What a new password and its repetition travel as. */
export const newMoneyPasswordFields = {
  kind: z.enum(moneyPasswordKinds),
  newPassword: typedTextSchema.min(1),
  confirmNewPassword: typedTextSchema.min(1),
};

/** The passwords for money of the signed-in person (W2). */
export const moneyPasswordsSchema = z
  .strictObject({
    /** Those that this site has. */
    passwords: z.array(
      z.strictObject({
        kind: z.enum(moneyPasswordKinds),
        isSet: z.boolean(),
        /** After a recovery it counts from then on; null where it counts now. */
        usableFrom: momentSchema.nullable(),
      }),
    ),
    /** Which of them each action asks for. */
    asked: z.record(z.enum(moneyActions), z.array(z.enum(moneyPasswordKinds))),
    /** Wrong tries that are left; one budget for all passwords and all that asks for them. */
    triesLeft: z.int().nonnegative(),
    /** Until then none is accepted; null where they are. */
    lockedUntil: momentSchema.nullable(),
    /** Where a code can be sent in place of a forgotten password, masked. */
    codeReceivers: z.array(
      z.strictObject({ channel: z.enum(moneyCodeChannels), receiver: z.string() }),
    ),
    /** How long a recovered password has to wait before it moves money, in hours. */
    hoursAfterRecovery: z.int().nonnegative(),
    /** What a new one has to be like. */
    rule: fieldRuleSchema,
  })
  .meta({ id: 'MoneyPasswords' });
export type MoneyPasswords = z.infer<typeof moneyPasswordsSchema>;
