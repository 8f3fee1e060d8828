import { type RefObject, useEffect } from 'react';
import { foldText } from '#contract/rules/fold-text.ts';

/** The name of the highlight in the style sheet. */
const HIGHLIGHT = 'help-hit';

/**
 * Highlights words in the element with the browser's own highlights: no element is added to
 * sanitised content, and a screen reader reads the text unchanged. Without support nothing is
 * highlighted.
 */
export function useHits(
  place: RefObject<HTMLElement | null>,
  isWanted: (word: string) => boolean,
): void {
  useEffect(() => {
    const { current: element } = place;
    const marks = sharedMarks();
    if (!element || !marks) return undefined;
    const own: Range[] = [];
    const clear = () => {
      for (const range of own.splice(0)) marks.delete(range);
    };
    const mark = () => {
      clear();
      own.push(...wordRanges(element, isWanted));
      for (const range of own) marks.add(range);
    };
    mark();
    // Contents load, and open, one by one.
    const arrivals = new MutationObserver(mark);
    arrivals.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      arrivals.disconnect();
      clear();
    };
  }, [place, isWanted]);
}

/** One highlight for the document: a dialog may be over the page. */
function sharedMarks(): Highlight | undefined {
  if (!('highlights' in CSS)) return undefined;
  const marks = CSS.highlights.get(HIGHLIGHT) ?? new Highlight();
  CSS.highlights.set(HIGHLIGHT, marks);
  return marks;
}

function wordRanges(element: HTMLElement, isWanted: (word: string) => boolean): Range[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
      if (!isWanted(foldText(word))) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      ranges.push(range);
    }
  }
  return ranges;
}
