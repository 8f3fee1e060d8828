import type { LanguageCode } from '#contract/entities/language.ts';
import type { RoundPlay } from '#contract/entities/round-play.ts';
import { inLanguage, type Words } from '../../content/words.ts';
import { multiples } from './fish.maths.ts';
import type { Creature, FishOutcome } from './fish.types.ts';

const creatureWords: Readonly<Record<Creature, Words>> = {
  sardine: { PT: 'Sardinha', EN: 'Sardine' },
  clownfish: { PT: 'Peixe-palhaço', EN: 'Clownfish' },
  angelfish: { PT: 'Peixe-anjo', EN: 'Angelfish' },
  jellyfish: { PT: 'Água-viva', EN: 'Jellyfish' },
  turtle: { PT: 'Tartaruga', EN: 'Turtle' },
  octopus: { PT: 'Polvo', EN: 'Octopus' },
  shark: { PT: 'Tubarão', EN: 'Shark' },
  dragon: { PT: 'Dragão do mar', EN: 'Sea dragon' },
};

/** The target of a shot, and whether it was a catch. */
export function describeFish(
  { creature, stake, win, isCaught }: FishOutcome,
  language: LanguageCode,
): RoundPlay {
  const text = isCaught ? { PT: 'Pegou', EN: 'Caught' } : { PT: 'Escapou', EN: 'Got away' };
  const on = inLanguage(creatureWords[creature], language);
  return {
    bets: [
      { on, stake, odds: 100 * multiples[creature], paid: win, state: isCaught ? 'won' : 'lost' },
    ],
    results: [
      {
        title: inLanguage({ PT: 'O tiro', EN: 'The shot' }, language),
        columns: null,
        items: [{ form: 'text', text: inLanguage(text, language), image: null }],
      },
    ],
  };
}
