import { expect, test } from 'vitest';
import { languages } from '#contract/entities/language.ts';
import {
  isRolling,
  playFrames,
  playLimitKinds,
  rollingFrames,
} from '#contract/entities/play-limit-types.ts';
import { spanText } from '#contract/rules/span-text.ts';
import { limitWords } from '#fake-server/content/play-limit-words.ts';
import { contentLanguages } from '#fake-server/content/words.ts';
import { readTexts } from '#tools/message-files.ts';

test.each(contentLanguages)(
  'a notice in %s names a limit as its page does (W10, G1)',
  (language) => {
    const texts = readTexts(language, 'playLimits');
    const { tag } = languages[language];
    for (const kind of playLimitKinds) {
      for (const frame of playFrames) {
        const words = isRolling(frame)
          ? texts.get('frame.rolling')?.replace('{{span}}', spanText(...rollingFrames[frame], tag))
          : texts.get(`frame.${frame}`);
        const name = texts
          .get('name')
          ?.replace('{{kind}}', texts.get(`kind.${kind}`) ?? '')
          .replace('{{frame}}', words ?? '');
        expect(limitWords(kind, frame)[language]).toBe(name);
      }
    }
  },
);
