/** A tile's minimum width, in pixels, unless three would not fit. */
const NARROWEST_TILE_PIXELS = 160;
const NARROWEST_TILE_SHARE = 0.3;
/** Height to width of a tile's picture. */
const PICTURE_RATIO = 4 / 3;

/** The positions of the grid's rows. Lengths in pixels. */
export interface GridShape {
  readonly columns: number;
  /** From the top of one row to the top of the next. */
  readonly rowHeight: number;
  /** From the top of the page to the first row. */
  readonly top: number;
}

/** The measured grid, in pixels. */
export interface GridMeasures {
  readonly width: number;
  readonly columnGap: number;
  readonly rowGap: number;
  readonly top: number;
  /** Width and height of a tile. */
  readonly tile: { readonly width: number; readonly height: number };
}

/** As many columns as fit, and the height of their tiles. */
export function gridShapeOf({ width, columnGap, rowGap, top, tile }: GridMeasures): GridShape {
  const narrowest = Math.min(NARROWEST_TILE_PIXELS, width * NARROWEST_TILE_SHARE);
  const columns = Math.max(1, Math.floor((width + columnGap) / (narrowest + columnGap)));
  const tileWidth = (width + columnGap) / columns - columnGap;
  const words = tile.height - tile.width * PICTURE_RATIO;
  return { columns, rowHeight: tileWidth * PICTURE_RATIO + words + rowGap, top };
}
