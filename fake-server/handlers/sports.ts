import { initServer } from '@ts-rest/express';
import type { SportsMatch } from '#contract/entities/sports.ts';
import { contract } from '#contract/index.ts';
import { inLanguage } from '../content/words.ts';
import { answer, callOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { momentOf } from '../kernel/clock.ts';
import { gameOf } from '../world/play/catalogue.ts';
import type { World } from '../world/world.ts';

/** Matches of sports and e-sports, with their odds. */
export function sportsHandlers(world: World) {
  const { settings, sportsMatches } = world;
  return initServer().router(contract.sports, {
    matches: async ({ req, query: { gameType, language } }) => {
      const { gameUnderMaintenance } = callOf(req).situation;
      const spoken = languageOfCall(world, req, language);
      const { book, matches } = sportsMatches.of(gameType);
      return answer({
        book: book ? gameOf(book, settings.current.currency, gameUnderMaintenance) : null,
        matches: matches.map(
          ({ league, startsAt, live, ...match }): SportsMatch => ({
            ...match,
            league: inLanguage(league, spoken),
            startsAt: momentOf(startsAt),
            live: live ? { minute: live.minute, home: live.score[0], away: live.score[1] } : null,
          }),
        ),
      });
    },
  });
}
