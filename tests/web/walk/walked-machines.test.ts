import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textsIn } from './texts.ts';
import { walkedMachines } from './walked-machines.ts';

const walks = Object.entries(walkedMachines).flatMap(([id, walked]) =>
  'flow' in walked ? [[id, walked.flow] as const] : [],
);

test.each(walks)('the walk of %s is one of that machine, and is taken by a test', (id, flow) => {
  const { entry } = flow(textsIn('EN'), 'EN');
  expect(entry.id).toBe(id);
  const file = id.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  expect(existsSync(`${import.meta.dirname}/${file}.test.ts`)).toBe(true);
});
