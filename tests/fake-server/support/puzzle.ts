import type { World } from '#fake-server/world/world.ts';

/** Reads a captcha picture, as a person does who sees it. */
export function readPicture({ captcha }: Pick<World, 'captcha'>) {
  const captchaId = crypto.randomUUID();
  captcha.picture(captchaId);
  return { captchaId, captcha: captcha.reveal(captchaId) ?? '' };
}
