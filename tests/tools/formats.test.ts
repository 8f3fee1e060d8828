import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#tools/project.ts';

interface Format {
  readonly what: string;
  readonly pattern: RegExp;
  /** Where it may be written, and nowhere else. */
  readonly rooms: RegExp;
  readonly instead: string;
}

const formats: readonly Format[] = [
  {
    what: 'days and times',
    pattern:
      /\b(?:dateStyle|timeStyle|toLocaleDateString|toLocaleTimeString|toUTCString|DateTimeFormat|RelativeTimeFormat)\b/u,
    // The days of a world are counted, not shown. The flows page is a tool, without a site, and
    // vendors are other companies.
    rooms:
      /^(?:contract\/rules\/times\.ts|fake-server\/(?:kernel\/days-with\.ts|vendors\/)|web\/flows\/)/u,
    instead: 'Use timesIn of contract/rules/times.ts: useTimes and Moment of web/shared/times',
  },
  {
    what: 'moments in yyyy-MM-dd HH:mm:ss, which announcements and exports have (S6)',
    pattern: /\bsortableMoment\(/u,
    rooms: /^(?:web\/shared\/times\/Moment\.tsx|web\/features\/[\w/-]+-file\.ts|web\/flows\/)/u,
    instead: 'Use another text of useTimes',
  },
  {
    what: 'amounts of money',
    pattern: /style: 'currency'/u,
    // Typed amounts are parsed with the separators of the language.
    rooms:
      /^(?:contract\/rules\/money-text\.ts|web\/shared\/money\/amount-texts\.ts|fake-server\/vendors\/)/u,
    instead: 'Use moneyText of contract/rules/money-text.ts: formatMoney of web/i18n and its like',
  },
];

const files = execFileSync('git', ['ls-files', 'contract', 'machines', 'web', 'fake-server'], {
  cwd: projectRoot,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|js)$/u.test(file) && existsSync(join(projectRoot, file)))
  .map((file) => ({ file, source: readFileSync(join(projectRoot, file), 'utf8') }));

describe('each kind of figure is written in one place', () => {
  test.each(formats)('$what', ({ pattern, rooms, instead }) => {
    const having = files.filter(({ source }) => pattern.test(source)).map(({ file }) => file);
    expect(having.filter((file) => rooms.test(file))).not.toEqual([]);
    expect(
      having.filter((file) => !rooms.test(file)),
      instead,
    ).toEqual([]);
  });
});
