import { Router } from 'express';
import { GAME_FRAME_ALLOW, GAME_FRAME_SANDBOX } from '#web/shared/games/frame-policy.ts';

/**
 * A portal that frames the game as strictly as the real one, and records the game's messages in
 * `heard`.
 *
 * @param sandbox another one, for tests about the sandbox
 */
export function framingPortal(game: string, sandbox: string = GAME_FRAME_SANDBOX): Router {
  const router = Router();
  router.get('/', (request, response) => {
    const query = new URLSearchParams(request.url.split('?')[1]);
    response.set(
      'Content-Security-Policy',
      `default-src 'none'; frame-src ${new URL(game).origin}; script-src 'self'; style-src 'self'; img-src data:`,
    );
    response.type('html').send(`<!doctype html>
<html lang="en"><head><title>Portal</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/portal.css"><script src="/portal.js"></script></head>
<body><iframe title="Game" sandbox="${sandbox}" allow="${GAME_FRAME_ALLOW}"
src="${game}?${query.toString().replaceAll('&', '&amp;')}"></iframe></body></html>`);
  });
  router.get('/portal.css', (_request, response) => {
    response.type('css').send(`html, body { margin: 0; height: 100% }
iframe { display: block; border: 0; width: 100%; height: 100% }`);
  });
  router.get('/portal.js', (_request, response) => {
    response.type('js').send(`window.heard = [];
addEventListener('message', ({ origin, data }) => heard.push({ origin, ...data }));`);
  });
  return router;
}
