import type { UseFormRegisterReturn } from 'react-hook-form';
import { leavesActOpen, type Outcome } from '#contract/errors.ts';
import { createCaptchaPort } from './captcha-port.ts';

/** What a person read in the picture that stands before an SMS. */
export interface PictureAnswer {
  readonly captcha?: string;
  readonly captchaId?: string;
}

/** The captcha picture before an SMS, for sites without GeeTest. */
export type CodePicture = ReturnType<typeof createCodePicture>;

/** Holds what is typed for the picture; each picture is sent once. */
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
    /** What was read; nothing while no picture is asked for. */
    answer(): PictureAnswer {
      const captchaId = port.id();
      const captcha = box?.value.trim() ?? '';
      return captchaId === undefined || captcha === '' ? {} : { captcha, captchaId };
    },
    /** Right or wrong, a picture that was sent serves no more; where the answer is lost, it stays. */
    settle({ captchaId }: PictureAnswer, outcome: Outcome<unknown>): void {
      if (captchaId === undefined || (!outcome.ok && leavesActOpen(outcome.code))) return;
      if (box !== null) box.value = '';
      port.spend();
    },
  };
}
