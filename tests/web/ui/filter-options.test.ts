// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterOptions } from '#web/ui/fields/filter-options.ts';

const options = [
  { value: 'CO', label: 'Colômbia', detail: '+57', keywords: 'Colombia' },
  { value: 'BR', label: 'Brasil', detail: '+55', keywords: 'Brazil' },
  { value: 'IO', label: 'Território Britânico', detail: '+246' },
  { value: 'GB', label: 'Britânia', detail: '+44' },
];
const found = (typed: string) => filterOptions(options, typed).map(({ value }) => value);

test('accents and case do not matter, on either side', () => {
  expect(found('COLOM')).toEqual(['CO']);
  expect(found('colôm')).toEqual(['CO']);
});

test('details and keywords are searched as well', () => {
  expect(found('+55')).toEqual(['BR']);
  expect(found('brazil')).toEqual(['BR']);
});

test('labels that begin with it come first, otherwise the order is kept', () => {
  expect(found('brit')).toEqual(['GB', 'IO']);
  expect(found(' ')).toEqual(['CO', 'BR', 'IO', 'GB']);
});

test('every label finds its own option', () => {
  const label = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(fc.uniqueArray(label, { minLength: 1 }), fc.nat(), (labels, at) => {
      const all = labels.map((text) => ({ value: text, label: text }));
      const wanted = all[at % all.length];
      if (wanted === undefined) throw new Error('The list is empty.');
      expect(filterOptions(all, wanted.label)).toContain(wanted);
    }),
  );
});
