import type { LanguageCode } from '#contract/entities/language.ts';
import type { PlayedGroup, RoundPlay } from '#contract/entities/round-play.ts';
import { inLanguage, type Words } from '../../content/words.ts';
import type { RoundToDescribe } from '../../world/ports/round-description.ts';
import { cardItem } from '../games/cards.ts';
import { type HandName, nameOfHand } from './card-room.hands.ts';
import type { CardRoomOutcome, DealtHand, Hand } from './card-room.types.ts';

const handWords: Readonly<Record<HandName, Words>> = {
  high: { PT: 'carta alta', EN: 'high card' },
  pair: { PT: 'par', EN: 'pair' },
  flush: { PT: 'flush', EN: 'flush' },
  straight: { PT: 'sequência', EN: 'straight' },
  three: { PT: 'trinca', EN: 'three of a kind' },
  straightFlush: { PT: 'straight flush', EN: 'straight flush' },
};

/** The cards of the player and the table, who folded, and who won the pot. */
export function describeCardRoom(
  { outcome, stakes, win, state }: RoundToDescribe & { outcome: DealtHand | CardRoomOutcome },
  language: LanguageCode,
): RoundPlay {
  const said = (words: Words) => inLanguage(words, language);
  const end = 'others' in outcome ? outcome : undefined;
  const ending = state === 'open' ? 'open' : win > 0 ? 'won' : 'lost';
  const group = (name: string, hand: Hand, isIn: boolean | undefined): PlayedGroup => {
    const folded = isIn === false ? ` · ${said({ PT: 'desistiu', EN: 'folded' })}` : '';
    return {
      title: `${name}: ${said(handWords[nameOfHand(hand)])}${folded}`,
      columns: null,
      items: hand.map(cardItem),
    };
  };
  const text = (words: Words): PlayedGroup => ({
    title: '',
    columns: null,
    items: [{ form: 'text', text: said(words), image: null }],
  });
  return {
    bets: Object.entries(stakes).map(([spot, stake]) => ({
      on: said(spot === 'ante' ? { PT: 'Entrada', EN: 'Ante' } : { PT: 'Aposta', EN: 'Bet' }),
      stake,
      odds: null,
      // The pot pays them together.
      paid: null,
      state: ending,
    })),
    results: [
      group(
        said({ PT: 'Você', EN: 'You' }),
        outcome.cards,
        end?.isIn ?? (state !== 'open' ? false : undefined),
      ),
      ...(end?.others ?? []).map(({ name, cards, isIn }) => group(name, cards, isIn)),
      ...(end ? [text(endWords(end))] : []),
    ],
  };
}

/** The winner of the pot. */
function endWords({ winner, others, pot, rake }: CardRoomOutcome): Words {
  const [all, kept] = [pot, rake].map((minor) => (minor / 100).toFixed(2));
  const name = winner === null ? undefined : others[winner - 1]?.name;
  const [PT, EN] =
    winner === null
      ? [
          'Todos desistiram e as entradas foram devolvidas',
          'Everyone folded, so the antes were returned',
        ]
      : winner === 0
        ? ['Você levou o pote', 'You took the pot']
        : [`${name} levou o pote`, `${name} took the pot`];
  return {
    PT: `${PT}. Pote: ${all?.replace('.', ',')}; taxa: ${kept?.replace('.', ',')}.`,
    EN: `${EN}. Pot: ${all}; rake: ${kept}.`,
  };
}
