import { z } from 'zod/v4';
import type { FakeServer } from '#fake-server/start.ts';
import type { Lottery, LotteryProvider } from '#fake-server/world/ports/lottery.ts';
import { type Answer, call } from './api.ts';

/** A launch of the lobby of the Vietnamese lotteries, as the portal makes it. */
export const lobbyLaunch = {
  lottoArea: 'VN',
  launchMode: 'LOTT',
  lottoView: 'betting',
  device: 'WEB',
  backUrl: 'https://portal.example/vnlottery',
  language: 'PT',
};

/** Opens the lobby, or tries to. */
export function launchLobby(
  { portalUrl }: FakeServer,
  token: string,
  changes: object = {},
): Promise<Answer> {
  return call(portalUrl, 'POST', '/lottery/launch', {
    token,
    body: { ...lobbyLaunch, ...changes },
  });
}

/** What the address at the vendor says that a launch gives. */
export async function openLobby(
  server: FakeServer,
  token: string,
  gameCode = 'mekong-nhanh',
): Promise<URLSearchParams> {
  const answer = await launchLobby(server, token, { gameCode });
  const { value } = z.object({ value: z.object({ game_url: z.url() }) }).parse(answer.body);
  return new URL(value.game_url).searchParams;
}

/** A lottery that there is. */
export function lotteryOf(book: LotteryProvider, code: string): Lottery {
  const found = book.find(code);
  if (!found) throw new Error(`There is no ${code}.`);
  return found;
}
