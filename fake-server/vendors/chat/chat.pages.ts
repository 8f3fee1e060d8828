type Language = 'pt-BR' | 'en';

/** The document of a desk. The script fills in all text, in the visitor's language. */
export function chatPage(language: Language, isVip: boolean): string {
  return page(
    language,
    isVip ? 'vip' : 'desk',
    'chat.js',
    `<header><span class="face" aria-hidden="true">A</span><div><h1></h1><p class="state"></p></div></header>
<main><div role="log"><ol id="talk"></ol></div><div id="topics"></div></main>
<form autocomplete="off"><input id="words" maxlength="500" required><button></button></form>`,
  );
}

/** The document of the chat room, which the portal frames. */
export function roomPage(language: Language): string {
  return page(
    language,
    'room',
    'room.js',
    `<header class="visually-hidden"><h1></h1></header>
<main><div role="log"><ol id="talk"></ol></div></main>
<form autocomplete="off"><p id="trouble" role="alert"></p><input id="words" maxlength="200" required><button></button></form>`,
  );
}

function page(language: Language, desk: string, script: string, body: string): string {
  return `<!doctype html>
<html lang="${language}" data-desk="${desk}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Chat</title>
<link rel="icon" href="/slot/symbols/star.svg">
<link rel="stylesheet" href="/chat/assets/chat.css">
<script type="module" src="/chat/assets/${script}"></script>
</head>
<body>
${body}
</body>
</html>
`;
}
