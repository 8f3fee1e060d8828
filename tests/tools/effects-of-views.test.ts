import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#tools/project.ts';

/** Data from outside of flow and form, passed on by an effect. */
const forwardedNames: Readonly<Record<string, string>> = {
  'web/features/login/use-login.ts': 'an attempt that another part of the page began',
  'web/features/play-pause/use-play-pause.ts': 'a state that was read again',
  'web/features/points/use-last-address.ts': 'a read address, into a form that nobody began',
  'web/features/points/use-postcode-place.ts': 'a read place, into fields that are free',
  'web/shared/verification/CaptchaField.tsx': 'a picture that the form has spent',
  'web/shared/verification/use-sms-code.ts': 'the number that is typed',
  'web/shared/promotions/use-promotion-claim.ts': 'a press before a login that led away',
};

/** The text of each effect in a file. */
function effectsIn(text: string): readonly string[] {
  return [...text.matchAll(/\buse(?:Layout)?Effect\(/gu)].map(({ index }) => {
    const start = text.indexOf('(', index);
    let depth = 0;
    for (let at = start; at < text.length; at += 1) {
      if (text[at] === '(') depth += 1;
      if (text[at] === ')') depth -= 1;
      if (depth === 0) return text.slice(start, at);
    }
    return text.slice(start);
  });
}

test('no effect of a view decides: none sends to a flow or writes into a draft (docs/decisions/flows-in-views.md)', () => {
  const deciding = globSync('web/{features,shared}/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
    (file) =>
      effectsIn(readFileSync(join(projectRoot, file), 'utf8')).some((effect) =>
        /(?<!\b(?:modals|session|notices)\.)\bsend\(|\bsetText\(|\bsetValue\(/u.test(effect),
      ),
  );
  expect(
    deciding.toSorted(),
    'Let the machine emit it, or the draft begin with it; what comes from outside is named here',
  ).toEqual(Object.keys(forwardedNames).toSorted());
});
