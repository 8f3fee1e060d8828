/** Advances of Liberation Sans (the same as Arial's) for ' ' to '~', in thousandths of the size. */
const advances = {
  regular:
    '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584',
  bold: '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584',
};
const tables = {
  regular: advances.regular.split(' ').map(Number),
  bold: advances.bold.split(' ').map(Number),
};
/** The width of other characters: arrows are as wide as the widest letters. */
const OTHER = 1000;

/**
 * The width of a line of text in pixels, in the fonts of the drawings, which all have the same
 * widths. Node cannot measure fonts, so the table was measured in a browser.
 */
export function textWidth(text: string, size: number, weight: keyof typeof tables): number {
  const table = tables[weight];
  const sum = Array.from(text).reduce(
    (all, letter) => all + (table[letter.charCodeAt(0) - 32] ?? OTHER),
    0,
  );
  return Math.ceil((sum * size) / 1000);
}

/** Breaks a text between words so that no line is wider than a limit, if words allow. */
export function brokenLines(text: string, size: number, limit: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && textWidth(longer, size, 'regular') <= limit)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
