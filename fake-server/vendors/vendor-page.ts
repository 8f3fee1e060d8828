import type { Request, Response } from 'express';
import { type Html, html } from '../http/html.ts';
import { pageLanguage } from './page-language.ts';

/** A third party's page; it works without a script. */
export function vendorPage(
  language: 'pt-BR' | 'en',
  { title, style, main }: { title: string; style: string; main: Html },
): string {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`.markup;
}

/** Path of the bank pages' files. */
const BANK_ASSETS = '/pix/bank/assets';

/** Sends a page of the bank, or of the payment provider with the same look. */
export function sendBankPage(
  request: Request,
  response: Response,
  texts: Readonly<Record<'pt-BR' | 'en', { readonly title: string }>>,
  part: Html,
): void {
  const language = pageLanguage(request);
  const { title } = texts[language];
  response.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy':
      "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
  const main = html`<h1>${title}</h1>
${part}`;
  response
    .type('html')
    .send(vendorPage(language, { title, style: `${BANK_ASSETS}/bank.css`, main }));
}
