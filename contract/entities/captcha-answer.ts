import { z } from 'zod/v4';
import { usedUp } from './once-fields.ts';
import { textOf } from './text.ts';

/** What a person read in a captcha picture (A8). */
export const captchaFields = {
  captcha: usedUp(textOf(16)).optional(),
  /** The picture that the captcha text belongs to. */
  captchaId: z.uuid().optional(),
};
