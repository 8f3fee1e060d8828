import { fromPromise } from 'xstate';
import type { Lottery } from '#contract/entities/lottery.ts';
import type { LottoView, PlayType } from '#contract/entities/lottery-types.ts';
import type { Outcome } from '#contract/errors.ts';
import { SEA_LOTTERY_VENDOR_CODES } from '#contract/rules/launch-way.ts';
import { lotteryLaunchMachine } from '#machines/lottery-launch/lottery-launch.machine.ts';
import { isWebAddress } from '#web/platform/address/web-address.ts';
import type { Services } from '#web/shared/services/services.ts';

/** Where the address of the vendor's page lies: it is good for one session, and no machine holds it. */
export interface LotteryPort {
  address: string | null;
}

/** What is to be opened: the betting view of a lottery, or the lobby of all. */
export interface LotteryWish {
  readonly lottery: Pick<Lottery, 'gameCode' | 'vassalage' | 'prizeMode'> | null;
  readonly playType: PlayType | undefined;
}

/** The launch of a lottery with the calls that it makes (L7). */
export function provideLotteryLaunch(services: Services, port: LotteryPort, wish: LotteryWish) {
  const { queryClient, siblings } = services;
  return lotteryLaunchMachine.provide({
    actors: {
      launchLottery: fromPromise<Outcome<null>, void>(async () => {
        port.address = null;
        const launched = await launch(services, wish);
        if (!launched.ok) return launched;
        void queryClient.invalidateQueries({ queryKey: ['recent'] });
        siblings.tellGamesChanged();
        const { address } = launched.value;
        if (address === undefined) return { ok: false, code: 'vendor_unavailable' };
        // It goes into a frame, where another scheme than the web's could run as the portal itself.
        if (!isWebAddress(address)) return { ok: false, code: 'address_invalid' };
        port.address = address;
        return { ok: true, value: null };
      }),
    },
  });
}

/** Vietnamese and sea lotteries have launches of their own; others are opened as games are (L4). */
async function launch(
  services: Services,
  { lottery, playType }: LotteryWish,
): Promise<Outcome<{ readonly address: string | undefined }>> {
  const { api, language, tokens, session } = services;
  if (lottery === null || lottery.prizeMode === 'SEA') {
    const lottoView: LottoView = lottery ? 'betting' : 'lobby';
    const launched = await api.lottery.launch({
      body: {
        lottoArea: 'VN',
        launchMode: 'LOTT',
        lottoView,
        device: 'WEB',
        backUrl: location.href,
        language: language(),
        gameCode: lottery?.gameCode,
        playType,
      },
    });
    return launched.ok ? { ok: true, value: { address: launched.value.game_url } } : launched;
  }
  if (SEA_LOTTERY_VENDOR_CODES.includes(lottery.vassalage)) {
    const { gameCode: nodeId, vassalage } = lottery;
    const opened = await api.games.launchSeaLottery({
      body: {
        nodeId,
        vassalage,
        ...(playType && { playType }),
        device: 'WEB',
        language: language(),
      },
    });
    if (!opened.ok) return opened;
    return { ok: true, value: { address: withPlay(opened.value.game_url, playType) } };
  }
  const launched = await api.games.launch({
    body: {
      gameId: lottery.gameCode,
      nodeId: lottery.gameCode,
      accountType: 1,
      confirmTrans: 0,
      vassalage: lottery.vassalage,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      username: session.getSnapshot().context.member?.account ?? '',
      token: tokens.current().token ?? '',
      merchantCode: services.merchantCode(),
      language: language(),
    },
  });
  if (!launched.ok) return launched;
  const address = launched.value.game_url ?? launched.value.game_url2;
  return { ok: true, value: { address: address && withPlay(address, playType) } };
}

/** The vendor's page opens the play that the portal's address names (R4). */
function withPlay(address: string, playType: PlayType | undefined): string {
  const url = URL.parse(address);
  if (!url || playType === undefined) return address;
  url.searchParams.set('playType', playType);
  return url.href;
}
