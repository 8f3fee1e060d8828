type Channels = readonly [red: number, green: number, blue: number];

function channels(hex: string): Channels {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** Relative luminance of a `#rrggbb` colour, 0 for black to 1 for white (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** `share` (0 to 1) of one `#rrggbb` colour in another: CSS `color-mix(in srgb, …)`, or a gradient. */
export function mixed(one: string, other: string, share: number): string {
  const [from, to] = [channels(other), channels(one)];
  const hex = from.map((value, at) =>
    Math.round(value + ((to[at] ?? 0) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
