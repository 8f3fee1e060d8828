// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#tools/project.ts';

/** Where money moves: people read gold as that, so nothing else has it. */
const moneyFeatures = new Set([
  'applications',
  'deposits',
  'member-centre',
  'points',
  'promotions',
  'rewards',
  'transfers',
  'wallets',
  'withdrawals',
]);

test('gold buttons are only where money moves, and no list of cards has a primary one (S14)', () => {
  const views = globSync('web/features/**/*.tsx', { cwd: projectRoot }).map((path) => ({
    path,
    feature: path.split('/')[2] ?? '',
    text: readFileSync(join(projectRoot, path), 'utf8'),
  }));
  const golden = views.filter(({ text }) => /variant(?:=|: )[^\n]*["']gold["']/u.test(text));
  expect(golden.length).toBeGreaterThan(0);
  expect(
    golden.filter(({ feature }) => !moneyFeatures.has(feature)).map(({ path }) => path),
  ).toEqual([]);
  const inLists =
    /(?:RewardCard|RewardAction|MissionCard|BonusCard|AccountChoice|ContractCard)\.tsx$/u;
  expect(
    views
      .filter(({ path, text }) => inLists.test(path) && /variant(?:=|: )["']primary/u.test(text))
      .map(({ path }) => path),
  ).toEqual([]);
});
