import { type Html, html } from '#tools/html.ts';

/** A page of the contract, with the way to the others. */
export function framed(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · the contract</title>
<link rel="icon" href="/openapi/favicon-32x32.png">
<link rel="stylesheet" href="/openapi/pages.css">
</head>
<body>
<nav aria-label="The contract"><a href="/openapi/calls">All calls</a> <a href="/openapi">Try them out</a> <a href="/openapi/openapi.json">OpenAPI</a></nav>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`.html;
}
