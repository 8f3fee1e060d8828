import { z } from 'zod/v4';
import { textOf } from './text.ts';

/** What a person read in a captcha picture (A8). */
export const captchaFields = {
  captcha: textOf(16).optional(),
  /** The picture that the captcha text belongs to. */
  captchaId: z.uuid().optional(),
};
