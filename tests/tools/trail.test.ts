import { expect, test } from 'vitest';
import { beginTrail, step, trailInWords } from '#tests/support/trail.ts';

const press = step(
  (what: string) => `press ${what}`,
  async (what: string) => {
    if (what === 'nothing') throw new Error('it is not there');
  },
);
const signIn = step('sign in', async (button: string) => {
  await press('the link');
  await press(button);
});

test('a failed journey lists its steps, and the parts of the failed one', async () => {
  beginTrail();
  await press('an older button');
  beginTrail();
  await signIn('the button');
  await expect(signIn('nothing')).rejects.toThrow('it is not there');
  expect(trailInWords().split('\n')).toEqual([
    '  sign in',
    '  sign in',
    '    press the link',
    '    press nothing',
  ]);
});
