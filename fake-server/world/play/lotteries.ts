import type { LanguageCode } from '#contract/entities/language.ts';
import type {
  Draw,
  LotteryBet as LotteryBetEntity,
  Lottery as LotteryEntity,
  LotteryMenu,
  LotteryRules,
  OpenedNumbers,
} from '#contract/entities/lottery.ts';
import type { PrizeMode } from '#contract/entities/lottery-types.ts';
import { inLanguage } from '../../content/words.ts';
import { type Clock, momentOf } from '../../kernel/clock.ts';
import { type PageRequest, pagesOf, rowsOf } from '../../kernel/pages.ts';
import { Refused } from '../../kernel/refused.ts';
import type { SettingsInForce } from '../../settings/settings.ts';
import type { GameTable } from '../../store/play/games.ts';
import type { RoundRow } from '../../store/play/play.ts';
import type { Lottery, LotteryBet, LotteryProvider, PastDraw } from '../ports/lottery.ts';
import { type Catalogue, gameOf } from './catalogue.ts';
import type { Rounds } from './rounds.ts';
import { offeredStakes } from './stakes.ts';

/** The most recent lotteries of a person. */
/** The most draws of all lotteries in one call. */
const MAX_DRAWS_AT_ONCE = 200;
const MAX_RECENT_LOTTERIES = 20;
/** Games that are searched for them. */
const RECENT_GAMES_LOOKED_AT = 200;

/** Lotteries: menus, draws, rules, and members' bets (L7). */
export interface Lotteries {
  /** @param allClosed every game is under maintenance */
  menus(prizeMode: PrizeMode, language: LanguageCode, allClosed: boolean): LotteryMenu[];
  popular(prizeMode: PrizeMode | undefined, count: number, allClosed: boolean): LotteryEntity[];
  recent(memberId: number, prizeMode: PrizeMode | undefined, allClosed: boolean): LotteryEntity[];
  /** @throws Refused game_not_found */
  rules(gameCode: string, allClosed: boolean): LotteryRules;
  /** @throws Refused game_not_found */
  opened(
    which: { readonly prizeMode?: PrizeMode | undefined; readonly gameCode?: string | undefined },
    count: number,
  ): OpenedNumbers[];
  /** @throws Refused game_not_found */
  vietnamese(gameCode: string | undefined, count: number): { gameCode: string; draw: Draw }[];
  /** Newest first, paged. @throws Refused game_not_found */
  bets(
    memberId: number,
    gameCode: string | undefined,
    page: PageRequest,
  ): { content: LotteryBetEntity[]; totalPages: number };
  /** A Vietnamese lottery. @throws Refused game_not_found */
  findVietnamese(gameCode: string): Lottery;
}

interface LotteryParts {
  readonly provider: LotteryProvider;
  readonly catalogue: Catalogue;
  readonly games: GameTable;
  readonly rounds: Rounds;
  readonly settings: SettingsInForce;
  readonly clock: Clock;
}

