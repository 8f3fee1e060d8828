import type { LanguageCode } from '#contract/entities/language.ts';
import type { RoundPlay } from '#contract/entities/round-play.ts';
import { inLanguage, type Words } from '../../content/words.ts';
import { colourOf, payoutOf } from './roulette.maths.ts';
import { type RouletteField, type RouletteOutcome, rouletteFields } from './roulette.types.ts';

const fieldWords: Readonly<Record<RouletteField, Words>> = {
  low: { PT: '1 a 18', EN: '1 to 18' },
  high: { PT: '19 a 36', EN: '19 to 36' },
  even: { PT: 'Par', EN: 'Even' },
  odd: { PT: 'Ímpar', EN: 'Odd' },
  red: { PT: 'Vermelho', EN: 'Red' },
  black: { PT: 'Preto', EN: 'Black' },
  dozen1: { PT: '1ª dúzia', EN: '1st dozen' },
  dozen2: { PT: '2ª dúzia', EN: '2nd dozen' },
  dozen3: { PT: '3ª dúzia', EN: '3rd dozen' },
  column1: { PT: '1ª coluna', EN: '1st column' },
  column2: { PT: '2ª coluna', EN: '2nd column' },
  column3: { PT: '3ª coluna', EN: '3rd column' },
};
const colourWords: Readonly<Record<ReturnType<typeof colourOf>, Words>> = {
  red: { PT: 'vermelho', EN: 'red' },
  black: { PT: 'preto', EN: 'black' },
  green: { PT: 'verde', EN: 'green' },
};

/** The pocket, and the result of each stake. */
export function describeRoulette(
  { stakes, pocket, paid }: RouletteOutcome,
  language: LanguageCode,
): RoundPlay {
  const colour = inLanguage(colourWords[colourOf(pocket)], language);
  return {
    bets: Object.entries(stakes).map(([spot, stake]) => {
      const back = paid[spot] ?? 0;
      return {
        on: nameOf(spot, language),
        stake,
        odds: 100 * (1 + payoutOf(spot)),
        paid: back,
        state: back > 0 ? 'won' : 'lost',
      };
    }),
    results: [
      {
        title: inLanguage(
          { PT: `A bola parou no ${colour}`, EN: `The ball fell on ${colour}` },
          language,
        ),
        columns: null,
        items: [{ form: 'ball', text: String(pocket), image: null }],
      },
    ],
  };
}

function nameOf(spot: string, language: LanguageCode): string {
  const field = rouletteFields.find((known) => known === spot);
  const number = spot.slice(1);
  return inLanguage(
    field ? fieldWords[field] : { PT: `Número ${number}`, EN: `Number ${number}` },
    language,
  );
}
