/** What stays as it is in a text: placeholders, bounds of a rule, tags. */
const kept = /\{\{.*?\}\}|\((?:min|max)\)|<[^>]*>/gu;

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

/** Every letter with an accent, and some four tenths longer, as in German or Finnish. */
export function accentedText(text: string): string {
  return `⟦${between(text, (words) =>
    words
      .replace(/[a-z]/giu, (letter) => accented[plain.indexOf(letter)] ?? letter)
      .replace(/[åéîöû]/gu, '$&$&'),
  )}⟧`;
}

/** Every word right to left, by Unicode's direction marks. */
export function mirroredText(text: string): string {
  return between(text, (words) => words.replace(/\p{L}+/gu, '\u{200F}\u{202E}$&\u{202C}\u{200F}'));
}

function between(text: string, change: (words: string) => string): string {
  let last = 0;
  let changed = '';
  for (const match of text.matchAll(kept)) {
    changed += change(text.slice(last, match.index)) + match[0];
    last = match.index + match[0].length;
  }
  return changed + change(text.slice(last));
}
