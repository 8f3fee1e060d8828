import { z } from 'zod/v4';
import { emailFields, numberFields, puzzleFields } from './contact.ts';
import { verificationCodeSchema } from './once-fields.ts';
import { momentSchema, textOf } from './text.ts';

/** Names an account by its user name and one of its addresses. */
const emailOwner = { username: textOf(255).min(1), ...emailFields };
const numberOwner = { username: textOf(255).min(1), ...numberFields };
const codeField = { code: verificationCodeSchema };
const passwordField = {
  /** The password from now on. */
  newPassword: textOf(255).min(1),
};

/** Asks for a code to an address of an account. */
export const accountRecoveryCodeSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...emailOwner, ...puzzleFields }),
    z.strictObject({ ...numberOwner, ...puzzleFields }),
  ])
  .meta({ id: 'AccountRecoveryCode' });

/** The same, with the code that was sent to the address. */
export const accountRecoveryRequestSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...emailOwner, ...codeField }),
    z.strictObject({ ...numberOwner, ...codeField }),
  ])
  .meta({ id: 'AccountRecoveryRequest' });
export type AccountRecoveryRequest = z.infer<typeof accountRecoveryRequestSchema>;

/** The same, with a new password, once the waiting time is over. */
export const accountRecoveryPasswordSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...emailOwner, ...codeField, ...passwordField }),
    z.strictObject({ ...numberOwner, ...codeField, ...passwordField }),
  ])
  .meta({ id: 'AccountRecoveryPassword' });
export type AccountRecoveryPassword = z.infer<typeof accountRecoveryPasswordSchema>;

const openFields = {
  /** The address that asked, masked. */
  to: z.string(),
  /** From then on the person can set a new password. */
  readyAt: momentSchema,
};

/** State of an account recovery, for a person who has proved an address of the account (W5). */
export const accountRecoverySchema = z
  .strictObject({
    ...openFields,
    /** Whether the person waits, continues here, or continues with the address that asked first. */
    state: z.enum(['waiting', 'ready', 'elsewhere']),
    /** The recovery expires then. */
    until: momentSchema,
  })
  .meta({ id: 'AccountRecovery' });
export type AccountRecovery = z.infer<typeof accountRecoverySchema>;

/** A recovery that ended with a new password. */
export const finishedAccountRecoverySchema = z
  .strictObject({
    /** Always true. */
    changed: z.literal(true),
    /** From then on the person can withdraw and transfer; absent if they already can. */
    moneyUsableFrom: momentSchema.optional(),
  })
  .meta({ id: 'FinishedAccountRecovery' });
export type FinishedAccountRecovery = z.infer<typeof finishedAccountRecoverySchema>;

/** An open recovery, as the account's owner sees it. */
export const openAccountRecoverySchema = z
  .strictObject({ ...openFields, until: momentSchema })
  .meta({ id: 'OpenAccountRecovery' });
export type OpenAccountRecovery = z.infer<typeof openAccountRecoverySchema>;

/** What the link in a message stops. */
export const accountRecoveryStopSchema = z
  .strictObject({
    ...openFields,
    /** Whether it is stopped. */
    isDone: z.boolean(),
  })
  .meta({ id: 'AccountRecoveryStop' });
export type AccountRecoveryStop = z.infer<typeof accountRecoveryStopSchema>;
