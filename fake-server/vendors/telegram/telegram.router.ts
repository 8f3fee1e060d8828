import express, { type Response, Router } from 'express';
import { z } from 'zod/v4';
import { browserFiles } from '../../http/browser-files.ts';
import { html } from '../../http/html.ts';
import { type ProviderBehaviour, workingProvider } from '../../situation/vendor-behaviour.ts';
import { telegramHash } from '../../world/partners/telegram-hash.ts';
import { guardProviderPage, sendProviderPage } from '../provider/provider.page.ts';

/** Path of the widget's window, as at oauth.telegram.org. */
const AUTH_PATH = '/auth';

const requestSchema = z.object({
  bot_id: z.string().max(20),
  origin: z.url().max(255),
  request_access: z.literal('write').optional(),
  return_to: z.url().max(2_000),
});
const chosenSchema = z.object({ account: z.string().max(20).optional() });

/** Somebody with an account at Telegram. */
export interface TelegramAccount {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
}

interface TelegramPorts {
  readonly bot: { readonly id: string; readonly token: string };
  /** Milliseconds since the epoch. */
  readonly clock: { now(): number };
  readonly accounts: () => readonly TelegramAccount[];
  /** The domains linked to the bot. */
  readonly origins: () => readonly string[];
  /** Asked at every request. Default: everything works. */
  readonly behaviour?: () => ProviderBehaviour;
}

/**
 * Telegram's login widget, for the vendors' origin (G5): the window that its script opens, and the
 * message with its answer. See `../README.md` for the calls and the differences.
 */
export function telegramRouter(ports: TelegramPorts): Router {
  const { bot, clock, accounts } = ports;
  const behaviour = ports.behaviour ?? (() => workingProvider);
  const router = Router();

  const requestIn = (given: unknown, response: Response) => {
    const parameters = requestSchema.safeParse(given).data;
    const isKnown = parameters?.bot_id === bot.id && ports.origins().includes(parameters.origin);
    if (isKnown) return parameters;
    response.status(400).type('text/plain').send('Bot domain invalid');
    return undefined;
  };

  router.get(AUTH_PATH, (request, response) => {
    const parameters = requestIn(request.query, response);
    if (!parameters) return;
    const show = () =>
      sendProviderPage(request, response, {
        title: 'Telegram',
        fields: parameters,
        accounts: accounts().map(({ id, firstName, lastName, username }) => ({
          id: String(id),
          name: `${firstName} ${lastName}`,
          detail: `@${username}`,
        })),
        returnsTo: parameters.origin,
      });
    setTimeout(show, behaviour().latencyMilliseconds);
  });

  router.post(
    AUTH_PATH,
    express.urlencoded({ extended: false, limit: '8kb' }),
    (request, response) => {
      const parameters = requestIn(request.body, response);
      if (!parameters) return;
      const chosen = chosenSchema.safeParse(request.body).data?.account;
      const account = accounts().find(({ id }) => String(id) === chosen);
      sendAnswer(response, parameters.origin, account === undefined ? false : signed(account));
    },
  );

  router.get('/telegram/assets/:file', browserFiles(new URL('./browser/', import.meta.url)));
  return router;

  function signed({ id, firstName, lastName, username }: TelegramAccount) {
    const fields = {
      id,
      first_name: firstName,
      last_name: lastName,
      username,
      auth_date: Math.floor(clock.now() / 1_000),
    };
    // In the failing scenario, the hash is invalid.
    return { ...fields, hash: telegramHash(fields, behaviour().refuses ? '' : bot.token) };
  }
}

/**
 * The window's last page: it sends the answer to its opener, only at the bot's domain, and closes.
 */
function sendAnswer(response: Response, origin: string, result: object | false): void {
  const message = JSON.stringify({ event: 'auth_result', result, origin });
  guardProviderPage(response, origin);
  response.type('html').send(
    html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Telegram</title>
<link rel="icon" href="data:,">
<script type="module" src="/telegram/assets/answer.js"></script>
</head>
<body data-message="${message}" data-origin="${origin}"></body>
</html>
`.markup,
  );
}
