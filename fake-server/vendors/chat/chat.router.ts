import { Router } from 'express';
import { browserFiles } from '../browser.files.ts';

/** Where the chat lies on the third parties' origin. */
export const CHAT_PATH = '/chat';

const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A live chat of customer service, for a window of its own (S8): `GET /chat?lang=…`. Nobody sits at
 * the other end: its answers were written beforehand, and nothing that is typed leaves the page.
 */
export function chatRouter(): Router {
  const router = Router();
  router.get(CHAT_PATH, (request, response) => {
    const { lang } = request.query;
    const asked = typeof lang === 'string' ? lang : (request.header('accept-language') ?? '');
    response.set({
      'Cache-Control': 'no-store',
      'Content-Security-Policy': CONTENT_POLICY,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    response.type('html').send(chatPage(/^en/iu.test(asked) ? 'en' : 'pt-BR'));
  });
  router.get(`${CHAT_PATH}/assets/:file`, browserFiles(new URL('./browser/', import.meta.url)));
  return router;
}

/** The document of the chat. All text comes from the script, in the visitor's language. */
function chatPage(language: 'pt-BR' | 'en'): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Chat</title>
<link rel="icon" href="/slot/symbols/star.svg">
<link rel="stylesheet" href="${CHAT_PATH}/assets/chat.css">
<script type="module" src="${CHAT_PATH}/assets/chat.js"></script>
</head>
<body>
<header><span class="face" aria-hidden="true">A</span><div><h1></h1><p class="state"></p></div></header>
<main><ol id="talk" role="log" aria-live="polite"></ol><div id="topics"></div></main>
<form autocomplete="off"><input id="words" maxlength="500" required><button></button></form>
</body>
</html>
`;
}
