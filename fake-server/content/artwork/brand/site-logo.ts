import { tone } from '../palette.ts';
import { flat, glint, place } from '../shapes.ts';
import { Sheet } from '../sheet.ts';

/** The operator's name. */
const SITE_NAME = 'Aurora Play';

/** The operator's logo, 220 by 48: emblem and word, for dark and light grounds. */
export function siteLogo(): string {
  const sheet = new Sheet('site/logo');
  const word = sheet.across(tone(188, 85, 40), `${tone(262, 80, 62)} 55%`, tone(320, 85, 58));
  const text = (x: number, width: number, label: string, weight: number): string =>
    `<text x="${x}" y="33" font-family="sans-serif" font-weight="${weight}" font-size="26" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${word}">${label}</text>`;
  return sheet.render(
    220,
    48,
    place(emblem(sheet), 24, 24, 0.22) + text(54, 94, 'Aurora', 900) + text(154, 56, 'Play', 500),
    SITE_NAME,
  );
}

/** The operator's emblem alone on its own ground, 64 by 64: favicon and app icon. */
export function siteEmblem(): string {
  const sheet = new Sheet('site/emblem');
  return sheet.render(
    64,
    64,
    `<rect width="64" height="64" rx="15" fill="${sheet.linear('#241052', '#0a0620')}"/>` +
      place(emblem(sheet), 32, 32, 0.27),
    SITE_NAME,
  );
}

/** Three curtains of northern light that form an A, under a star. */
function emblem(sheet: Sheet): string {
  const left = sheet.linear(tone(168, 90, 62), tone(200, 90, 44));
  const right = sheet.linear(tone(280, 95, 72), tone(322, 90, 52));
  const middle = sheet.linear(tone(210, 100, 74), tone(258, 90, 54));
  return (
    flat('M-22-84Q-8-104 6-84C-10-20-44 50-96 92-104 96-108 86-102 80-62 30-36-26-22-84z', left) +
    flat('M22-84Q8-104-6-84C10-20 44 50 96 92 104 96 108 86 102 80 62 30 36-26 22-84z', right) +
    flat('M-42 40Q0 6 42 40 56 60 40 62 0 34-40 62-56 60-42 40z', middle) +
    glint(0, -6, 24)
  );
}
