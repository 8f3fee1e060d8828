import { type ReactNode, useRef } from 'react';
import { useNear } from '#web/platform/painting/use-near.ts';
import { useNarrowWindow } from './use-narrow-window.ts';

interface RowItemsProps<Item> {
  readonly items: readonly Item[];
  /** How many items render before the others come near, by the width of the window. */
  readonly atFirst: { readonly phone: number; readonly wide: number };
  /** Draws one, as an item of the list. */
  readonly children: (item: Item, index: number) => ReactNode;
}

/**
 * The items of a horizontally scrolling row. Those further on have reserved room, and render when
 * they come near, so that pages switch faster (P4).
 */
export function RowItems<Item>({ items, atFirst, children }: RowItemsProps<Item>) {
  const first = atFirst[useNarrowWindow() ? 'phone' : 'wide'];
  const later = items.slice(first);
  return (
    <>
      {items.slice(0, first).map(children)}
      {later.length > 0 && (
        <LaterItems count={later.length}>
          {() => later.map((item, index) => children(item, first + index))}
        </LaterItems>
      )}
    </>
  );
}

interface LaterItemsProps {
  readonly count: number;
  readonly children: () => ReactNode;
}

function LaterItems({ count, children }: LaterItemsProps) {
  const place = useRef<HTMLLIElement>(null);
  const near = useNear(place);
  if (near) return children();
  return <li ref={place} aria-hidden="true" style={{ gridColumn: `span ${count}` }} />;
}
