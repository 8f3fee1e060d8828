// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastRatio, mixed } from './contrast-ratio.ts';

const css = readFileSync(new URL('../../../web/ui/tokens.css', import.meta.url), 'utf8');

/** The hex custom properties of every rule whose selector names the theme or is shared by both. */
function colours(theme: 'dark' | 'light'): Map<string, string> {
  const found = new Map<string, string>();
  for (const rule of css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const selector = rule[1]?.trim() ?? '';
    if (selector !== ':root' && !new RegExp(`data-theme=.${theme}`).test(selector)) continue;
    for (const line of (rule[2] ?? '').matchAll(/--([\w-]+):\s*(#[\da-f]{6})\s*;/g)) {
      if (line[1] !== undefined && line[2] !== undefined) found.set(line[1], line[2]);
    }
  }
  return found;
}

const surfaces = ['surface-0', 'surface-1', 'surface-2', 'surface-3', 'raised', 'button'];
const inks = [
  'text',
  'text-muted',
  'accent',
  'accent-violet',
  'accent-magenta',
  'positive',
  'warning',
  'danger',
  'info',
  'gold',
];

/** WCAG 1.4.3: text needs 4.5; 1.4.11: edges of controls and the focus ring need 3. */
const pairs: [ink: string, ground: string, min: number][] = [
  ...inks.flatMap((ink) => surfaces.map((ground): [string, string, number] => [ink, ground, 4.5])),
  ...surfaces.map((ground): [string, string, number] => ['focus', ground, 3]),
  ...['surface-0', 'surface-1', 'surface-2', 'raised'].map((ground): [string, string, number] => [
    'border-strong',
    ground,
    3,
  ]),
  ['accent-contrast', 'accent', 4.5],
  ['accent-contrast', 'accent-fill-from', 4.5],
  ['accent-contrast', 'accent-fill-mid', 4.5],
  ['accent-contrast', 'accent-fill-to', 4.5],
  ['gold-contrast', 'gold-fill-from', 4.5],
  ['gold-contrast', 'gold-fill-mid', 4.5],
  ['gold-contrast', 'gold-fill-to', 4.5],
  ['danger-contrast', 'danger-fill', 4.5],
];

/** Tints that components mix: this share of a tone in a ground, with these inks on it. */
const tones = ['positive', 'info', 'warning', 'danger'];
const tints: [tone: string, share: number, ground: string, ink: string][] = [
  ...tones.flatMap((tone) =>
    ['text', 'text-muted', tone].map((ink): [string, number, string, string] => [
      tone,
      0.09,
      'raised',
      ink,
    ]),
  ),
  ...[...tones, 'accent', 'gold', 'text-muted'].map((tone): [string, number, string, string] => [
    tone,
    0.12,
    'surface-1',
    tone,
  ]),
];

/** Neighbouring stops of gradients that carry text. */
const gradients: [ink: string, from: string, to: string][] = [
  ['accent-contrast', 'accent-fill-from', 'accent-fill-mid'],
  ['accent-contrast', 'accent-fill-mid', 'accent-fill-to'],
  ['gold-contrast', 'gold-fill-from', 'gold-fill-mid'],
  ['gold-contrast', 'gold-fill-mid', 'gold-fill-to'],
];

describe.each(['dark', 'light'] as const)('%s theme', (theme) => {
  const palette = colours(theme);
  const colour = (role: string): string => {
    const hex = palette.get(role);
    if (hex === undefined) throw new Error(`tokens.css has no plain hex for --${role}`);
    return hex;
  };

  test.each(pairs)('%s on %s reaches %d', (ink, ground, min) => {
    expect(contrastRatio(colour(ink), colour(ground))).toBeGreaterThanOrEqual(min);
  });

  test.each(tints)('a tint of %s (%d) on %s carries %s', (tone, share, ground, ink) => {
    const tint = mixed(colour(tone), colour(ground), share);
    expect(contrastRatio(colour(ink), tint)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(gradients)('%s is readable everywhere from %s to %s', (ink, from, to) => {
    for (let share = 0; share <= 1; share += 0.05) {
      const point = mixed(colour(to), colour(from), share);
      expect(contrastRatio(colour(ink), point), `at ${share}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('both themes declare the same colour roles', () => {
  expect([...colours('light').keys()].toSorted()).toEqual([...colours('dark').keys()].toSorted());
});

test('the ratio is that of WCAG', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
