import { saveFile, saveParts } from '#web/platform/storage/save-file.ts';

/** The styles that a saved drawing takes from the page. */
const copiedStyles = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
] as const;
/** Of a picture in points for each pixel of the drawing. */
const SHARPNESS = 2;

/**
 * Saves the drawing below an element as an SVG file, in the colours that it is shown in.
 *
 * @param name of the file, without its ending
 */
export function saveAsSvg(place: HTMLElement | null, name: string): void {
  const drawing = place && copyOf(place);
  if (drawing) saveFile({ name: `${name}.svg`, type: 'image/svg+xml', text: textOf(drawing) });
}

/** The same as a PNG picture, at full size. */
export async function saveAsPng(place: HTMLElement | null, name: string): Promise<void> {
  const drawing = place && copyOf(place);
  if (!drawing) return;
  const { width, height } = drawing.viewBox.baseVal;
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml,${encodeURIComponent(textOf(drawing))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => {
    if (blob) saveParts({ name: `${name}.png`, type: 'image/png', parts: [blob] });
  });
}

function copyOf(place: HTMLElement): SVGSVGElement | undefined {
  const shown = place.querySelector<SVGSVGElement>('svg[viewBox][role="group"]');
  if (shown === null) return undefined;
  const copy = shown.cloneNode(true) as SVGSVGElement;
  const originals = shown.querySelectorAll<SVGElement>('*');
  for (const [index, element] of [...copy.querySelectorAll<SVGElement>('*')].entries()) {
    const original = originals[index];
    if (!original) continue;
    const style = getComputedStyle(original);
    for (const property of copiedStyles) {
      element.setAttribute(property, style.getPropertyValue(property));
    }
    element.removeAttribute('class');
    element.removeAttribute('tabindex');
  }
  const { width, height } = shown.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  paper.setAttribute('width', String(width));
  paper.setAttribute('height', String(height));
  paper.setAttribute('fill', getComputedStyle(document.body).backgroundColor);
  copy.prepend(paper);
  return copy;
}

function textOf(drawing: SVGSVGElement): string {
  return new XMLSerializer().serializeToString(drawing);
}
