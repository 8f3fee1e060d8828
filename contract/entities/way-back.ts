import { z } from 'zod/v4';
import { emailFields, numberFields, puzzleFields } from './contact.ts';
import { verificationCodeSchema } from './once-fields.ts';
import { momentSchema, textOf } from './text.ts';

/** Whose account it is, by its name and one of its addresses. */
const ofEmail = { username: textOf(255).min(1), ...emailFields };
const ofNumber = { username: textOf(255).min(1), ...numberFields };
const codeField = { code: verificationCodeSchema };
const passwordField = { newPassword: textOf(255).min(1) };

/** Asks for a code to an address of an account. */
export const wayBackCodeSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...ofEmail, ...puzzleFields }),
    z.strictObject({ ...ofNumber, ...puzzleFields }),
  ])
  .meta({ id: 'WayBackCode' });

/** The same, with the code that the address got. */
export const wayBackRequestSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...ofEmail, ...codeField }),
    z.strictObject({ ...ofNumber, ...codeField }),
  ])
  .meta({ id: 'WayBackRequest' });
export type WayBackRequest = z.infer<typeof wayBackRequestSchema>;

/** The same, with a new password, once the waiting time is over. */
export const wayBackPasswordSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...ofEmail, ...codeField, ...passwordField }),
    z.strictObject({ ...ofNumber, ...codeField, ...passwordField }),
  ])
  .meta({ id: 'WayBackPassword' });
export type WayBackPassword = z.infer<typeof wayBackPasswordSchema>;

const openFields = {
  /** The address that asked, most of it hidden. */
  to: z.string(),
  /** From then on it brings a new password. */
  readyAt: momentSchema,
};

/** How it stands with a way back, for a person who has proved an address of the account (W5). */
export const wayBackSchema = z
  .strictObject({
    ...openFields,
    /** Whether the person waits, goes on here, or goes on with the address that asked. */
    state: z.enum(['waiting', 'ready', 'elsewhere']),
    /** It is over then. */
    until: momentSchema,
  })
  .meta({ id: 'WayBack' });
export type WayBack = z.infer<typeof wayBackSchema>;

/** One that is open, for the owner of the account. */
export const openWayBackSchema = z
  .strictObject({ ...openFields, until: momentSchema })
  .meta({ id: 'OpenWayBack' });
export type OpenWayBack = z.infer<typeof openWayBackSchema>;

/** What the link of a message stops. */
export const wayBackStopSchema = z
  .strictObject({ ...openFields, isDone: z.boolean() })
  .meta({ id: 'WayBackStop' });
export type WayBackStop = z.infer<typeof wayBackStopSchema>;
