import type { AnyCatalogueEntry } from '#machines/catalogue/entry.ts';
import { harmless } from './harmless.ts';
import { foreignIn } from './plain-data.ts';
import { secretsIn } from './secrets.ts';

const frozen = new WeakSet();

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || frozen.has(value)) return;
  frozen.add(value);
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
  if (foreignIn(value, '').length === 0 && secretsIn(value, '').length === 0) harmless.add(value);
}

/** Freezes the examples of an entry: a machine that changes what it was given fails. */
export function freezeExamples({ inputs, events, outcomes }: AnyCatalogueEntry): void {
  for (const examples of [inputs, events, outcomes]) freeze(examples);
}
