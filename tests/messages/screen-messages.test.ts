import { describe, expect, it } from 'vitest';
import { completeLanguages } from '#contract/entities/language.ts';
import { allScreenMessages, textsByMessage } from '#tools/flows/screens/screen-messages.ts';

describe.each(completeLanguages)('the texts of screens in %s', (language) => {
  it('are there for every message that a walk saw (T7)', () => {
    const texts = textsByMessage(language);
    const gone = [...allScreenMessages()].flatMap(([flow, leaves]) =>
      Object.values(leaves)
        .flat()
        .filter((message) => !texts.has(message))
        .map((message) => `${flow}: ${message}`),
    );
    expect(
      [...new Set(gone)],
      'Messages were renamed or removed: npx vitest run --project web-apart tests/web/walk -u',
    ).toEqual([]);
  });
});
