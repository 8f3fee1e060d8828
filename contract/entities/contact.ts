import { z } from 'zod/v4';
import { captchaFields } from './captcha-answer.ts';
import { contactKinds } from './contact-types.ts';
import { verificationCodeSchema } from './once-fields.ts';
import { momentSchema, textOf } from './text.ts';
import { geetestResultSchema, mobileFields, sentCodeSchema } from './verification.ts';

const LONGEST_EMAIL = 254;

/** An e-mail address that a call is about. */
export const emailFields = {
  /** Which address it is: an email address or a mobile number. */
  kind: z.literal('email'),
  email: textOf(LONGEST_EMAIL).min(1),
};
/** A mobile number that a call is about. */
export const numberFields = {
  /** Which address it is: an email address or a mobile number. */
  kind: z.literal('mobile'),
  ...mobileFields,
};

/** Before the call reveals anything about an address: the site's puzzle, or its captcha picture. */
export const puzzleFields = { geetest: geetestResultSchema.optional(), ...captchaFields };

/** Both codes must be right; the old one is left out if nothing was bound. */
const codeFields = { oldCode: verificationCodeSchema.optional(), newCode: verificationCodeSchema };

/** An address or a number that a person wants to be reached at. */
export const contactCodesRequestSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...emailFields, ...puzzleFields }),
    z.strictObject({ ...numberFields, ...puzzleFields }),
  ])
  .meta({ id: 'ContactCodesRequest' });

/** The same, with the codes sent to the new address and to the old one. */
export const contactChangeSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...emailFields, ...codeFields }),
    z.strictObject({ ...numberFields, ...codeFields }),
  ])
  .meta({ id: 'ContactChange' });
export type ContactChange = z.infer<typeof contactChangeSchema>;

/** Where the codes were sent, masked. */
export const contactCodesSchema = sentCodeSchema
  .extend({
    /** Null where nothing was bound. */
    oldReceiver: z.string().nullable(),
    /** Where the code goes, masked. */
    newReceiver: z.string(),
  })
  .meta({ id: 'ContactCodes' });
export type ContactCodes = z.infer<typeof contactCodesSchema>;

/** The token of a link that undoes a change. */
export const contactUndoLinkSchema = z
  .strictObject({
    /** The secret in the link of the mail. */
    token: textOf(128).min(1),
  })
  .meta({ id: 'ContactUndoLink' });

/** What such a link does, with masked addresses. */
export const contactUndoSchema = z
  .strictObject({
    /** Which address was changed. */
    kind: z.enum(contactKinds),
    /** The address that comes back, masked. */
    restores: z.string(),
    /** The address that goes away, masked. */
    replaces: z.string(),
    until: momentSchema,
    /** This link has already undone it. */
    isDone: z.boolean(),
  })
  .meta({ id: 'ContactUndo' });
export type ContactUndo = z.infer<typeof contactUndoSchema>;
