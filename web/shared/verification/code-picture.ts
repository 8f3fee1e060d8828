import type { UseFormRegisterReturn } from 'react-hook-form';
import { leavesActOpen, type Outcome } from '#contract/errors.ts';
import { createCaptchaPort } from './captcha-port.ts';

/** The text of the captcha before an SMS. */
export interface PictureAnswer {
  readonly captcha?: string;
  readonly captchaId?: string;
}

/** The captcha picture before an SMS, for sites without GeeTest. */
export type CodePicture = ReturnType<typeof createCodePicture>;

/** Holds the picture's text; each picture is sent once. */
export function createCodePicture() {
  const port = createCaptchaPort();
  let box: HTMLInputElement | null = null;
  const input: UseFormRegisterReturn = {
    name: 'codeCaptcha',
    onChange: async () => {},
    onBlur: async () => {},
    ref: (element: HTMLInputElement | null) => {
      box = element;
    },
  };
  return {
    port,
    input,
    /** The text; empty while no picture is required. */
    answer(): PictureAnswer {
      const captchaId = port.id();
      const captcha = box?.value.trim() ?? '';
      return captchaId === undefined || captcha === '' ? {} : { captcha, captchaId };
    },
    /** A sent picture is used up, right or wrong; if the answer is lost, it stays. */
    settle({ captchaId }: PictureAnswer, outcome: Outcome<unknown>): void {
      if (captchaId === undefined || (!outcome.ok && leavesActOpen(outcome.code))) return;
      if (box !== null) box.value = '';
      port.spend();
    },
  };
}
