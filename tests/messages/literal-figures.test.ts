import { describe, expect, it } from 'vitest';
import { literalFigures } from '#tests/support/literal-figures.ts';
import { messageLanguages, readTexts } from '#tools/message-files.ts';
import { messageFeatures } from './message-sets.ts';

/** Figures that no site configures, and why each may be in a text. */
const fixed: ReadonlySet<string> = new Set([
  // Ranges to choose from, each with its own tab.
  'boards.winnerTab.day',
  'boards.winnerTab.week',
  'boards.winnerTab.month',
  'overview.range.7',
  'records.ranges.7',
  'records.ranges.30',
  'records.lastMonth',
  'team.lastMonth',
  // The longest range that the contract takes.
  'memberErrors.date_range_too_long',
  // The portal's own: nothing of it is asked of a server (A15).
  'login.remember',
  // What the contract's name of the period says (C2).
  'agent.period.fiveMinutes',
  // The form of a random Pix key, as the central bank has it.
  'payoutAccounts.wrong.random',
]);

describe.each(messageLanguages)('the texts in %s', (language) => {
  it('contain no figure that a site configures (G6)', () => {
    const found = messageFeatures.flatMap((feature) =>
      [...readTexts(language, feature)].flatMap(([key, text]) => {
        const figures = literalFigures(text);
        const name = `${feature}.${key}`;
        return figures.length === 0 || fixed.has(name) ? [] : [`${name}: ${figures.join(', ')}`];
      }),
    );
    expect(
      found,
      `Take the figure from the answer, by a placeholder, in web/i18n/messages/${language}; or say above why it is fixed`,
    ).toEqual([]);
  });
});

it.each([
  ['Não pedir mais por 30 dias', '30 dias'],
  ['R$ 20 na conta', 'R$ 20'],
  ['18+. Please play', '18+'],
  ['within two hours', 'two hours'],
  ['30 天内', '30 天'],
  ['trong 30 ngày', '30 ngày'],
])('a figure in "%s" is found', (text, figure) => {
  expect(literalFigures(text)).toEqual([figure]);
});
