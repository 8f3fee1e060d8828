import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useBehindPaint } from '#web/platform/painting/use-behind-paint.ts';
import { windowSize } from '#web/platform/windows/window-size.ts';
import { type GridShape, gridShapeOf } from './grid-shape.ts';

/** Rows rendered before and after the visible ones, after the first frame. */
const ROWS_AROUND = 1;

/** The tile of one game, counted from 0. */
interface Place {
  readonly index: number;
  readonly row: number;
  readonly column: number;
}

/** The rendered part of a grid. */
export interface GridWindow {
  readonly places: readonly Place[];
  /** How many tiles there are: all, or as many as fill rows within the limit. */
  readonly shown: number;
  readonly shape: GridShape;
  /** Height of the whole grid, in pixels. */
  readonly height: number;
  /** Mounts the row of a tile that is to get the focus. */
  readonly keep: (index: number) => void;
  /** A row with the focus stays mounted, however far it is scrolled away. */
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: () => void;
}

/** The last grid's shape and window: the next one is mostly the same. */
let last: { readonly shape: GridShape; readonly width: number } | undefined;
const guess: GridShape = { columns: 3, rowHeight: 220, top: 400 };

/** Virtualises a grid of at most `limit` of `total` tiles, whose items carry `data-index`. */
export function useGridWindow(
  grid: RefObject<HTMLElement | null>,
  total: number,
  limit: number,
): GridWindow {
  const [shape, setShape] = useState(last?.shape ?? guess);
  const { columns, rowHeight, top } = shape;
  const count = total <= limit ? total : limit - (limit % columns);
  const focused = useRef<number>(undefined);
  const isPainted = useBehindPaint();

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const measure = () => {
      const next = measuredShape(element);
      if (!next) return;
      last = { shape: next, width: windowSize().width };
      setShape((shown) => (isSame(shown, next) ? shown : next));
    };
    // Measuring now would lay out the page twice; the known shape is checked after the layout.
    if (last?.width !== windowSize().width) measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    // Content above can move the grid without changing it.
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [grid]);

  // oxlint-disable-next-line react/incompatible-library -- nothing memoized is made of what it returns
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    overscan: isPainted ? ROWS_AROUND : 0,
    scrollMargin: top,
    initialRect: windowSize(),
    initialOffset: () => scrollY,
    useFlushSync: false,
    rangeExtractor: (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      const row = focused.current === undefined ? -1 : Math.floor(focused.current / columns);
      if (row < 0 || row >= range.count || drawn.includes(row)) return drawn;
      return [...drawn, row].toSorted((a, b) => a - b);
    },
  });
  useLayoutEffect(() => rows.measure(), [rows, rowHeight]);

  const places = rows
    .getVirtualItems()
    .flatMap(({ index: row }) =>
      Array.from({ length: Math.min(columns, count - row * columns) }, (_, column) => ({
        index: row * columns + column,
        row,
        column,
      })),
    );
  return {
    places,
    shown: count,
    shape,
    height: Math.ceil(count / columns) * rowHeight,
    keep: (index) => {
      focused.current = index;
    },
    onFocus: ({ target }) => {
      const index = target.closest('[data-index]')?.getAttribute('data-index');
      focused.current = index === null || index === undefined ? undefined : Number(index);
    },
    onBlur: () => {
      focused.current = undefined;
    },
  };
}

function measuredShape(grid: HTMLElement): GridShape | undefined {
  const tile = grid.querySelector('[data-index]')?.getBoundingClientRect();
  if (!tile || tile.width === 0) return undefined;
  const { columnGap, rowGap } = getComputedStyle(grid);
  const { top, width } = grid.getBoundingClientRect();
  return gridShapeOf({
    width,
    columnGap: Number.parseFloat(columnGap),
    rowGap: Number.parseFloat(rowGap),
    top: top + scrollY,
    tile,
  });
}

/** Fractions of a pixel vary with rounding. */
function isSame(one: GridShape, other: GridShape): boolean {
  return (
    one.columns === other.columns &&
    Math.abs(one.rowHeight - other.rowHeight) < 0.1 &&
    Math.abs(one.top - other.top) < 0.5
  );
}
