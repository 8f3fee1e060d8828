import { Router } from 'express';
import { pageLanguage } from '../page-language.ts';

const CONTENT_POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Pages of other companies, behind the site's keyed resources (§3). */
const places: Readonly<Record<string, string>> = {
  android: 'Android',
  ios: 'iOS',
  facebook: 'Facebook',
  instagram: 'Instagram',
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  usdjump: 'USDT',
  affiliates: 'Aurora Partners',
};

/** Placeholders for external pages: `GET /places/<name>` says what would be there. */
export function placesRouter(): Router {
  const router = Router();
  router.get('/places/:name', (request, response, next) => {
    const { name } = request.params;
    const title = Object.hasOwn(places, name) ? places[name] : undefined;
    if (title === undefined) return next();
    response.set({
      'Content-Security-Policy': CONTENT_POLICY,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    response.type('html').send(placePage(title, pageLanguage(request)));
  });
  return router;
}

function placePage(title: string, language: 'pt-BR' | 'en'): string {
  const text =
    language === 'en'
      ? 'Demonstration: here another company would show its page of Aurora Play.'
      : 'Demonstração: aqui outra empresa mostraria a sua página da Aurora Play.';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title}</title>
<link rel="icon" href="/slot/symbols/star.svg">
<link rel="stylesheet" href="/chat/assets/chat.css">
</head>
<body class="place">
<main><h1>${title}</h1><p>${text}</p></main>
</body>
</html>
`;
}
