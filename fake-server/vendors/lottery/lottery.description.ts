import type { LanguageCode } from '#contract/entities/language.ts';
import type { LotteryPrize, PlayType } from '#contract/entities/lottery-types.ts';
import type { RoundPlay } from '#contract/entities/round-play.ts';
import { inLanguage, type Words } from '../../content/words.ts';
import type { LotteryBet, LotteryProvider } from '../../world/ports/lottery.ts';
import type { RoundToDescribe } from '../../world/ports/round-description.ts';

const playWords: Readonly<Record<PlayType, Words>> = {
  final1: { PT: 'Último dígito', EN: 'Last digit' },
  final2: { PT: 'Dezena final', EN: 'Last two digits' },
  final3: { PT: 'Centena final', EN: 'Last three digits' },
  final4: { PT: 'Milhar final', EN: 'Last four digits' },
  size: { PT: 'Alto ou baixo', EN: 'Big or small' },
  parity: { PT: 'Par ou ímpar', EN: 'Odd or even' },
  pick1: { PT: '1 número', EN: '1 number' },
  pick2: { PT: '2 números', EN: '2 numbers' },
  pick3: { PT: '3 números', EN: '3 numbers' },
  pick4: { PT: '4 números', EN: '4 numbers' },
  pick5: { PT: '5 números', EN: '5 numbers' },
  special2: { PT: 'Dezena do prêmio especial', EN: 'Special prize: last two digits' },
  special3: { PT: 'Centena do prêmio especial', EN: 'Special prize: last three digits' },
  head: { PT: 'Penúltimo dígito do especial', EN: 'Special prize: tens digit' },
  tail: { PT: 'Último dígito do especial', EN: 'Special prize: last digit' },
  anyTwo: { PT: 'Dezena de qualquer prêmio', EN: 'Any prize: last two digits' },
};
const optionWords: Readonly<Record<string, Words>> = {
  big: { PT: 'Alto (5–9)', EN: 'Big (5–9)' },
  small: { PT: 'Baixo (0–4)', EN: 'Small (0–4)' },
  even: { PT: 'Par', EN: 'Even' },
  odd: { PT: 'Ímpar', EN: 'Odd' },
};
const prizeWords: Readonly<Record<LotteryPrize, Words>> = {
  main: { PT: 'Números sorteados', EN: 'Numbers drawn' },
  special: { PT: 'Prêmio especial', EN: 'Special prize' },
  first: { PT: '1º prêmio', EN: '1st prize' },
  second: { PT: '2º prêmio', EN: '2nd prize' },
  third: { PT: '3º prêmio', EN: '3rd prize' },
  fourth: { PT: '4º prêmio', EN: '4th prize' },
  fifth: { PT: '5º prêmio', EN: '5th prize' },
  sixth: { PT: '6º prêmio', EN: '6th prize' },
  seventh: { PT: '7º prêmio', EN: '7th prize' },
  eighth: { PT: '8º prêmio', EN: '8th prize' },
};

/** The numbers of a bet, and the drawn ones once published. */
export function describeLottery(
  simulator: LotteryProvider,
  { outcome, stakes, state, win }: RoundToDescribe & { readonly outcome: LotteryBet },
  language: LanguageCode,
  now: number,
): RoundPlay {
  const { gameCode, drawNo, playType, numbers, odds } = outcome;
  const lottery = simulator.find(gameCode);
  const result = lottery && simulator.resultOf(lottery, drawNo, now)?.result;
  const chosen = numbers.map((one) => {
    const words = optionWords[one];
    return words ? inLanguage(words, language) : one;
  });
  const draw = inLanguage({ PT: `Sorteio ${drawNo}`, EN: `Draw ${drawNo}` }, language);
  const bet = {
    on: `${inLanguage(playWords[playType], language)}: ${chosen.join(', ')}`,
    stake: Object.values(stakes)[0] ?? null,
    odds,
    paid: state === 'open' ? null : win,
    state: state === 'open' ? 'open' : state === 'cancelled' ? 'void' : win > 0 ? 'won' : 'lost',
  } as const;
  const drawn = result?.prizes.map(({ prize, numbers: balls }) => ({
    title: `${draw} · ${inLanguage(prizeWords[prize], language)}`,
    columns: null,
    items: balls.map((text) => ({ form: 'ball' as const, text, image: null })),
  }));
  if (drawn && drawn.length > 0) return { bets: [bet], results: drawn };
  const text = result
    ? inLanguage({ PT: 'Sorteio cancelado.', EN: 'Draw cancelled.' }, language)
    : inLanguage({ PT: 'Ainda não saiu.', EN: 'Not out yet.' }, language);
  return {
    bets: [bet],
    results: [{ title: draw, columns: null, items: [{ form: 'text', text, image: null }] }],
  };
}
