import type { Sheet } from './sheet.ts';

/**
 * A colour as #rrggbb, or #rrggbbaa when `alpha` (0 to 1) is given.
 * Hue in degrees (any size), saturation and lightness in percent.
 */
export function tone(hue: number, saturation: number, lightness: number, alpha = 1): string {
  const s = Math.min(100, Math.max(0, saturation)) / 100;
  const l = Math.min(100, Math.max(0, lightness)) / 100;
  const reach = s * Math.min(l, 1 - l);
  const channel = (offset: number): string => {
    const k = (((offset + hue / 30) % 12) + 12) % 12;
    return byte(l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return `#${channel(0)}${channel(8)}${channel(4)}${alpha < 1 ? byte(alpha) : ''}`;
}

function byte(share: number): string {
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}

/**
 * The hue next to another on the way to the light. Gold stops before it turns green, which a plain
 * sum of degrees does not.
 */
export function towardsLight(hue: number, degrees: number): number {
  const wheel = ((hue % 360) + 360) % 360;
  return wheel < 54 && wheel + degrees > 50 ? 50 : hue + degrees;
}

/**
 * The tone of a hue that stands out from white and black: a contrast of at least 3 to 1 against
 * white and 6 to 1 against black, enough for large letters.
 */
export function middleTone(hue: number, saturation: number): string {
  let [low, high] = [0, 100];
  for (let step = 0; step < 12; step++) {
    const lightness = (low + high) / 2;
    if (luminance(tone(hue, saturation, lightness)) < 0.28) low = lightness;
    else high = lightness;
  }
  return tone(hue, saturation, low);
}

/** The relative luminance of a #rrggbb colour, from 0 to 1, as WCAG defines it. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Polished gold, lit from above: the metal that every tile shares. */
export function gold(sheet: Sheet): string {
  return sheet.linear('#fffbd0', '#ffd650 28%', '#e0951a 52%', '#fff09a 70%', '#9a5206');
}

/** Deep gold for edges and shaded sides. */
export function bronze(sheet: Sheet): string {
  return sheet.linear('#c97a14', '#7a3c04');
}

/** Polished steel. */
export function silver(sheet: Sheet): string {
  return sheet.linear('#ffffff', '#c3cfe0 35%', '#74849f 55%', '#e8effa 75%', '#4a566e');
}

/** A rounded body of one colour, lit from the upper left. */
export function lit(sheet: Sheet, hue: number, saturation = 85, lightness = 50): string {
  return sheet.radial(
    { cx: 36, cy: 28, r: 78 },
    tone(hue + 12, saturation, Math.min(94, lightness + 32)),
    `${tone(hue, saturation, lightness)} 45%`,
    tone(hue - 12, saturation, lightness * 0.36),
  );
}

/** A surface that falls from a light to a dark tone of one colour. */
export function shaded(sheet: Sheet, hue: number, saturation = 80, lightness = 50): string {
  return sheet.linear(
    tone(hue + 10, saturation, Math.min(95, lightness + 24)),
    `${tone(hue, saturation, lightness)} 50%`,
    tone(hue - 10, saturation, lightness * 0.45),
  );
}

/** The white sheen on top of a glossy thing. */
export function sheen(sheet: Sheet): string {
  return sheet.linear('#ffffffdd', '#ffffff0a');
}
