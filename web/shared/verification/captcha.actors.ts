import { fromPromise } from 'xstate';
import type { Outcome } from '#contract/errors.ts';
import { type CaptchaPicture, captchaMachine } from '#machines/captcha/captcha.machine.ts';
import type { ApiClient } from '#web/api/client.ts';
import { randomUuid } from '#web/platform/random-text.ts';

/** The captcha with its call; every picture has its own id (A8). */
export function provideCaptcha(api: ApiClient) {
  return captchaMachine.provide({
    actors: {
      loadPicture: fromPromise<Outcome<CaptchaPicture>, void>(async () => {
        const captchaId = randomUuid();
        // Not aborted with the view: strict mode mounts it twice, and one answer serves both.
        const answer = await api.account.captcha({ query: { captchaId } });
        return answer.ok ? { ok: true, value: { captchaId, picture: answer.value } } : answer;
      }),
    },
  });
}
