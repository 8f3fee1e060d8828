/// <reference types="vite/client" />
import { expect, test } from 'vitest';
import { createDraft } from '#web/shared/forms/draft.ts';

const plain = createDraft<{ readonly name: string }>({
  empty: { name: '' },
  secrets: [],
  check: () => [],
});

/**
 * What a draft holds besides its form: secrets for calls, which no flow may hold. A draft never
 * holds what its form requires: a view gives that as the form's context, a machine as its actor's
 * input.
 */
const heldBeside: Readonly<Record<string, readonly string[]>> = {
  loginDraft: ['begin', 'captcha', 'challenge'],
  registrationDraft: ['captcha', 'country', 'generated'],
  createPasskeyDraft: ['held'],
  createTwoStepDraft: ['received'],
};

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/web/**/*-draft.ts', {
  eager: true,
});
const drafts = Object.values(modules).flatMap((exported) =>
  Object.entries(exported).flatMap(([name, make]) => {
    if (typeof make !== 'function' || !/^(?!use).*Draft$/u.test(name)) return [];
    // Nothing of the portal is read before a check.
    const made: unknown = (make as (...parts: readonly object[]) => unknown)({}, {});
    return typeof made === 'object' && made !== null && 'forgetSecrets' in made
      ? [[name, made] as const]
      : [];
  }),
);

test('finds the drafts', () => {
  expect(drafts.length).toBeGreaterThanOrEqual(10);
});

test.each(drafts)('%s never holds what its form requires', (name, made) => {
  const own = Object.keys(made).filter((key) => !Object.hasOwn(plain, key));
  expect(own.toSorted()).toEqual(heldBeside[name] ?? []);
});
