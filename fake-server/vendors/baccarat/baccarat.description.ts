import type { LanguageCode } from '#contract/entities/language.ts';
import type { RoundPlay } from '#contract/entities/round-play.ts';
import { inLanguage, type Words } from '../../content/words.ts';
import { cardItem } from '../games/cards.ts';
import { payouts, pointsOf } from './baccarat.maths.ts';
import { type BaccaratOutcome, type BaccaratSpot, baccaratSpots } from './baccarat.types.ts';

const spotWords: Readonly<Record<BaccaratSpot, Words>> = {
  player: { PT: 'Jogador', EN: 'Player' },
  banker: { PT: 'Banca', EN: 'Banker' },
  tie: { PT: 'Empate', EN: 'Tie' },
  playerPair: { PT: 'Par do jogador', EN: 'Player pair' },
  bankerPair: { PT: 'Par da banca', EN: 'Banker pair' },
};

/** The hands of a round, and what each stake paid. */
export function describeBaccarat(
  { stakes, paid, hands }: BaccaratOutcome,
  language: LanguageCode,
): RoundPlay {
  return {
    bets: baccaratSpots.flatMap((spot) => {
      const stake = stakes[spot];
      if (stake === undefined) return [];
      const back = paid[spot] ?? 0;
      return [
        {
          on: inLanguage(spotWords[spot], language),
          stake,
          odds: 100 + payouts[spot],
          paid: back,
          state: back === 0 ? 'lost' : back === stake ? 'void' : 'won',
        } as const,
      ];
    }),
    results: (['player', 'banker'] as const).map((side) => ({
      title: `${inLanguage(spotWords[side], language)}: ${pointsOf(hands[side])}`,
      columns: null,
      items: hands[side].map(cardItem),
    })),
  };
}
