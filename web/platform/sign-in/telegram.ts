import type { TelegramBot, TelegramUser } from '#contract/entities/social.ts';
import type { Outcome } from '#contract/errors.ts';
import { answerOf } from './provider-window.ts';

/**
 * Asks Telegram for the person's identity, like its login widget (G5): the same window, and the
 * same message. No script of Telegram's is needed. The answer is only valid once the server has
 * checked its hash.
 *
 * @param language ISO 639 code of the window's language
 */
export async function askTelegram(
  providerWindow: Window,
  { botId, widgetOrigin }: TelegramBot,
  language: string,
  signal: AbortSignal,
): Promise<Outcome<TelegramUser>> {
  const address = new URL('/auth', widgetOrigin);
  address.searchParams.set('bot_id', botId);
  address.searchParams.set('origin', location.origin);
  address.searchParams.set('lang', language);
  address.searchParams.set('return_to', `${location.origin}/login`);

  const answering = answerOf<unknown>(
    providerWindow,
    (tell) => {
      const hear = ({ source, origin, data }: MessageEvent) => {
        const said =
          source === providerWindow && origin === new URL(widgetOrigin).origin
            ? widgetMessageIn(data)
            : null;
        if (said?.event === 'auth_result') tell(said.result);
      };
      addEventListener('message', hear);
      return () => removeEventListener('message', hear);
    },
    signal,
  );
  providerWindow.location.replace(address.href);
  const result = await answering;
  // The widget answers `false` after a cancel.
  if (result === null || result === false) return { ok: false, code: 'popup_closed' };
  const user = telegramUserIn(result);
  return user ? { ok: true, value: user } : { ok: false, code: 'social_sign_in_refused' };
}

interface WidgetMessage {
  readonly event: unknown;
  readonly result: unknown;
}

function widgetMessageIn(data: unknown): WidgetMessage | null {
  if (typeof data !== 'string') return null;
  try {
    const message: unknown = JSON.parse(data);
    if (typeof message !== 'object' || message === null || !('event' in message)) return null;
    return { event: message.event, result: 'result' in message ? message.result : false };
  } catch {
    return null;
  }
}

/** The fields of the widget's answer; null if invalid. */
function telegramUserIn(result: unknown): TelegramUser | null {
  if (typeof result !== 'object' || result === null) return null;
  const fields = result as Readonly<Record<string, unknown>>;
  const { id, first_name, auth_date, hash } = fields;
  if (typeof id !== 'number' || typeof auth_date !== 'number') return null;
  if (typeof first_name !== 'string' || typeof hash !== 'string') return null;
  const optional = Object.fromEntries(
    (['last_name', 'username', 'photo_url'] as const).flatMap((name) => {
      const value = fields[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  return { id, first_name, ...optional, auth_date, hash };
}
