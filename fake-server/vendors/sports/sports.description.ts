import type { LanguageCode } from '#contract/entities/language.ts';
import type { RoundPlay } from '#contract/entities/round-play.ts';
import { inLanguage } from '../../content/words.ts';
import type { RoundToDescribe } from '../../world/ports/round-description.ts';
import { type SportsSimulator, standingOf } from './sports.simulator.ts';
import type { Leg, Match, Outcome, SportsBet } from './sports.types.ts';

/** The selections of a bet with their odds, and the state of their matches. */
export function describeSports(
  simulator: SportsSimulator,
  { outcome, stakes, state, win }: RoundToDescribe & { readonly outcome: SportsBet },
  language: LanguageCode,
  now: number,
): RoundPlay {
  const { legs } = outcome;
  const stake = Object.values(stakes)[0] ?? null;
  const isSingle = legs.length === 1;
  const paid = state === 'open' ? null : win;
  const selections = legs.map((leg) => ({ leg, match: simulator.find(leg.matchId) }));
  return {
    bets: selections.map(({ leg, match }) => ({
      on: match ? `${match.home} – ${match.away}: ${selectionOf(leg, match, language)}` : '–',
      stake: isSingle ? stake : null,
      odds: leg.odds,
      paid: isSingle ? paid : null,
      state: simulator.resultOf(leg, now),
    })),
    results: selections.flatMap(({ match }) => {
      if (!match) return [];
      const text = standingText(match, now, language);
      return [
        {
          title: inLanguage({ PT: match.league.name.pt, EN: match.league.name.en }, language),
          columns: null,
          items: [
            { form: 'text' as const, text: `${match.home} – ${match.away}: ${text}`, image: null },
          ],
        },
      ];
    }),
  };
}

function selectionOf({ outcome }: Leg, { home, away, league }: Match, language: LanguageCode) {
  const say = (PT: string, EN: string) => inLanguage({ PT, EN }, language);
  const line = new Intl.NumberFormat(say('pt-BR', 'en')).format(league.sport.line);
  const names: Readonly<Record<Outcome, string>> = {
    '1': home,
    X: say('Empate', 'Draw'),
    '2': away,
    over: say(`Acima de ${line}`, `Over ${line}`),
    under: say(`Abaixo de ${line}`, `Under ${line}`),
    yes: say('Ambas marcam: sim', 'Both score: yes'),
    no: say('Ambas marcam: não', 'Both score: no'),
  };
  return names[outcome];
}

function standingText(match: Match, now: number, language: LanguageCode): string {
  const say = (PT: string, EN: string) => inLanguage({ PT, EN }, language);
  const { phase, minute, score } = standingOf(match, now);
  const goals = score.join(' × ');
  const texts: Readonly<Record<typeof phase, string>> = {
    coming: say('ainda não começou', 'not started'),
    live: say(`${goals}, aos ${minute} min`, `${goals} after ${minute} min`),
    abandoned: say('abandonada, apostas anuladas', 'abandoned, bets void'),
    ended: goals,
  };
  return texts[phase];
}
