import type { GeetestResult } from '#contract/entities/verification.ts';
import type { Outcome } from '#contract/errors.ts';
import { loadScript } from '#web/platform/load-script.ts';

/** The part of GeeTest v4's browser API that the portal uses. */
interface GeetestCaptcha {
  onReady(listener: () => void): GeetestCaptcha;
  onSuccess(listener: () => void): GeetestCaptcha;
  onClose(listener: () => void): GeetestCaptcha;
  onError(listener: () => void): GeetestCaptcha;
  showCaptcha(): void;
  getValidate(): GeetestResult | false;
  destroy(): void;
}

declare global {
  interface Window {
    initGeetest4?: (
      configuration: { captchaId: string; product: 'bind'; language: string },
      ready: (captcha: GeetestCaptcha) => void,
    ) => void;
  }
}

/** Timeout of a puzzle's start, in milliseconds (A10). */
const READY_TIMEOUT_MILLISECONDS = 15_000;

/** The puzzle's options: the site's id, the script's address and the language. */
export interface GeetestConfiguration {
  readonly captchaId: string;
  readonly scriptUrl: string;
  readonly language: string;
}

/**
 * Shows a GeeTest v4 puzzle (A10). Cancelling gives `geetest_cancelled`; a script that is blocked,
 * fails or times out gives `geetest_unavailable`.
 *
 * @param onShown called when there is something to solve
 */
export async function solveGeetest(
  configuration: GeetestConfiguration,
  signal: AbortSignal,
  onShown: () => void = () => undefined,
): Promise<Outcome<GeetestResult>> {
  const unavailable = { ok: false, code: 'geetest_unavailable' } as const;
  try {
    await loadScript(configuration.scriptUrl, READY_TIMEOUT_MILLISECONDS);
  } catch {
    // Offline, nothing is blocked.
    return navigator.onLine ? unavailable : { ok: false, code: 'network_failed' };
  }
  const start = window.initGeetest4;
  if (!start) return unavailable;

  const { promise, resolve } = Promise.withResolvers<Outcome<GeetestResult>>();
  const timer = setTimeout(() => resolve(unavailable), READY_TIMEOUT_MILLISECONDS);
  let shown: GeetestCaptcha | undefined;
  const { captchaId, language } = configuration;
  start({ captchaId, product: 'bind', language }, (captcha) => {
    shown = captcha;
    captcha
      .onReady(() => {
        clearTimeout(timer);
        if (signal.aborted) return;
        captcha.showCaptcha();
        onShown();
      })
      .onSuccess(() => {
        const result = captcha.getValidate();
        resolve(result ? { ok: true, value: result } : unavailable);
      })
      .onClose(() => resolve({ ok: false, code: 'geetest_cancelled' }))
      .onError(() => resolve(unavailable));
  });
  signal.addEventListener('abort', () => resolve({ ok: false, code: 'geetest_cancelled' }));
  return await promise.finally(() => {
    clearTimeout(timer);
    shown?.destroy();
  });
}
