import type { RequestHandler, Response } from 'express';
import { ownPageHeaders } from '../../http/own-page.ts';
import type { GamePorts } from './game.answers.ts';

/** The document of a game. */
export interface GamePage {
  /** The game's name in its paths: `slot` for `/slot/play`. */
  readonly name: string;
  /** Until the script knows the game's title. */
  readonly title: string;
  /** The icon as SVG, or the address of a picture of the game. */
  readonly icon: string;
  /** The style sheets in order, such as `games/game.panel`. */
  readonly styles: readonly string[];
}

/** Serves a game's document, which only the portal may frame and which has no inline scripts. */
export function servePage(
  page: GamePage,
  portalOrigins: GamePorts['portalOrigins'],
): RequestHandler {
  return (request, response) => {
    const { lang } = request.query;
    const language = typeof lang === 'string' && !/^pt(-|$)/i.test(lang) ? 'en' : 'pt-BR';
    response.set(ownPageHeaders(portalOrigins()));
    response.type('html').send(documentOf(page, language, portalOrigins()));
  };
}

/** Serves a picture of a game. */
export function sendPicture(response: Response, svg: string): void {
  response.set({ 'Cache-Control': 'public, max-age=3600', 'X-Content-Type-Options': 'nosniff' });
  response.type('image/svg+xml').send(svg);
}

/**
 * The script fills in all text, in the player's language; English is the default language of games
 * (specification §3), also for people who speak neither Portuguese nor English.
 *
 * @param portalOrigins given to the script, so that only they get its messages
 */
function documentOf(
  { name, title, icon, styles }: GamePage,
  language: 'pt-BR' | 'en',
  portalOrigins: readonly string[],
): string {
  const origins = portalOrigins.map((origin) => new URL(origin).origin).join(' ');
  const sheets = ['games/game', 'games/game.guide', ...styles, 'games/game.low'];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="portal-origins" content="${origins}">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="${icon.startsWith('/') ? icon : `/${name}/icon.svg`}">
${sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet.replace('/', '/browser/')}.css">`).join('\n')}
<script type="module" src="/${name}/browser/${name}.js"></script>
</head>
<body>
<main id="game" aria-busy="true"></main>
</body>
</html>
`;
}
