import * as fc from 'fast-check';
import type { SettingRow } from '#fake-server/settings/setting-rows.ts';

const otherTexts: Readonly<Record<string, string>> = {
  siteName: 'Another Name',
  merchantCode: 'ANOTHER',
  timeZone: 'Europe/Lisbon',
  visitorCountry: 'US',
  gtagId: 'G-OTHER',
};

/** Some values that a setting may have, both ends of a range among them. */
export function goodValues({ name, input, usual }: SettingRow): readonly unknown[] {
  switch (input.kind) {
    case 'switch':
      return [input.off, input.on];
    case 'number': {
      const { minimum, maximum, scale } = input;
      const near = [Number(usual) + scale, Number(usual) - scale];
      return [...near.filter((value) => minimum <= value && value <= maximum), minimum, maximum];
    }
    case 'choice':
      return Object.keys(input.choices);
    case 'choices': {
      const all = Object.keys(input.choices);
      return [all, all.slice(0, 1)];
    }
    case 'list':
      return [[], input.scale === undefined ? ['selfie'] : [100, 20_000]];
    case 'text':
      break;
  }
  return [usual, otherTexts[name]];
}

/** Values that no setting of its kind may have. */
export function wrongValues({ input }: SettingRow): readonly unknown[] {
  const never = [null, {}, Number.NaN];
  switch (input.kind) {
    case 'switch':
      return [...never, 'yes', 2];
    case 'number':
      return [...never, input.minimum - 1, input.maximum + 1, input.minimum + 0.5, '5'];
    case 'choice':
      return [...never, 'no-such', ''];
    case 'choices':
      return [...never, 'PT', ['no-such'], [...Object.keys(input.choices), 'no-such']];
    case 'list':
      return [...never, 'text', [null], [''], Array.from({ length: 21 }, () => 1)];
    case 'text':
      break;
  }
  return [...never, 5, 'x'.repeat(200), ' '];
}

/** Any value of a setting's own range. */
export function anyValue(row: SettingRow): fc.Arbitrary<unknown> {
  if (row.input.kind !== 'number') return fc.constantFrom(...goodValues(row));
  return fc.integer({ min: row.input.minimum, max: row.input.maximum });
}
