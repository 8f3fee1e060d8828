import type { LanguageCode } from '#contract/entities/language.ts';

/** Sizes of a window, in pixels. */
export const sizes = {
  phone: { width: 360, height: 780 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** A way of looking at a screen. */
export interface Look {
  readonly language: LanguageCode;
  readonly size: keyof typeof sizes;
  readonly theme: 'dark' | 'light';
  readonly direction: 'ltr' | 'rtl';
  /** Size of the text in per cent. */
  readonly text: 100 | 200;
  readonly colours: 'usual' | 'forced';
  readonly motion: 'usual' | 'reduced';
}

const fullLanguages = ['PT', 'EN'] as const;
const pairLanguages = ['CN', 'ID', 'TH', 'VI'] as const;

/** The languages of all looks. */
export const lookLanguages = [...fullLanguages, ...pairLanguages] as const;

const values = {
  language: pairLanguages,
  size: ['phone', 'tablet', 'desktop'],
  theme: ['dark', 'light'],
  direction: ['ltr', 'rtl'],
  text: [100, 200],
  colours: ['usual', 'forced'],
  motion: ['usual', 'reduced'],
} as const satisfies { readonly [Name in keyof Look]: readonly Look[Name][] };

/** Portuguese and English in every size and theme. */
export const fullLooks: readonly Look[] = fullLanguages.flatMap((language) =>
  values.size.flatMap((size) =>
    values.theme.map(
      (theme): Look => ({
        language,
        size,
        theme,
        direction: 'ltr',
        text: 100,
        colours: 'usual',
        motion: 'usual',
      }),
    ),
  ),
);

type Property = keyof Look;
const properties = Object.keys(values) as readonly Property[];

const pair = (one: Property, a: unknown, other: Property, b: unknown) =>
  `${one} ${String(a)} ${other} ${String(b)}`;

/** Greedy: each look takes, property by property, the value with the most pairs that are still open. */
function coverPairs(): readonly Look[] {
  const pairsOf = (look: Partial<Look>) =>
    properties.flatMap((one, index) =>
      properties
        .slice(index + 1)
        .filter((other) => one in look && other in look)
        .map((other) => pair(one, look[one], other, look[other])),
    );
  const open = new Set(
    properties.flatMap((one, index) =>
      properties
        .slice(index + 1)
        .flatMap((other) =>
          values[one].flatMap((a) => values[other].map((b) => pair(one, a, other, b))),
        ),
    ),
  );
  const looks: Look[] = [];
  while (open.size > 0) {
    const [first = ''] = open;
    const [one, a, other, b] = first.split(' ') as [Property, string, Property, string];
    let look: Partial<Look> = { ...valueOf(one, a), ...valueOf(other, b) };
    for (const property of properties) {
      if (property in look) continue;
      const choices = values[property].map((value) => ({ ...look, [property]: value }));
      const openPairs = (choice: Partial<Look>) =>
        pairsOf(choice).filter((each) => open.has(each)).length;
      look = choices.toSorted((left, right) => openPairs(right) - openPairs(left))[0] ?? look;
    }
    for (const each of pairsOf(look)) open.delete(each);
    looks.push(look as Look);
  }
  return looks;
}

function valueOf(property: Property, text: string): Partial<Look> {
  return { [property]: values[property].find((value) => String(value) === text) };
}

/** A look's name, for files and filters: 'PT phone dark', then what is unusual about it. */
export function lookName({
  language,
  size,
  theme,
  direction,
  text,
  colours,
  motion,
}: Look): string {
  return [
    language,
    size,
    theme,
    direction === 'rtl' && 'rtl',
    text !== 100 && `${text}%`,
    colours === 'forced' && 'forced-colours',
    motion === 'reduced' && 'reduced-motion',
  ]
    .filter(Boolean)
    .join(' ');
}

/**
 * The other languages, right to left, large text, forced colours and reduced motion: each pair of
 * values of two properties is in one of them.
 */
export const pairLooks: readonly Look[] = coverPairs();
