import type { LanguageCode } from '#contract/entities/language.ts';
import type { RoundPlay } from '#contract/entities/round-play.ts';
import { inLanguage } from '../../content/words.ts';
import { slotRows } from './slot.reels.ts';
import type { SlotOutcome, SlotSymbol } from './slot.types.ts';

const symbolWords: Readonly<Record<SlotSymbol, { PT: string; EN: string }>> = {
  seven: { PT: 'Sete', EN: 'Seven' },
  diamond: { PT: 'Diamante', EN: 'Diamond' },
  crown: { PT: 'Coroa', EN: 'Crown' },
  star: { PT: 'Estrela', EN: 'Star' },
  bell: { PT: 'Sino', EN: 'Bell' },
  clover: { PT: 'Trevo', EN: 'Clover' },
  cherry: { PT: 'Cereja', EN: 'Cherry' },
  wild: { PT: 'Curinga', EN: 'Wild' },
  scatter: { PT: 'Scatter', EN: 'Scatter' },
};

/** The reels of a spin, and the lines' payouts. */
export function describeSlot(
  nodeId: string,
  { stake, reels, lines, scatter, win }: SlotOutcome,
  language: LanguageCode,
): RoundPlay {
  const say = (PT: string, EN: string) => inLanguage({ PT, EN }, language);
  const nameOf = (symbol: SlotSymbol) => inLanguage(symbolWords[symbol], language);
  const rows = Array.from({ length: slotRows }, (_, row) => row);
  const paid = lines.map((line) => ({
    on: say(
      `Linha ${line.line + 1}: ${line.count} × ${nameOf(line.symbol)}`,
      `Line ${line.line + 1}: ${line.count} × ${nameOf(line.symbol)}`,
    ),
    win: line.win,
  }));
  if (scatter.win > 0) paid.push({ on: `${scatter.count} × Scatter`, win: scatter.win });
  const spin = {
    on: say('Giro', 'Spin'),
    stake,
    odds: null,
    paid: win,
    state: win > 0 ? 'won' : 'lost',
  } as const;
  return {
    bets: [
      spin,
      ...paid.map((line) => ({
        on: line.on,
        stake: null,
        odds: null,
        paid: line.win,
        state: 'won' as const,
      })),
    ],
    results: [
      {
        title: say('Rolos', 'Reels'),
        columns: reels.length,
        items: rows.flatMap((row) =>
          reels.flatMap((reel) => {
            const symbol = reel[row];
            if (symbol === undefined) return [];
            const image = `/art/symbols/${nodeId}/${symbol}.svg`;
            return [{ form: 'symbol' as const, text: nameOf(symbol), image }];
          }),
        ),
      },
    ],
  };
}
