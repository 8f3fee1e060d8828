import { randomInt } from 'node:crypto';
import type { Clock } from '../../kernel/clock.ts';
import { expiringMap } from '../../kernel/expiring-map.ts';
import type { Random } from '../../kernel/random.ts';
import { drawCaptcha } from './captcha-picture.ts';

const LIFETIME = 5 * 60_000;
const DIGITS = 5;
const MAX_PICTURES = 10_000;

/** Captcha pictures: each is valid once, for five minutes (A8). */
export interface Captcha {
  /** A new picture for this id, as PNG; the old one expires. */
  picture(captchaId: string): Buffer;
  /** Whether the text is right. Either way the picture is used up. */
  check(captchaId: string | undefined, text: string): boolean;
  /** The picture's text, for the control page. */
  reveal(captchaId: string): string | undefined;
}

export function createCaptcha(clock: Clock, random: Random): Captcha {
  const texts = expiringMap<string>(clock, MAX_PICTURES, 'captcha');
  return {
    picture(captchaId) {
      const text = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
      texts.put(captchaId, text, clock.now() + LIFETIME);
      return drawCaptcha(text, random);
    },
    check(captchaId, text) {
      if (captchaId === undefined) return false;
      return texts.take(captchaId)?.toLowerCase() === text.trim().toLowerCase();
    },
    reveal: (captchaId) => texts.peek(captchaId),
  };
}