export function createLotteries(parts: LotteryParts): Lotteries {
  const { provider, catalogue, games, rounds, settings, clock } = parts;
  const currency = () => settings.current.currency;
  const money = (amount: number) => ({ amount, currency: currency() });

  const entityOf = (lottery: Lottery, allClosed: boolean): LotteryEntity[] => {
    const row = catalogue.find(lottery.code);
    const [first] = provider.plays(lottery);
    if (!row || !first) return [];
    const game = gameOf(row, currency(), allClosed);
    return [
      {
        gameCode: game.gameCode,
        gameName: game.gameName,
        gameType: game.gameType,
        vassalage: game.vassalage,
        vendor: game.vendor,
        minBet: game.minBet,
        image: game.image,
        isHot: game.isHot,
        status: game.status,
        prizeMode: lottery.prizeMode,
        form: lottery.drum.form,
        defaultPlayType: first.type,
      },
    ];
  };
  const popularity = ({ code }: Lottery) => catalogue.find(code)?.popularity ?? 0;
  const entitiesOf = (list: readonly Lottery[], allClosed: boolean) =>
    list.flatMap((lottery) => entityOf(lottery, allClosed));

  const find = (gameCode: string): Lottery => {
    const lottery = provider.find(gameCode);
    if (!lottery) throw new Refused('game_not_found');
    return lottery;
  };
  const findVietnamese = (gameCode: string): Lottery => {
    const lottery = find(gameCode);
    if (lottery.prizeMode !== 'SEA') throw new Refused('game_not_found');
    return lottery;
  };

  const betOf = (row: RoundRow): LotteryBetEntity[] => {
    // Rounds in a lottery are always bets on its draws.
    const bet = JSON.parse(row.outcome) as LotteryBet;
    const lottery = provider.find(bet.gameCode);
    if (!lottery) return [];
    const draw = provider.resultOf(lottery, bet.drawNo, clock.now());
    const { gameCode, drawNo, playType, numbers, odds } = bet;
    const settled = row.win > 0 ? 'won' : 'lost';
    return [
      {
        betId: row.round_key,
        gameCode,
        drawNo,
        playType,
        odds,
        gameName: lottery.name,
        form: lottery.drum.form,
        resultsAt: momentOf(bet.settlesAt),
        placedAt: momentOf(row.played_at),
        numbers: [...numbers],
        stake: money(row.stake),
        win: money(row.win),
        state: row.state === 'settled' ? settled : row.state,
        draw: draw ? drawOf(draw) : null,
      },
    ];
  };

  return {
    findVietnamese,
    menus(prizeMode, language, allClosed) {
      const groups = Map.groupBy(provider.lotteries.filter(isOf(prizeMode)), ({ group }) => group);
      return [...groups].map(([group, list]) => ({
        gameGroupCode: group,
        labelName: inLanguage(provider.groups[group] ?? { PT: group, EN: group }, language),
        gameMenus: entitiesOf(list, allClosed),
      }));
    },
    popular(prizeMode, count, allClosed) {
      const list = provider.lotteries
        .filter(isOf(prizeMode))
        .toSorted((a, b) => Number(b.isHot) - Number(a.isHot) || popularity(b) - popularity(a));
      return entitiesOf(list.slice(0, count), allClosed);
    },
    recent(memberId, prizeMode, allClosed) {
      const list = games
        .recentIds(memberId, RECENT_GAMES_LOOKED_AT)
        .flatMap((nodeId) => provider.find(nodeId) ?? [])
        .filter(isOf(prizeMode));
      return entitiesOf(list.slice(0, MAX_RECENT_LOTTERIES), allClosed);
    },
    rules(gameCode, allClosed) {
      const lottery = find(gameCode);
      const [entity] = entityOf(lottery, allClosed);
      if (!entity) throw new Refused('game_not_found');
      const largest = offeredStakes('lottery', lottery.minStake).at(-1) ?? lottery.minStake;
      return {
        lottery: entity,
        plays: provider.plays(lottery).map((play) => {
          const { returnToPlayer, largestStake } = provider.termsOf(play, largest);
          return {
            playType: play.type,
            odds: play.odds,
            oneIn: 1 / play.expectedHits,
            returnToPlayer,
            maxBet: money(largestStake),
          };
        }),
        closesBeforeSeconds: lottery.schedule.closingSeconds,
        highestWin: money(provider.highestWin),
      };
    },
    opened({ prizeMode, gameCode }, count) {
      const now = clock.now();
      const list =
        gameCode === undefined ? provider.lotteries.filter(isOf(prizeMode)) : [find(gameCode)];
      const each = Math.min(count, Math.max(1, Math.floor(MAX_DRAWS_AT_ONCE / list.length)));
      return list.map((lottery) => {
        const { drawNo, closesAt, drawsAt, resultsAt } = provider.coming(lottery, now);
        return {
          gameCode: lottery.code,
          coming: {
            drawNo,
            closesAt: momentOf(closesAt),
            drawsAt: momentOf(drawsAt),
            resultsAt: momentOf(resultsAt),
          },
          draws: provider.past(lottery, now, each).map(drawOf),
        };
      });
    },
    vietnamese(gameCode, count) {
      const now = clock.now();
      const list =
        gameCode === undefined
          ? provider.lotteries.filter(isOf('SEA'))
          : [findVietnamese(gameCode)];
      return list
        .flatMap((lottery) =>
          provider.past(lottery, now, count).map((draw) => ({ gameCode: lottery.code, draw })),
        )
        .toSorted((a, b) => b.draw.drawsAt - a.draw.drawsAt)
        .slice(0, count)
        .map(({ gameCode: code, draw }) => ({ gameCode: code, draw: drawOf(draw) }));
    },
    bets(memberId, gameCode, page) {
      const list = gameCode === undefined ? provider.lotteries : [find(gameCode)];
      const codes = list.map(({ code }) => code);
      const { rounds: rows, total } = rounds.roundsAmong(memberId, codes, rowsOf(page));
      return { content: rows.flatMap(betOf), totalPages: pagesOf(total, page) };
    },
  };
}

function isOf(prizeMode: PrizeMode | undefined) {
  return (lottery: Lottery) => (prizeMode ?? lottery.prizeMode) === lottery.prizeMode;
}

function drawOf({ drawNo, drawsAt, result }: PastDraw): Draw {
  return {
    drawNo,
    drawnAt: momentOf(drawsAt),
    cancelled: result.cancelled,
    prizes: result.prizes.map(({ prize, numbers }) => ({ prize, numbers: [...numbers] })),
  };
}
