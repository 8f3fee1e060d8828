import { numericHash } from './random.ts';

/** Where a radial gradient is centred, in percent of the shape that it fills. */
export interface RadialPlace {
  cx: number;
  cy: number;
  r: number;
}

/**
 * One drawing under construction. Gradients are shared: the same request gives the same reference.
 * Every id starts with a hash of the seed, so that several drawings can be inlined in one document.
 */
export class Sheet {
  readonly #prefix: string;
  readonly #definitions = new Map<string, string>();

  constructor(seed: string) {
    this.#prefix = `a${numericHash(seed).toString(36).slice(-5)}`;
  }

  /** Paint that runs from top to bottom. A stop is a colour, or a colour and a place ('#fff 40%'). */
  linear(...stops: string[]): string {
    return this.#paint(`<linearGradient id="@" x2="0" y2="1">${stopList(stops)}</linearGradient>`);
  }

  /** Paint that runs from left to right. */
  across(...stops: string[]): string {
    return this.#paint(`<linearGradient id="@">${stopList(stops)}</linearGradient>`);
  }

  /** Paint that runs from a centre outwards. */
  radial(place: RadialPlace, ...stops: string[]): string {
    // The SVG default is a half.
    const shares = (['cx', 'cy', 'r'] as const).map((name) =>
      place[name] === 50 ? '' : ` ${name}="${fraction(place[name])}"`,
    );
    return this.#paint(
      `<radialGradient id="@"${shares.join('')}>${stopList(stops)}</radialGradient>`,
    );
  }

  /**
   * Stores markup for `<use>`, and returns its reference ('#id'). `extra` are attributes of the
   * group.
   */
  keep(markup: string, extra = ''): string {
    return `#${this.#define(`<g id="@"${extra && ` ${extra}`}>${markup}</g>`)}`;
  }

  /** A clip path of the given outline, as the value of `clip-path`. */
  clip(d: string): string {
    return this.#paint(`<clipPath id="@"><path d="${d}"/></clipPath>`);
  }

  /** The finished document. `label` is its accessible name, already escaped. */
  render(width: number, height: number, body: string, label?: string): string {
    const name = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${label}"`;
    const definitions = [...this.#definitions].map(([markup, id]) => markup.replace('@', id));
    const defs = definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : '';
    // The common pen is set once, which halves the size of a drawing.
    const pen = 'stroke-width="4" stroke-linejoin="round" stroke-linecap="round"';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${name} ${pen}>${defs}${body}</svg>`;
  }

  #paint(markup: string): string {
    return `url(#${this.#define(markup)})`;
  }

  #define(markup: string): string {
    const known = this.#definitions.get(markup);
    if (known !== undefined) return known;
    const id = this.#prefix + this.#definitions.size.toString(36);
    this.#definitions.set(markup, id);
    return id;
  }
}

function fraction(percent: number): string {
  return String(percent / 100).replace(/^0\./, '.');
}

function stopList(stops: readonly string[]): string {
  return stops
    .map((stop, index) => {
      const [colour = '#000', place] = stop.split(' ');
      const offset = place ?? `${Math.round((index / (stops.length - 1)) * 100)}%`;
      return offset === '0%'
        ? `<stop stop-color="${colour}"/>`
        : `<stop offset="${fraction(Number.parseInt(offset, 10))}" stop-color="${colour}"/>`;
    })
    .join('');
}
