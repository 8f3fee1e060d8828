import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TabLinks } from '#web/ui/navigation/TabLinks.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollBy');
});

/** jsdom lays nothing out: the row is 100 pixels wide, and so is each of its tabs. */
function boxOf(this: Element): DOMRect {
  const at = this.tagName === 'UL' ? 0 : [...document.querySelectorAll('a')].indexOf(this as never);
  return new DOMRect(at * 100, 0, 100, 40);
}

const row = (ids: readonly string[]) => (
  <TabLinks
    label="Área"
    selected="dividend"
    tabs={ids.map((id) => ({ id, label: id }))}
    renderLink={({ id }, { children, ...attributes }) => (
      <a key={id} href={id} {...attributes}>
        {children}
      </a>
    )}
  />
);

test('a row of tabs keeps the open one in view, also when tabs are added before it (W1)', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(boxOf);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(1_000);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(100);
  const scrollBy = vi.fn<(to: ScrollToOptions) => void>();
  Element.prototype.scrollBy = scrollBy as Element['scrollBy'];
  const { rerender } = render(row(['news', 'dividend']));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 100 });
  rerender(row(['news', 'income', 'salary', 'dividend']));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 300 });
});
