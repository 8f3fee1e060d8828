import { type Html, html } from '../http/html.ts';

/** The parts of a control page. */
export interface Frame {
  readonly title: string;
  readonly here: 'control' | 'outbox' | 'scenario';
  readonly siteName: string;
  /** Its script in `browser/`; undefined if none. */
  readonly script: string | undefined;
  readonly main: Html;
}

const pages = [
  ['control', '/control', 'Control'],
  ['outbox', '/control/outbox', 'Outbox'],
] as const;

/** A whole control page as text. */
export function framed({ title, here, siteName, script, main }: Frame): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title} · ${siteName}</title>
<link rel="icon" href="/art/site/emblem.svg">
<link rel="stylesheet" href="/control/assets/control.css">
<link rel="stylesheet" href="/control/assets/control.inputs.css">
<link rel="stylesheet" href="/control/assets/control.cards.css">
<link rel="stylesheet" href="/control/assets/control.draft.css">
${script !== undefined && html`<script type="module" src="/control/assets/${script}"></script>`}
</head>
<body>
<header class="top">
  <a class="brand" href="/control"><img src="/art/site/emblem.svg" alt="" width="32" height="32"><span>${siteName}<small>fake server</small></span></a>
  <nav aria-label="Pages">
    ${pages.map(
      ([key, path, name]) =>
        html`<a href="${path}"${key === here && html` aria-current="page"`}>${name}</a>`,
    )}
    <a class="out" href="/">Portal<span aria-hidden="true"> ↗</span></a>
  </nav>
</header>
<main>${main}</main>
<p id="notice" role="status" aria-live="polite"></p>
<noscript><p class="noscript">Turn on JavaScript to use the buttons on this page.</p></noscript>
</body>
</html>
`.markup;
}
