import type { LanguageCode } from '#contract/entities/language.ts';
import type { RoundPlay } from '#contract/entities/round-play.ts';
import { inLanguage } from '../../content/words.ts';
import type { CrashOutcome } from './crash.maths.ts';

/** The height of a flight, and the player's cash-out. */
export function describeCrash(
  { stake, target, reached, win }: CrashOutcome,
  language: LanguageCode,
): RoundPlay {
  const numbers = new Intl.NumberFormat(inLanguage({ PT: 'pt-BR', EN: 'en' }, language), {
    minimumFractionDigits: 2,
  });
  const off = numbers.format(target / 100);
  return {
    bets: [
      {
        on: inLanguage({ PT: `Retirada em ${off}×`, EN: `Cash out at ${off}×` }, language),
        stake,
        odds: target,
        paid: win,
        state: win > 0 ? 'won' : 'lost',
      },
    ],
    results: [
      {
        title: inLanguage({ PT: 'O voo chegou a', EN: 'The flight reached' }, language),
        columns: null,
        items: [{ form: 'ball', text: `${numbers.format(reached / 100)}×`, image: null }],
      },
    ],
  };
}
