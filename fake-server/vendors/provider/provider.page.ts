import type { Request, Response } from 'express';
import { html } from '../../http/html.ts';
import { pageLanguage } from '../page-language.ts';
import { vendorPage } from '../vendor-page.ts';

/** An account to choose. */
interface ShownAccount {
  readonly id: string;
  readonly name: string;
  /** Distinguishes two of the same name. */
  readonly detail: string;
}

interface ProviderPage {
  /** The name that people know the provider by. */
  readonly title: string;
  readonly accounts: readonly ShownAccount[];
  /** The site's parameters; they come back with the choice. */
  readonly fields: Readonly<Record<string, string | undefined>>;
  /** Origin that gets the answer. */
  readonly returnsTo: string;
}

const texts = {
  'pt-BR': { choose: 'Escolha uma conta', site: 'para entrar em', cancel: 'Cancelar' },
  en: { choose: 'Choose an account', site: 'to sign in to', cancel: 'Cancel' },
} as const;

const policyFor = (returnsTo: string) =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    // Browsers apply the form policy to its redirect as well.
    `form-action 'self' ${returnsTo}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of every provider page. Its windows keep their opener: the site waits for them. */
export function guardProviderPage(response: Response, returnsTo: string): void {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policyFor(returnsTo),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
}

/** A provider's account chooser. It works without a script. */
export function sendProviderPage(
  request: Request,
  response: Response,
  { title, accounts, fields, returnsTo }: ProviderPage,
): void {
  const language = pageLanguage(request);
  const { choose, site, cancel } = texts[language];
  guardProviderPage(response, returnsTo);
  const main = html`<p class="brand">${title}</p>
<h1>${choose}</h1>
<p>${site} <b>${new URL(returnsTo).host}</b></p>
<form method="post" autocomplete="off">
${Object.entries(fields).map(
  ([name, value]) =>
    value !== undefined && html`<input type="hidden" name="${name}" value="${value}">`,
)}
${accounts.map(
  ({ id, name, detail }) =>
    html`<button class="account" name="account" value="${id}"><b>${name}</b><span>${detail}</span></button>`,
)}
<button class="cancel" name="account" value="">${cancel}</button>
</form>`;
  const style = '/provider/assets/provider.css';
  response.type('html').send(vendorPage(language, { title, style, main }));
}
