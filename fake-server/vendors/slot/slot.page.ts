/**
 * The document of the game. All text comes from the script, in the player's language.
 *
 * @param portalOrigins told to the script, so that its messages go to them alone
 */
export function slotPage(language: 'pt-BR' | 'en', portalOrigins: readonly string[]): string {
  const origins = portalOrigins.map((origin) => new URL(origin).origin).join(' ');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="portal-origins" content="${origins}">
<title>Slot</title>
<link rel="icon" type="image/svg+xml" href="/slot/symbols/seven.svg">
<link rel="stylesheet" href="/slot/assets/slot.css">
<link rel="stylesheet" href="/slot/assets/slot.desk.css">
<link rel="stylesheet" href="/slot/assets/slot.guide.css">
<script type="module" src="/slot/assets/slot.js"></script>
</head>
<body>
<main id="game" aria-busy="true"></main>
</body>
</html>
`;
}
