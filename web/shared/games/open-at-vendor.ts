import type { Selection } from '#contract/entities/sports.ts';
import type { Outcome } from '#contract/errors.ts';
import type { Services } from '#web/shared/services/services.ts';

/** What to open at its vendor. */
export interface Opened {
  /** Code of the game at the vendor. */
  readonly code: string;
  readonly nodeId: string;
  readonly vassalage: string;
}

/** The data for the vendor. */
export type OpenServices = Pick<
  Services,
  'api' | 'session' | 'tokens' | 'merchantCode' | 'language'
>;

/**
 * Opens a game, or a lottery that is opened as games are (L4).
 *
 * @param selection the price that was pressed, for a game of sports
 */
export async function openGame(
  parts: OpenServices,
  opened: Opened,
  selection: Selection | null = null,
): Promise<Outcome<string>> {
  const body = {
    ...(await launchRequest(parts, opened)),
    gameId: opened.code,
    ...(selection && { selection }),
  };
  return addressIn(await parts.api.games.launch({ body }));
}

/** Opens the room of a game that is played in rooms (L8). */
export async function openRoom(
  parts: OpenServices,
  opened: Opened,
  roomId: string,
): Promise<Outcome<string>> {
  const body = { ...(await launchRequest(parts, opened)), roomId };
  return addressIn(await parts.api.pvp.launch({ body }));
}

/** Opens a lottery of the sea vendor, which has its own launch (L4). */
export async function openSeaLottery(
  { api, language }: OpenServices,
  { nodeId, vassalage }: Omit<Opened, 'code'>,
  playType: string | undefined,
): Promise<Outcome<string>> {
  const launched = await api.games.launchSeaLottery({
    body: {
      nodeId,
      vassalage,
      ...(playType !== undefined && { playType }),
      device: 'WEB',
      language: language(),
    },
  });
  return launched.ok ? { ok: true, value: launched.value.game_url } : launched;
}

/** The parameters of every game launch (L4). */
async function launchRequest(
  { session, tokens, merchantCode, language }: OpenServices,
  { nodeId, vassalage }: Opened,
) {
  return {
    nodeId,
    accountType: 1,
    confirmTrans: 0,
    vassalage,
    launchMode: 'GLS',
    platform: 'html5-desktop',
    clientType: 3,
    username: session.getSnapshot().context.member?.account ?? '',
    token: tokens.current().token ?? '',
    merchantCode: await merchantCode(),
    language: language(),
  } as const;
}

/** Where an opened game is, or the content of a room. */
interface Launched {
  readonly content?: string;
  readonly game_url?: string | undefined;
  readonly game_url2?: string | undefined;
}

function addressIn(launched: Outcome<Launched>): Outcome<string> {
  if (!launched.ok) return launched;
  const { content, game_url, game_url2 } = launched.value;
  const address = content ?? game_url ?? game_url2;
  return address === undefined
    ? { ok: false, code: 'vendor_unavailable' }
    : { ok: true, value: address };
}
