import type { Request, Response } from 'express';
import { html } from '../../http/html.ts';
import { pageLanguage } from '../page-language.ts';
import { vendorPage } from '../vendor-page.ts';

/** An account that can be chosen. */
interface ShownAccount {
  readonly id: string;
  readonly name: string;
  /** What tells two of the same name apart. */
  readonly detail: string;
}

interface ProviderPage {
  /** The name that people know the provider by. */
  readonly title: string;
  readonly accounts: readonly ShownAccount[];
  /** What the site asked for; it comes back with the choice. */
  readonly fields: Readonly<Record<string, string | undefined>>;
  /** Origin that the answer goes to. */
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
    // Browsers hold the redirect that answers a form to it too.
    `form-action 'self' ${returnsTo}`,
    "frame-ancestors 'none'",
  ].join('; ');

/** Headers of every page of a provider. Its windows keep their opener: the site waits for them. */
export function guardProviderPage(response: Response, returnsTo: string): void {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policyFor(returnsTo),
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  });
}

/** The page in a provider's window: whose account is it to be. It works without a script. */
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
