import { expect, test } from 'vitest';
import { countedWords } from '#fake-server/content/counted-words.ts';

test('a count in a text of the server has the form of its noun (G1)', () => {
  expect(countedWords(1, 'point')).toMatchObject({ PT: '1 ponto', EN: '1 point', VI: '1 điểm' });
  expect(countedWords(2500, 'point')).toMatchObject({ PT: '2.500 pontos', EN: '2,500 points' });
  // Portuguese counts half a point, and none, as one.
  expect(countedWords(0.5, 'point')).toMatchObject({ PT: '0,5 ponto', EN: '0.5 points' });
  expect(countedWords(1, 'time')).toMatchObject({ PT: '1 vez', EN: '1 time' });
  expect(countedWords(5, 'time')).toMatchObject({ PT: '5 vezes', EN: '5 times', ID: '5 kali' });
});
