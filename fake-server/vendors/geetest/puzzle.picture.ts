import { createRandom } from '../../kernel/random.ts';
import { paintScene } from './puzzle.scene.ts';

/** Size of the puzzle's picture; all distances are in these units. */
export const pictureWidth = 300;
const pictureHeight = 180;
/** Side of the piece's square. */
export const pieceSize = 60;
/** Tolerance of the piece's position, in units of the picture. */
export const puzzleTolerance = 4;

/** Position of the gap: the upper left corner of the piece's square. */
export interface Gap {
  readonly x: number;
  readonly y: number;
}

// A square with a knob on top, a knob on the right and a notch on the left, within 60 × 60.
const pieceOutline = 'M2 14h14a9 9 0 1 1 16 0h14v14a9 9 0 1 1 0 16v14h-44v-14a9 9 0 1 0 0-16z';

/** The gap of the puzzle with this seed. Never near the left edge, where the piece starts. */
export function puzzleGap(seed: number): Gap {
  const next = createRandom(seed ^ 0x5eed).next;
  return {
    x: 92 + Math.floor(next() * (pictureWidth - pieceSize - 92 - 8)),
    y: 10 + Math.floor(next() * (pictureHeight - pieceSize - 20)),
  };
}

/** The picture with the gap in it, as SVG. */
export function drawBackground(seed: number): string {
  const { x, y } = puzzleGap(seed);
  return svg(
    pictureWidth,
    pictureHeight,
    `${paintScene(createRandom(seed).next, pictureWidth, pictureHeight)}
<g transform="translate(${x} ${y})">
<path d="${pieceOutline}" fill="#05070f" fill-opacity=".62"/>
<path d="${pieceOutline}" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="1.4"/>
</g>`,
  );
}

/** The missing piece, as SVG. */
export function drawPiece(seed: number): string {
  const { x, y } = puzzleGap(seed);
  return svg(
    pieceSize,
    pieceSize,
    `<clipPath id="piece"><path d="${pieceOutline}"/></clipPath>
<g clip-path="url(#piece)"><g transform="translate(${-x} ${-y})">
${paintScene(createRandom(seed).next, pictureWidth, pictureHeight)}
</g><path d="${pieceOutline}" fill="#fff" fill-opacity=".1"/></g>
<path d="${pieceOutline}" fill="none" stroke="#fff" stroke-width="1.8"/>`,
  );
}

function svg(width: number, height: number, inner: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
${inner}
</svg>`;
}
