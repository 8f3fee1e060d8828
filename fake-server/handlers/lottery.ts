import { initServer } from '@ts-rest/express';
import { languages } from '#contract/entities/language.ts';
import { contract } from '#contract/index.ts';
import { answer, callOf, signedInOf } from '../http/call.ts';
import { languageOfCall } from '../http/call-language.ts';
import { LOTTERY_LOBBY } from '../vendors/lottery/lottery.games.ts';
import { requireOpenVendor } from '../world/play/launching.ts';
import type { World } from '../world/world.ts';
import type { HandlerNeeds } from './handler-needs.ts';

const allClosed = (req: object) => callOf(req).situation.gameUnderMaintenance;

/** Lotteries: menus, draws, the lobby's launch, and the member's bets. */
export function lotteryHandlers(world: World, { origins }: HandlerNeeds) {
  const { catalogue, favourites, lotteries, rounds } = world;
  return initServer().router(contract.lottery, {
    menus: async ({ req, query: { prizeMode, language } }) =>
      answer(lotteries.menus(prizeMode, languageOfCall(world, req, language), allClosed(req))),
    popular: async ({ req, query: { prizeMode, count } }) =>
      answer(lotteries.popular(prizeMode, count, allClosed(req))),
    rules: async ({ req, params: { gameCode } }) =>
      answer(lotteries.rules(gameCode, allClosed(req))),
    opened: async ({ query: { prizeMode, gameCode, count } }) =>
      answer(lotteries.opened({ prizeMode, gameCode }, count)),
    vietnameseNumbers: async ({ query: { gameCode, count } }) =>
      answer(lotteries.vietnamese(gameCode, count)),
    recent: async ({ req, query: { prizeMode } }) =>
      answer(lotteries.recent(signedInOf(req).member.id, prizeMode, allClosed(req))),
    launch: async ({ req, body: { lottoView, gameCode, playType, backUrl, language } }) => {
      const signedIn = signedInOf(req);
      const lottery = gameCode === undefined ? undefined : lotteries.findVietnamese(gameCode);
      requireOpenVendor(lottery && catalogue.find(lottery.code), callOf(req).situation);
      const { tag } = languages[language];
      // The lobby is one game with all lotteries, whichever is shown first.
      const token = rounds.openGameSession(signedIn, LOTTERY_LOBBY, tag);
      const address = new URL('/lottery/play', origins.vendors(req));
      for (const [name, value] of Object.entries({
        session: token,
        lang: tag,
        view: lottoView,
        game: gameCode,
        playType,
        backUrl,
      })) {
        if (value !== undefined) address.searchParams.set(name, value);
      }
      if (lottery) favourites.noteOpened(signedIn.member.id, lottery.code);
      return answer({ game_url: address.href });
    },
    bets: async ({ req, query: { gameCode, ...page } }) =>
      answer(lotteries.bets(signedInOf(req).member.id, gameCode, page)),
  });
}
