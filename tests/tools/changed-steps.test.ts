import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stepsForChange } from '#tools/changed-steps.ts';
import {
  features,
  featuresOf,
  featuresWithPage,
  journeysFor,
} from '#tools/journeys-of-features.ts';
import { projectRoot } from '#tools/project.ts';
import { testSteps } from '#tools/test-steps.ts';

const journeys = globSync('tests/journeys/*.test.ts', { cwd: projectRoot });

test('every journey names in its first line the features that it is about', () => {
  const names = ['all', ...features()];
  expect(journeys.length).toBeGreaterThan(0);
  const lost = journeys.filter((file) =>
    featuresOf(file).some((feature) => !names.includes(feature)),
  );
  expect(
    lost,
    `Name folders of web/features, or all, in the line // Features: of these files`,
  ).toEqual([]);
});

test('every feature has a journey, or a page that the walk over all pages opens', () => {
  const covered = new Set(journeys.flatMap((file) => featuresOf(file)));
  const opened = featuresWithPage();
  expect(opened).toContain('help');
  const missing = features().filter(
    (feature) => !covered.has(feature) && !opened.includes(feature),
  );
  expect(
    missing,
    'Name these in the line // Features: of a journey that goes through them',
  ).toEqual([]);
});

describe('the journeys for a change', () => {
  test('in one feature are those about it', () => {
    expect(journeysFor(['web/features/help/HelpPage.tsx', 'docs/inspector.md'])).toEqual([
      'tests/journeys/help.test.ts',
    ]);
  });

  test('in a feature without a journey are the walk over all pages', () => {
    expect(journeysFor(['web/features/of-no-journey/Page.tsx'])).toEqual([
      'tests/journeys/every-page.test.ts',
    ]);
  });

  test('in a machine are those about the features that run it', () => {
    expect(journeysFor(['machines/registration/registration.machine.ts'])).toContain(
      'tests/journeys/register.test.ts',
    );
  });

  test('in what features share are all', () => {
    expect(journeysFor(['web/ui/buttons/Button.tsx'])).toBe('all');
    expect(journeysFor(['contract/errors.ts'])).toBe('all');
    expect(journeysFor(['tests/journeys/steps/journey.ts'])).toBe('all');
  });

  test('outside of the product are none', () => {
    expect(journeysFor(['README.md', 'tests/rules/mobile.test.ts', 'tools/bench.mjs'])).toEqual([]);
  });
});

test('a change of a document asks for neither lint nor build', () => {
  const names = stepsForChange(testSteps, ['docs/inspector.md'], 'HEAD').map(({ name }) => name);
  expect(names).toContain('types');
  for (const name of ['lint', 'build', 'budgets', 'journeys']) expect(names).not.toContain(name);
});
