// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { patternRules } from '#contract/rules/patterns.ts';
import { registrationFieldNames } from '#contract/rules/registration-field-names.ts';
import { fillBounds, wordingKeys } from '#contract/rules/wording.ts';
import { messageLanguages } from '#tools/message-files.ts';
import { projectRoot } from '#tools/project.ts';

type Messages = Readonly<Record<string, unknown>>;

function messagesOf(language: string): Messages {
  const file = `${projectRoot}/web/i18n/messages/${language}/registration.json`;
  return JSON.parse(readFileSync(file, 'utf8')) as Messages;
}

/** Fields that have a label in another message file, or that are no input of their own. */
const labelledElsewhere: readonly string[] = ['mobileNum', 'verificationCode', 'captcha'];

describe.each(messageLanguages)('the texts of the registration in %s', (language) => {
  const messages = messagesOf(language);

  test.each(wordingKeys)('%s exists', (key) => {
    expect(messages[key]).toBeTypeOf('string');
  });

  test('a pattern shows both bounds, or one number if they are equal', () => {
    for (const { patternId } of Object.values(patternRules)) {
      const text = String(messages[`reg_pattern_${patternId}`]);
      expect(text).toContain('(min)');
      expect(text).toContain('(max)');
      expect(fillBounds(text, { min: 11, max: 11 }).match(/11/gu)).toHaveLength(1);
    }
  });

  test('every field has a label', () => {
    const labels = messages['field'] as Messages;
    for (const name of registrationFieldNames) {
      if (!labelledElsewhere.includes(name)) expect(labels[name]).toBeTypeOf('string');
    }
  });
});
