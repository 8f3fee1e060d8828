import { type Brush, short } from './shapes.ts';

/** The looks that a title can have. */
export type LetteringStyle =
  | 'gold'
  | 'ice'
  | 'fire'
  | 'candy'
  | 'leaf'
  | 'neon'
  | 'steel'
  | 'violet';

interface Metal {
  face: readonly string[];
  rim: string;
  edge: string;
  family: string;
  italic?: true;
}

const METALS: Record<LetteringStyle, Metal> = {
  gold: {
    face: ['#fffde0', '#ffdf6b 40%', '#f09a12 54%', '#fff0a0'],
    rim: '#8a3f00',
    edge: '#240900',
    family: 'serif',
  },
  ice: {
    face: ['#ffffff', '#c9f1ff 40%', '#4fb4f5 56%', '#e8fbff'],
    rim: '#0a4fa8',
    edge: '#03123a',
    family: 'sans-serif',
  },
  fire: {
    face: ['#fff9c0', '#ffc22e 38%', '#ff4d12 62%', '#ffb35c'],
    rim: '#8e0a0a',
    edge: '#240005',
    family: 'sans-serif',
    italic: true,
  },
  candy: {
    face: ['#ffffff', '#ffd9f0 42%', '#ff6fbf 58%', '#ffe3f4'],
    rim: '#b3127a',
    edge: '#3a0430',
    family: 'ui-rounded,sans-serif',
  },
  leaf: {
    face: ['#fdffe0', '#d6f56a 42%', '#5fbf1e 58%', '#eaffa0'],
    rim: '#1c5a0c',
    edge: '#052008',
    family: 'serif',
  },
  neon: {
    face: ['#ffffff', '#b8fff6 44%', '#2ee6ff 58%', '#e6ffff'],
    rim: '#c014e0',
    edge: '#12022e',
    family: 'sans-serif',
    italic: true,
  },
  steel: {
    face: ['#ffffff', '#dfe8f5 42%', '#8c9cb8 56%', '#f5f9ff'],
    rim: '#26344e',
    edge: '#080d18',
    family: 'sans-serif',
  },
  violet: {
    face: ['#ffffff', '#ecd6ff 42%', '#a866ff 58%', '#f4e6ff'],
    rim: '#4a12a0',
    edge: '#14042e',
    family: 'serif',
  },
};

const NARROW = /[ .,:;!'|iIjl1()[\]-]/;
const WIDE = /[MWmw@%&\u2014\u2e80-\uffff]|[^\0-\uffff]/u;
const LONGEST = 44;
const SIGNS = new Intl.Segmenter('pt');

/** Removes everything that XML 1.0 forbids. Line breaks become spaces. */
function printable(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text made safe for element content and for attributes in double quotes. */
export function escaped(text: string): string {
  return printable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Approximate width of a text in heavy capitals, as a multiple of its size. */
export function heavyWidth(text: string): number {
  let width = 0;
  for (const sign of text) width += NARROW.test(sign) ? 0.4 : WIDE.test(sign) ? 1 : 0.74;
  return Math.max(width, 0.4);
}

interface Line {
  text: string;
  size: number;
  width: number;
}

/** A title broken into one to three lines, as large as possible. Each fits `width`. */
function titleLines(title: string, width: number, height: number): Line[] {
  const words = firstSigns(title, LONGEST).toUpperCase().split(' ');
  let best: Line[] = [];
  let bestScore = -1;
  for (const texts of breaks(words)) {
    const sizes = texts.map((text) => Math.min(66, width / heavyWidth(text)));
    const squeeze = Math.min(1, height / sizes.reduce((sum, size) => sum + size * 0.9, 0));
    const lines = texts.map((text, index) => {
      const size = (sizes[index] ?? 0) * squeeze;
      return { text, size, width: heavyWidth(text) * size };
    });
    const score =
      lines.reduce((sum, entry) => sum + entry.width * entry.size, 0) *
      Math.sqrt(Math.min(...lines.map((entry) => entry.size)));
    if (score > bestScore) [best, bestScore] = [lines, score];
  }
  return best;
}

/** A printable text, cut to this many characters with an ellipsis. */
export function firstSigns(text: string, longest: number): string {
  const signs = Array.from(SIGNS.segment(printable(text) || '?'), ({ segment }) => segment);
  return signs.length > longest
    ? `${signs
        .slice(0, longest - 1)
        .join('')
        .trim()}…`
    : signs.join('');
}

function breaks(words: readonly string[]): string[][] {
  const join = (from: number, to?: number): string => words.slice(from, to).join(' ');
  const all: string[][] = [[join(0)]];
  for (let first = 1; first < words.length; first++) {
    all.push([join(0, first), join(first)]);
    for (let second = first + 1; second < words.length; second++) {
      all.push([join(0, first), join(first, second), join(second)]);
    }
  }
  return all;
}

/**
 * The title as part of the picture: raised letters with a rim and a dark edge. It fills a box of
 * 264 by `height` whose lower edge is at `bottom`.
 */
export function lettering(
  brush: Brush,
  title: string,
  style: LetteringStyle,
  bottom: number,
  height: number,
): string {
  const { face, rim, edge, family, italic } = METALS[style];
  const lines = titleLines(title, 264, height);
  const largest = Math.max(...lines.map((entry) => entry.size));
  let y = bottom;
  const texts: string[] = [];
  for (const { text, size, width } of lines.toReversed()) {
    texts.push(
      `<text x="150" y="${short(y)}" font-size="${short(size)}" textLength="${short(width)}" lengthAdjust="spacingAndGlyphs">${escaped(text)}</text>`,
    );
    y -= size * 0.9;
  }
  const slope = italic ? ' font-style="italic"' : '';
  const word = brush.sheet.keep(
    texts.join(''),
    `font-family="${family}" font-weight="900"${slope} text-anchor="middle"`,
  );
  const stroke = Math.max(4, Math.min(9, largest * 0.2));
  return (
    `<use href="${word}" y="4" fill="${edge}" stroke="${edge}" stroke-width="${short(stroke + 3)}"/>` +
    `<use href="${word}" fill="${rim}" stroke="${rim}" stroke-width="${short(stroke)}"/>` +
    `<use href="${word}" fill="${brush.sheet.linear(...face)}"/>`
  );
}
