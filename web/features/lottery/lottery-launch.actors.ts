import type { Lottery } from '#contract/entities/lottery.ts';
import type { LottoView, PlayType } from '#contract/entities/lottery-types.ts';
import type { Outcome } from '#contract/errors.ts';
import { SEA_LOTTERY_VENDOR_CODES } from '#contract/rules/launch-way.ts';
import {
  type LaunchPort,
  type LaunchServices,
  provideLaunch,
} from '#web/shared/games/launch.actors.ts';
import { type OpenServices, openGame, openSeaLottery } from '#web/shared/games/open-at-vendor.ts';

/** What opens: the betting view of a lottery, or the lobby of all. */
export interface LotteryWish {
  readonly lottery: Pick<Lottery, 'gameCode' | 'gameName' | 'vassalage' | 'prizeMode'> | null;
  readonly playType: PlayType | undefined;
}

/** The launch of a lottery with the calls that it makes (L7). */
export function provideLotteryLaunch(
  services: LaunchServices & OpenServices,
  port: LaunchPort,
  wish: LotteryWish,
) {
  const { lottery } = wish;
  return provideLaunch(services, port, {
    // Its page knows it already; whether it is open, the vendor says.
    find: async () =>
      await Promise.resolve({
        ok: true,
        value: {
          gameName: lottery?.gameName ?? '',
          vendor: lottery?.vassalage ?? '',
          way: 'frame',
          isClosed: false,
        },
      }),
    open: async () => await openLottery(services, wish),
  });
}

/** Vietnamese and sea lotteries launch in their own way; others open like games (L4). */
async function openLottery(
  services: OpenServices,
  { lottery, playType }: LotteryWish,
): Promise<Outcome<string>> {
  if (lottery === null || lottery.prizeMode === 'SEA') {
    const lottoView: LottoView = lottery ? 'betting' : 'lobby';
    const launched = await services.api.lottery.launch({
      body: {
        lottoArea: 'VN',
        launchMode: 'LOTT',
        lottoView,
        device: 'WEB',
        backUrl: location.href,
        language: services.language(),
        gameCode: lottery?.gameCode,
        playType,
      },
    });
    return launched.ok ? { ok: true, value: launched.value.game_url } : launched;
  }
  const { gameCode, vassalage } = lottery;
  const asGame = { code: gameCode, nodeId: gameCode, vassalage };
  const opened = SEA_LOTTERY_VENDOR_CODES.includes(vassalage)
    ? await openSeaLottery(services, asGame, playType)
    : await openGame(services, asGame);
  return opened.ok ? { ok: true, value: withPlay(opened.value, playType) } : opened;
}

/** The vendor's page opens the play in the portal's address (R4). */
function withPlay(address: string, playType: PlayType | undefined): string {
  const url = URL.parse(address);
  if (!url || playType === undefined) return address;
  url.searchParams.set('playType', playType);
  return url.href;
}
